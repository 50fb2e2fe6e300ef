/**
 * The cookie that keeps a visitor's choice of language (specification 4 and 9).
 */
import type { LocaleCode } from './locales.ts';

/** The cookie that keeps the visitor's choice: its value is a language's code (specification 9). */
export const localeCookie = { name: 'locale', days: 365, path: '/', sameSite: 'Lax' } as const;

/**
 * The cookie as a browser sets it: `document.cookie = localeCookieFor('vn', true)`.
 * @param secure whether the page came over https
 */
export const localeCookieFor = (code: LocaleCode, secure: boolean): string =>
  `${localeCookie.name}=${code}; Max-Age=${localeCookie.days * 24 * 60 * 60}; Path=${localeCookie.path}; SameSite=${localeCookie.sameSite}${secure ? '; Secure' : ''}`;
