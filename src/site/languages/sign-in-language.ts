/**
 * The language in which a visitor signs in (specification 3: the sign-in flow also knows it-IT and id-ID).
 */
import { defaultLocale, localeOf, locales } from './locales.ts';

/** Languages that the application's sign-in has but the site does not. */
export const signInOnlyTags = ['it-IT', 'id-ID'] as const;

/**
 * The language of the page, with one exception, for visitors who read the default language because the site lacks their own:
 * of their languages, the first one that the site or the sign-in has is used if only the sign-in has it.
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
