/**
 * Remembers the language that a visitor chooses in the picker (specification 4, design 7).
 */
import { localeCookieFor } from '../site/detect-locale';
import { isLocaleCode } from '../site/locales';
import type { Stop } from './clock';

/** Stores the locale cookie when a link with `data-locale` is followed, before the browser leaves the page. */
export function rememberLocaleChoice(document: Document): Stop {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('[data-locale]') : null;
    const code = link?.getAttribute('data-locale') ?? '';
    if (isLocaleCode(code)) document.cookie = localeCookieFor(code);
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
