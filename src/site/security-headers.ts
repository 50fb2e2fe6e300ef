/**
 * The headers that protect every answer of the site: pages and files (`_headers`), redirects and calls (the edge functions),
 * and all of these on the local host (design 12).
 */

/** Content-Security-Policy, directive by directive. */
const policy = [
  // Nothing is evaluated but Pagefind's WebAssembly, and no attribute of an element is a script.
  "script-src 'self' 'wasm-unsafe-eval'",
  "script-src-attr 'none'",
  // Gatsby's and our own scripts in the page; the chat, sign-in and statistics of other parties.
  "script-src-elem 'self' 'unsafe-inline' https:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];

/** Names and values. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['Content-Security-Policy', policy.join('; ')],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  // Windows that the site opens (sign-in) may answer it; those that open the site may not.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Cross-Origin-Resource-Policy', 'same-site'],
  ['Origin-Agent-Cluster', '?1'],
];

/** Gives an answer the headers that it does not have. */
export function protect(answer: Response): Response {
  for (const [name, value] of securityHeaders) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}
