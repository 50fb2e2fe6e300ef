/**
 * Spaces between the signs of scripts that write none between words, for a search that knows words by their spaces.
 *
 * Where a word of Chinese, Japanese, Thai or Khmer ends, each browser's dictionary says otherwise, and a new word is in none.
 * So each sign is indexed as if it were a word, and asked for in its order: what is found then holds the very signs that were
 * typed, in any browser. What is shown to the visitor loses these spaces again.
 */
import type { LocaleCode } from './locales.ts';

/** Languages whose signs need spaces for the search. */
const unspaced: ReadonlySet<LocaleCode> = new Set<LocaleCode>(['zh', 'tc', 'jp', 'th', 'km']);

/** Whether the signs of a language need spaces for the search. */
export const needsWordSpaces = (code: LocaleCode): boolean => unspaced.has(code);

const script = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Khmer}ー々〆';
const sign = `[${script}]\\p{M}*`;

/** Joins words and takes no room: stands before a space that the author wrote, to tell it from an added one. */
const wordJoiner = '\u2060';

/** Places for a space: between two signs, between a sign and a word of another script, after a mark that stands before a sign. */
const places = new RegExp(
  `(?<=${sign})(?=(?!\\p{M})[${script}\\p{L}\\p{N}\\p{Ps}\\p{Pi}])|(?<=[\\p{L}\\p{N}\\p{P}]\\p{M}*)(?=(?!\\p{M})[${script}])`,
  'gu',
);

/** Whether a text holds a sign of a script without spaces. */
export const hasSigns = (text: string): boolean => new RegExp(`[${script}]`, 'u').test(text);

/** Puts a space beside each sign of a text, and marks the spaces that were there. */
export const withWordSpaces = (text: string): string =>
  text
    // Authors of Khmer and Thai type a zero-width space where a line may break between two words.
    .replaceAll('\u200b', '')
    .replace(/(?<=\S)\s+/g, `${wordJoiner} `)
    .replace(places, ' ');

const mark = '(?:</?mark>)*';

/** A space beside a sign, with the marks of a hit around it; not that after a sentence, which the search adds. */
const addedSpace = new RegExp(
  `(?<=[${script}]\\p{M}*${mark}) (?=${mark}[\\p{L}\\p{N}\\p{Ps}\\p{Pi}])|(?<=[\\p{L}\\p{N}\\p{P}]\\p{M}*${mark})(?<!\\.${mark}) (?=${mark}[${script}])`,
  'gu',
);

/** What is asked for, as {@link withWordSpaces} has indexed it: with spaces between signs, and nothing that tells spaces apart. */
export const askedWithSpaces = (words: string): string => withWordSpaces(words).replaceAll(wordJoiner, '');

/** Takes the added spaces out of a text again, also where hits are marked with `<mark>`. */
export const withoutWordSpaces = (text: string): string => text.replace(addedSpace, '').replaceAll(wordJoiner, '');

/** The words of a text, each once, in any language. */
export const wordsIn = (text: string, code: LocaleCode): readonly string[] => {
  const segments = new Intl.Segmenter(code, { granularity: 'word' }).segment(text);
  return [...new Set(Array.from(segments).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])))];
};
