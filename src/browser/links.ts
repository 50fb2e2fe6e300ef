/**
 * Links go through the redirect rules before they navigate, and lead off the site only where they may (specification 2.5
 * and 2.6, design 8): a navigation within the page never reaches the host that would redirect it.
 */
import type { Site } from '../site/hosts';
import { isOwnAddress } from '../site/redirects/configured-hosts';
import { resolveRedirect } from '../site/redirects/resolve';
import type { Stop } from './clock';

/** Schemes to which no link leads (specification 2.6). */
const refusedSchemes = ['blob:', 'data:', 'javascript:', 'vbscript:'];

/** The attribute by which a link to a place outside the product's domains says that it means to. */
export const externalAttribute = 'data-external';

/** What becomes of a link. */
export type LinkDecision =
  /** It is at its place: whoever handles links goes on with it. */
  | { readonly kind: 'follow' }
  /** A rule leads elsewhere on this host: path with query and hash. */
  | { readonly kind: 'navigate'; readonly path: string }
  /** A rule leads to another host. */
  | { readonly kind: 'leave'; readonly address: string }
  | { readonly kind: 'refuse'; readonly message: string };

/** A link, and the page on which it stands. */
export interface LinkRequest {
  /** As written, or resolved. */
  readonly href: string;
  /** The page's full address. */
  readonly base: string;
  /** Whether the link opted in to leaving the product's domains. */
  readonly external: boolean;
}

/** Decides about a link, by address alone. */
export function decideLink(site: Site, { href, base, external }: LinkRequest): LinkDecision {
  if (!URL.canParse(href, base)) return refuse(href, 'is no address');
  const url = new URL(href, base);
  if (refusedSchemes.includes(url.protocol)) return refuse(href, `has the scheme "${url.protocol}"`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'follow' };
  if (url.origin !== new URL(base).origin) {
    return external || isOwnAddress(url, site.config)
      ? { kind: 'follow' }
      : refuse(href, `leads off the site without "${externalAttribute}"`);
  }
  const resolution = resolveRedirect(url.href.slice(url.origin.length), { site });
  if (!resolution) return { kind: 'follow' };
  return resolution.external
    ? { kind: 'leave', address: resolution.location }
    : { kind: 'navigate', path: resolution.location };
}

const refuse = (href: string, reason: string): LinkDecision => ({
  kind: 'refuse',
  message: `Navigation refused: "${href.slice(0, 200)}" ${reason}.`,
});

/** What the service needs of the page. */
export interface LinkDependencies {
  readonly site: Site;
  readonly document: Document;
  /** Navigates within the site: Gatsby's `navigate`. */
  readonly navigate: (path: string) => void;
  /** Goes to an address by a full load. */
  readonly leave: (address: string) => void;
  readonly report: (message: string) => void;
}

/** Watches the clicks on all links of the document, before the link's own handlers. */
export function startLinks({ site, document, navigate, leave, report }: LinkDependencies): Stop {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || event.defaultPrevented) return;
    const decision = decideLink(site, {
      href: link.getAttribute('href') ?? '',
      base: document.baseURI,
      external: link.hasAttribute(externalAttribute),
    });
    if (decision.kind === 'follow' || (decision.kind !== 'refuse' && opensElsewhere(event, link))) return;
    event.preventDefault();
    event.stopPropagation();
    if (decision.kind === 'navigate') navigate(decision.path);
    else if (decision.kind === 'leave') leave(decision.address);
    else report(decision.message);
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('auxclick', onClick, { capture: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('auxclick', onClick, { capture: true });
  };
}

/** Clicks that the browser answers with another window or a download: there the host redirects. */
const opensElsewhere = (event: MouseEvent, link: Element): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.hasAttribute('download') ||
  !['', '_self', null].includes(link.getAttribute('target'));
