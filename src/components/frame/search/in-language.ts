import { type LocaleCode, localeOf } from '../../../site/languages/locales';

/**
 * Calls a function while the document says the page's own language: Pagefind chooses its index by it, and a translator says another.
 */
export function inLanguage<T>({ documentElement: root }: Document, locale: LocaleCode, work: () => T): T {
  const said = root.lang;
  const { tag } = localeOf(locale);
  // To set it, even to the same value, would have the browser compute all styles.
  if (said === tag) return work();
  root.lang = tag;
  try {
    return work();
  } finally {
    root.lang = said;
  }
}
