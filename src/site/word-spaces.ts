/**
 * Spaces between the words of a language that writes none, for a search that knows words by their spaces.
 *
 * Pagefind finds the words of Chinese, Japanese and Thai by itself, but not those of Khmer: it would take a whole
 * clause for one word. So Khmer is indexed with a space between its words, and asked for likewise; what is shown to the
 * visitor loses these spaces again.
 */
import type { LocaleCode } from './locales.ts';

/** Languages whose words need spaces for the search. */
const unspaced: ReadonlySet<LocaleCode> = new Set<LocaleCode>(['km']);

/** Whether the words of a language need spaces for the search. */
export const needsWordSpaces = (code: LocaleCode): boolean => unspaced.has(code);

/** Joins words and takes no room: stands before a space that the author wrote, to tell it from an added one. */
const wordJoiner = '\u2060';

/** Puts a space before every word of a text, also where one word follows another, and marks the spaces that were there. */
export function withWordSpaces(text: string, code: LocaleCode): string {
  // Authors of Khmer type a zero-width space where a line may break between two words.
  const marked = text.replaceAll('\u200b', ' ').replace(/(?<=\S)\s+/g, `${wordJoiner} `);
  const segments = new Intl.Segmenter(code, { granularity: 'word' }).segment(marked);
  return Array.from(segments, ({ segment, isWordLike }) => (isWordLike ? ` ${segment}` : segment))
    .join('')
    .replace(/ {2,}/g, ' ');
}

/** A space between two Khmer letters, with the marks of a hit around it. */
const addedSpace = /(?<=[\u1780-\u17d3\u17dc\u17dd](?:<\/?mark>)*) (?=(?:<\/?mark>)*[\u1780-\u17d3\u17dc\u17dd])/g;

/** Takes the added spaces out of a text again, also where hits are marked with `<mark>`. */
export const withoutWordSpaces = (text: string): string => text.replace(addedSpace, '').replaceAll(wordJoiner, '');

/** The words of a text, each once, in any language. */
export const wordsIn = (text: string, code: LocaleCode): readonly string[] => {
  const segments = new Intl.Segmenter(code, { granularity: 'word' }).segment(text);
  return [...new Set(Array.from(segments).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])))];
};
