import type { LocaleCode } from './locales.ts';

/** Keeps the visitor's choice of language: the value is a language code (specification 9). */
export const localeCookie = { name: 'locale', days: 365, path: '/', sameSite: 'Lax' } as const;

/**
 * The cookie as a browser sets it: `document.cookie = localeCookieFor('vn', true)`.
 * @param secure whether the page came over https
 * @param lasts false for a session cookie
 */
export const localeCookieFor = (code: LocaleCode, secure: boolean, lasts = true): string =>
  `${localeCookie.name}=${code}${lasts ? `; Max-Age=${localeCookie.days * 24 * 60 * 60}` : ''}; Path=${localeCookie.path}; SameSite=${localeCookie.sameSite}${secure ? '; Secure' : ''}`;

/**
 * The cookie for a choice that an address carries. Anybody can write such a link, so one from elsewhere sets the
 * language for the session only, and never replaces the visitor's own choice.
 * @param cookies the `Cookie` header, or `document.cookie`
 * @param isOwn whether the visitor follows a link of the site, or has typed the address
 * @returns null if nothing is to be stored
 */
export function carriedCookieFor(code: LocaleCode, secure: boolean, cookies: string, isOwn: boolean): string | null {
  const isChosen = new RegExp(`(?:^|;\\s*)${localeCookie.name}=.`).test(cookies);
  return isChosen && !isOwn ? null : localeCookieFor(code, secure, isOwn);
}
