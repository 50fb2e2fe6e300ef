/** The matcher that Netlify publishes for local use has no types. */
declare module 'netlify-redirector' {
  /** Path decoded, query without its question mark. */
  export interface MatcherRequest {
    readonly scheme: string;
    readonly host: string;
    readonly path: string;
    readonly query: string;
    readonly getHeader: (name: string) => string;
    readonly getCookie: (name: string) => string;
  }
  /** With its placeholders filled in. */
  export interface Match {
    readonly from: string;
    readonly to: string;
    readonly status: number;
    readonly force: boolean;
  }
  export interface Matcher {
    match: (request: MatcherRequest) => Match | null;
  }
  export function parsePlain(rules: string, options: object): Promise<Matcher>;
}
