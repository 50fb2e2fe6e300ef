import { type LocaleCode, localeOf } from '../../../site/languages/locales';

/**
 * Runs `work` while the document declares the page's own language: Pagefind picks its index by it, and a translator may have
 * changed it.
 */
export function inLanguage<T>({ documentElement: root }: Document, locale: LocaleCode, work: () => T): T {
  const said = root.lang;
  const { tag } = localeOf(locale);
  // Setting it, even to the same value, makes the browser recompute all styles.
  if (said === tag) return work();
  root.lang = tag;
  try {
    return work();
  } finally {
    root.lang = said;
  }
}
