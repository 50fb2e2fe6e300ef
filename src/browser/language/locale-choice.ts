import type { Site } from '../../site/hosting/hosts';
import { localeCookieFor } from '../../site/languages/locale-cookie';
import { withChoice } from '../../site/redirects/carried-choice';
import { hashTarget } from '../navigation/hash-target';

/**
 * Stores the locale cookie when a link with `data-locale` is followed (specification 4). A link to an alternate gets
 * the query and hash of the address, but no heading's hash, which has words of one language; a link to another host
 * gets the choice. Afterwards it gets its own address back. Call it before any other click handler.
 */
export function followLocaleChoice(document: Document, site: Site): void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-locale]') : null;
    const code = site.locales.find((known) => known === link?.getAttribute('data-locale'));
    if (!link || !code || event.button > 1) return;
    document.cookie = localeCookieFor(code, document.location.protocol === 'https:');
    const written = link.getAttribute('href') ?? '';
    if (link.rel === 'alternate') {
      link.search = document.location.search;
      link.hash = isHeading(document, document.location.hash) ? '' : document.location.hash;
    }
    const carried = withChoice(link.href, code, document.location.origin, site);
    if (carried !== link.href) link.href = carried;
    setTimeout(() => link.setAttribute('href', written));
  };
  // A middle click also opens the link.
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick, { capture: true });
}

/** Headings in an author's text have a link to themselves. */
function isHeading(document: Document, hash: string): boolean {
  const target = hashTarget(document, hash);
  const links = document.querySelectorAll('a.anchor');
  return target !== null && [...links].some((link) => link.getAttribute('href') === `#${target.id}`);
}
