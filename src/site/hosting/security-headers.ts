/** The security headers of every response: pages, files, redirects, calls, and the local host's (docs/pages.md). */
import type { SiteConfig } from './config.ts';

/**
 * The Content-Security-Policy of a build's documents, which all have the same inline scripts.
 * @param scripts the inline scripts as CSP sources: `sha256-…`
 * @param isPreview whether its pages may show others in a frame, as only the review does (docs/review.md)
 */
export function documentPolicy(
  { scriptOrigins }: Pick<SiteConfig, 'scriptOrigins'>,
  scripts: readonly string[],
  isPreview = false,
): string {
  const frames = [...(isPreview ? ["'self'"] : []), ...scriptOrigins];
  return policyOf([
    // Not 'none': a prefetch has no directive of its own, and Firefox asks this one.
    ['default-src', ["'self'"]],
    // Nothing is evaluated except Pagefind's WebAssembly.
    ['script-src', ["'self'", ...scripts.map((script) => `'${script}'`), "'wasm-unsafe-eval'", ...scriptOrigins]],
    // Digests of all inline styles were 1.4 KB in every response, which cost a first visit a round trip. No text can bring a style element
    // (src/content/render/allow-list.ts), and attributes are refused.
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['style-src-attr', ["'none'"]],
    // The icon is a data URI (src/components/frame/logo/icon-links.tsx).
    ['img-src', ["'self'", 'data:', ...scriptOrigins]],
    ['connect-src', ["'self'", ...scriptOrigins]],
    ['frame-src', frames.length > 0 ? frames : ["'none'"]],
    // Without this one, what may bring scripts may bring workers.
    ['worker-src', ["'self'"]],
    ['media-src', ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', [isPreview ? "'self'" : "'none'"]],
  ]);
}

/**
 * The policy of the editor on previews (docs/editor.md): its program and fonts are the preview's own; it calls the code host's API, shows
 * pictures that lie there or were just chosen, and sets styles of elements, as Svelte does.
 */
export function editorPolicy(): string {
  return policyOf([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", "'wasm-unsafe-eval'"]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['font-src', ["'self'", 'data:']],
    ['img-src', ["'self'", 'data:', 'blob:', 'https://*.githubusercontent.com']],
    ['media-src', ["'self'", 'blob:']],
    ['connect-src', ["'self'", 'blob:', 'data:', 'https://api.github.com', 'https://www.githubstatus.com']],
    ['frame-src', ["'self'", 'blob:']],
    ['worker-src', ["'self'", 'blob:']],
    ['manifest-src', ["'self'", 'data:', 'blob:']],
    ['base-uri', ["'self'"]],
    ['form-action', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
  ]);
}

const policyOf = (directives: readonly (readonly [name: string, sources: readonly string[]])[]): string =>
  directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/** The policy of responses without a document: redirects, and the services' data. */
const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of a response with a document; see {@link documentPolicy} for the parameters. */
export function documentHeaders(
  config: Pick<SiteConfig, 'scriptOrigins'>,
  scripts: readonly string[],
  isPreview = false,
): readonly (readonly [name: string, value: string])[] {
  const own: Readonly<Record<string, string>> = {
    [policyName]: documentPolicy(config, scripts, isPreview),
    // A preview tells its name to no other site (docs/review.md).
    ...(isPreview && { [framingName]: 'SAMEORIGIN', 'Referrer-Policy': 'same-origin' }),
  };
  return securityHeaders.map(([name, value]) => [name, own[name] ?? value]);
}

export const policyName = 'Content-Security-Policy';
const framingName = 'X-Frame-Options';

/** What no page and no script of another party may ask for; only names that browsers know, since they report others. */
const refusedFeatures = [
  ...['bluetooth', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'hid', 'local-fonts', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb'],
];

/** Which sites may show a response as a part of their pages. */
export const resourcePolicyName = 'Cross-Origin-Resource-Policy';

/** The headers of every other response: names and values. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  [policyName, barePolicy],
  ['X-Content-Type-Options', 'nosniff'],
  [framingName, 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', refusedFeatures.map((name) => `${name}=()`).join(', ')],
  // Windows that the site opens (sign-in) can send messages to it; windows that open the site cannot.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  [resourcePolicyName, 'same-site'],
  ['Origin-Agent-Cluster', '?1'],
];

/** Adds to a response the headers that it lacks. */
export function protect(answer: Response): Response {
  for (const [name, value] of securityHeaders) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}
