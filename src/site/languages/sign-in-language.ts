import { defaultLocale, localeOf, locales } from './locales.ts';

/** Languages of the application's sign-in that the site lacks (specification 3). */
export const signInOnlyTags = ['it-IT', 'id-ID'] as const;

/**
 * The language in which a visitor signs in: the page's, unless the page is in the default language and a language
 * that only the sign-in has comes first among the visitor's own.
 * @param page tag of the page's language
 * @param wanted the browser's languages, the preferred first
 */
export function signInLanguage(page: string, wanted: readonly string[]): string {
  if (page !== localeOf(defaultLocale).tag) return page;
  for (const tag of wanted) {
    const only = signInOnlyTags.find((known) => baseOf(known) === baseOf(tag));
    if (only) return only;
    if (locales.some((locale) => baseOf(locale.tag) === baseOf(tag))) return page;
  }
  return page;
}

const baseOf = (tag: string): string => tag.toLowerCase().split('-', 1)[0] ?? '';
