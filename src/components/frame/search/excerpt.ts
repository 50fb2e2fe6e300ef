/**
 * The excerpts of search results, as text: no markup of the index reaches the page.
 */

import type { LocaleCode } from '../../../site/languages/locales';

/** A piece of an excerpt. */
export interface ExcerptPart {
  readonly text: string;
  /** Whether it is a hit. */
  readonly hit: boolean;
}

/** Splits an excerpt of Pagefind into pieces: it is text in which only `<` and `>` are escaped and hits are marked. */
export const excerptParts = (excerpt: string): ExcerptPart[] =>
  excerpt
    // Chinese, Japanese and Thai are marked word by word.
    .replaceAll('</mark><mark>', '')
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((text, place) => ({ text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'), hit: place % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** Number of characters of an excerpt before its first hit, and in total, for texts without spaces between words. */
const extent = { before: 20, all: 72 } as const;

/**
 * The part of a text around the first occurrence of one of some words, cut at word boundaries, with those words marked. For
 * scripts without spaces between words, whose characters Pagefind treats as words.
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
    .map((part, place) => ({ text: part, hit: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Number of characters past a cut in which to look for the end of a word that would be split. */
const reach = 24;

/** A part of a text, extended so that its first and last words are complete. */
function fromWordToWord(text: string, from: number, to: number, locale: LocaleCode): string {
  const start = Math.max(from - reach, 0);
  const around = text.slice(start, to + reach);
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(around)];
  const begin = words.find(({ index, segment }) => start + index + segment.length > from);
  const end = words.find(({ index, segment }) => start + index + segment.length >= to);
  const after = end ? end.index + end.segment.length : around.length;
  // The end of the previous sentence is left out.
  return around
    .slice(begin?.index ?? 0, after)
    .replace(/^[\s.,。，、]+/u, '')
    .trimEnd();
}
