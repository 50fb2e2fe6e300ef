/**
 * The security headers of every response of the site: pages and files (`_headers`), redirects and calls (the edge functions),
 * and all of these on the local host (design 12).
 */

import type { SiteConfig } from './config.ts';

/** What stands inline in a build's documents, as CSP sources: `sha256-…`. */
export interface Inline extends InlineStyles {
  /** Of the loader, the only script. */
  readonly script: string;
}

/** The inline styles of a build's documents. */
export interface InlineStyles {
  /** Of the texts of style elements. */
  readonly elements: readonly string[];
  /** Of the values of style attributes. */
  readonly attributes: readonly string[];
}

const quoted = (sources: readonly string[]): string[] => sources.map((source) => `'${source}'`);

/**
 * The Content-Security-Policy of a build's documents, which have one inline script, the same in all. Scripts, frames, pictures and calls are
 * also allowed from the origins of the chat and the sign-in, if the configuration names any.
 */
export function documentPolicy({ scriptOrigins }: Pick<SiteConfig, 'scriptOrigins'>, inline: Inline): string {
  const directives: readonly (readonly [name: string, sources: readonly string[]])[] = [
    ['default-src', ["'none'"]],
    // Nothing is evaluated except Pagefind's WebAssembly.
    ['script-src', ["'self'", ...quoted([inline.script]), "'wasm-unsafe-eval'", ...scriptOrigins]],
    ['style-src', ["'self'", ...quoted(inline.elements)]],
    ['style-src-attr', inline.attributes.length > 0 ? ["'unsafe-hashes'", ...quoted(inline.attributes)] : ["'none'"]],
    ['font-src', ["'self'"]],
    // The icon stands in the document (src/document/icon.tsx).
    ['img-src', ["'self'", 'data:', ...scriptOrigins]],
    ['connect-src', ["'self'", ...scriptOrigins]],
    ['frame-src', ["'self'", ...scriptOrigins]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'"]],
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** The policy of responses without a document: redirects, and the services' data. */
const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The headers of a response with a document. */
export const documentHeaders = (
  config: Pick<SiteConfig, 'scriptOrigins'>,
  inline: Inline,
): readonly (readonly [name: string, value: string])[] =>
  securityHeaders.map(([name, value]) => [name, name === policyName ? documentPolicy(config, inline) : value]);

const policyName = 'Content-Security-Policy';

/** The headers of every other response: names and values. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  [policyName, barePolicy],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  // Windows that the site opens (sign-in) can send messages to it; windows that open the site cannot.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Cross-Origin-Resource-Policy', 'same-site'],
  ['Origin-Agent-Cluster', '?1'],
];

/** Adds to a response the headers that it lacks. */
export function protect(answer: Response): Response {
  for (const [name, value] of securityHeaders) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}
