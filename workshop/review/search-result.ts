/**
 * A page's title and description as a list of search results shows them: cut where there is no more place (design 16).
 */
import { type LocaleCode, localeOf } from '../../src/site/languages/locales.ts';

/** The place for a title and for a description, in narrow characters: about 600 px and 920 px in the fonts of search engines. */
export const searchWidths = { title: 60, description: 158 } as const;

/** Characters of Chinese, Japanese and Korean, and full-width signs: each takes the place of two. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** A text that is shown as far as there is place. */
export interface Cut {
  readonly shown: string;
  /** What is not shown; empty if all of it is. */
  readonly rest: string;
}

/** Cuts a text after the last word that has a place. */
export function cutForSearch(text: string, kind: keyof typeof searchWidths, locale: LocaleCode): Cut {
  if (widthOf(text) <= searchWidths[kind]) return { shown: text, rest: '' };
  // An ellipsis follows.
  const limit = searchWidths[kind] - 1;
  let shown = '';
  for (const { segment } of new Intl.Segmenter(localeOf(locale).tag, { granularity: 'word' }).segment(text)) {
    if (widthOf(shown + segment) > limit) break;
    shown += segment;
  }
  return { shown: shown.trimEnd(), rest: text.slice(shown.length).trimStart() };
}

/** The width of a text, in narrow characters. Signs that stand above or below a letter take no place of their own. */
const widthOf = (text: string): number =>
  [...text.replace(/\p{M}/gu, '')].reduce((width, sign) => width + (wide.test(sign) ? 2 : 1), 0);
