/**
 * The choice of a language in the picker: it is remembered, and the query and hash of the page go along to the same page
 * (specification 4, design 7).
 */
import { localeCookieFor } from '../site/detect-locale';
import { isLocaleCode } from '../site/locales';
import type { Stop } from './clock';

/**
 * Stores the locale cookie when a link with `data-locale` is followed, before the browser leaves the page. A link that
 * is an alternate of this page takes the address's query and hash with it. Call it before whatever decides about links.
 */
export function followLocaleChoice(document: Document): Stop {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-locale]') : null;
    const code = link?.getAttribute('data-locale') ?? '';
    if (!link || !isLocaleCode(code)) return;
    document.cookie = localeCookieFor(code);
    if (link.rel !== 'alternate') return;
    link.search = document.location.search;
    link.hash = document.location.hash;
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
