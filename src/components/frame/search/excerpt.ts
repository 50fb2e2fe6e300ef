/** Search excerpts as text: no markup of the index reaches the page. */

import type { LocaleCode } from '../../../site/languages/locales';

export interface ExcerptPart {
  readonly text: string;
  readonly hit: boolean;
}

/** Pagefind escapes only `<` and `>`, and marks hits. */
export const excerptParts = (excerpt: string): ExcerptPart[] =>
  excerpt
    // Pagefind marks Chinese, Japanese and Thai word by word.
    .replaceAll('</mark><mark>', '')
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((text, index) => ({ text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'), hit: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** Characters before the first hit and in total, for scripts without spaces between words. */
const extent = { before: 20, all: 72 } as const;

/**
 * For scripts without spaces, whose characters Pagefind treats as words: the text around the first hit, cut at word
 * boundaries.
 */
export function excerptAround(text: string, words: string, locale: LocaleCode): ExcerptPart[] {
  const asked = words.split(/\s+/).filter(Boolean).map(escapeRegExp);
  if (asked.length === 0) return [];
  const hits = new RegExp(`(${asked.join('|')})`, 'giu');
  const first = Math.max(text.search(hits), 0);
  const from = Math.max(first - extent.before, 0);
  const shown = fromWordToWord(text, from, Math.min(from + extent.all, text.length), locale);
  return shown
    .split(hits)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const reach = 24;

/** Extends a part of a text so that its first and last words are complete. */
function fromWordToWord(text: string, from: number, to: number, locale: LocaleCode): string {
  const start = Math.max(from - reach, 0);
  const around = text.slice(start, to + reach);
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(around)];
  const begin = words.find(({ index, segment }) => start + index + segment.length > from);
  const end = words.find(({ index, segment }) => start + index + segment.length >= to);
  const after = end ? end.index + end.segment.length : around.length;
  // Leave out the end of the previous sentence.
  return around
    .slice(begin?.index ?? 0, after)
    .replace(/^[\s.,。，、]+/u, '')
    .trimEnd();
}
