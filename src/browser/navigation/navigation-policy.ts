/** The navigation policy (specification 2.5 and 2.6). */
import { type Site, splitPath } from '../../site/hosting/hosts';
import { isOwnAddress } from '../../site/hosting/own-domain';
import { resolveRedirect } from '../../site/redirects/resolve';

/** Never allowed, even with opt-in (specification 2.6). */
const refusedSchemes = ['blob:', 'data:', 'javascript:', 'vbscript:'];

export type NavigationDecision =
  /** The address needs no change: the browser or Gatsby goes on. */
  | { readonly kind: 'follow' }
  /** A redirect rule leads elsewhere on this host: path with query and hash. */
  | { readonly kind: 'navigate'; readonly path: string }
  /** A redirect rule leads to another host, or the page is in another language: it needs a full load. */
  | { readonly kind: 'leave'; readonly address: string }
  | { readonly kind: 'refuse'; readonly message: string };

export interface NavigationRequest {
  readonly href: string;
  readonly base: string;
  readonly external: boolean;
}

export function decideNavigation(site: Site, { href, base, external }: NavigationRequest): NavigationDecision {
  if (!URL.canParse(href, base)) return refuse(href, 'is no address');
  const url = new URL(href, base);
  const here = new URL(base);
  if (refusedSchemes.includes(url.protocol)) return refuse(href, `has the scheme "${url.protocol}"`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'follow' };
  if (url.origin !== here.origin) {
    return external || isOwnAddress(url, site.config)
      ? { kind: 'follow' }
      : refuse(href, 'leads off the site without saying that it means to');
  }
  const address = url.href.slice(url.origin.length);
  const resolution = resolveRedirect(address, { site });
  if (resolution?.external) return { kind: 'leave', address: resolution.location };
  const path = resolution?.location ?? address;
  // A document contains the messages and menus of one language only.
  if (languageOf(site, path) !== languageOf(site, here.pathname)) return { kind: 'leave', address: path };
  return resolution ? { kind: 'navigate', path } : { kind: 'follow' };
}

const languageOf = (site: Site, path: string) => splitPath(site, path.split(/[?#]/, 1)[0] ?? '').locale;

const refuse = (href: string, reason: string): NavigationDecision => ({
  kind: 'refuse',
  message: `Navigation refused: "${href.slice(0, 200)}" ${reason}.`,
});
