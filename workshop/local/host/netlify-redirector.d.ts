/** Types for the matcher that Netlify publishes for local use; the package has none. */
declare module 'netlify-redirector' {
  /** A request as the matcher sees it: the path decoded, the query without its question mark. */
  export interface MatcherRequest {
    readonly scheme: string;
    readonly host: string;
    readonly path: string;
    readonly query: string;
    readonly getHeader: (name: string) => string;
    readonly getCookie: (name: string) => string;
  }
  /** The first rule that fits, with its placeholders filled in. */
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
