/** Titles and descriptions as search results show them. */
import { type LocaleCode, localeOf } from '../../src/site/languages/locales.ts';

/** In narrow characters: about 600 px and 920 px in the fonts of search engines. */
export const searchWidths = { title: 60, description: 158 } as const;

/** Chinese, Japanese, Korean and full-width characters: each is two wide. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

export function cutForSearch(text: string, kind: keyof typeof searchWidths, locale: LocaleCode) {
  if (widthOf(text) <= searchWidths[kind]) return { shown: text, rest: '' };
  // Room for an ellipsis.
  const limit = searchWidths[kind] - 1;
  let shown = '';
  for (const { segment } of new Intl.Segmenter(localeOf(locale).tag, { granularity: 'word' }).segment(text)) {
    if (widthOf(shown + segment) > limit) break;
    shown += segment;
  }
  return { shown: shown.trimEnd(), rest: text.slice(shown.length).trimStart() };
}

/** In narrow characters. Combining marks have no width. */
const widthOf = (text: string): number =>
  [...text.replace(/\p{M}/gu, '')].reduce((width, sign) => width + (wide.test(sign) ? 2 : 1), 0);
