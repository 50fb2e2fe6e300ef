/**
 * The choice of a language in the picker: it is remembered, and the query and hash of the page are kept when the link leads to
 * the same page in that language (specification 4, design 2 and 7).
 */

import type { Site } from '../../site/hosting/hosts';
import { localeCookieFor } from '../../site/languages/locale-cookie';
import { withChoice } from '../../site/redirects/carried-choice';
import { hashTarget } from '../navigation/hash-target';
import type { Stop } from '../platform/clock';

/**
 * Stores the locale cookie when a link with `data-locale` is followed, before the browser leaves the page. The query and hash of
 * the address are added to a link to an alternate of this page, and the choice to a link to another host. The hash of a heading in
 * an author's text is left out: it is made of the words of one language. Call it before any other handler of links.
 *
 * After that, the link gets its own address back, so that a page that stays open does not add its query twice, and a copied
 * address does not contain the choice.
 */
export function followLocaleChoice(document: Document, site: Site): Stop {
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
  for (const type of clicks) document.addEventListener(type, onClick, { capture: true });
  return () => {
    for (const type of clicks) document.removeEventListener(type, onClick, { capture: true });
  };
}

/** Whether a hash names a heading in an author's text: one that has a link to itself. */
function isHeading(document: Document, hash: string): boolean {
  const target = hashTarget(document, hash);
  const links = document.querySelectorAll('a.anchor');
  return target !== null && [...links].some((link) => link.getAttribute('href') === `#${target.id}`);
}

/** A click with the middle button opens the link as well. */
const clicks = ['click', 'auxclick'] as const;
