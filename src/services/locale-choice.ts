/**
 * The choice of a language in the picker: it is remembered, and the query and hash of the page go along to the same page
 * (specification 4, design 2 and 7).
 */
import { withChoice } from '../site/carried-choice';
import type { Site } from '../site/hosts';
import { localeCookieFor } from '../site/locale-cookie';
import { isLocaleCode } from '../site/locales';
import type { Stop } from './clock';

/**
 * Stores the locale cookie when a link with `data-locale` is followed, before the browser leaves the page. A link that
 * is an alternate of this page takes the address's query and hash with it, and a link to another host the choice. Call it
 * before whatever decides about links.
 *
 * The link has its own address again afterwards: a page that stays open must not hand on its query twice, and an address
 * that is copied carries no choice.
 */
export function followLocaleChoice(document: Document, site: Site): Stop {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-locale]') : null;
    const code = link?.getAttribute('data-locale') ?? '';
    if (!link || !isLocaleCode(code) || event.button > 1) return;
    document.cookie = localeCookieFor(code, document.location.protocol === 'https:');
    const written = link.getAttribute('href') ?? '';
    if (link.rel === 'alternate') {
      link.search = document.location.search;
      link.hash = document.location.hash;
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

/** A click with the middle button opens the link as well. */
const clicks = ['click', 'auxclick'] as const;
