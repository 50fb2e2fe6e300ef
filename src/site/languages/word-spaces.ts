/**
 * Adds spaces between the characters of scripts without spaces, for a search that splits words at spaces. The
 * dictionaries of browsers disagree about words in these languages, and lack new ones, so each character is a word.
 * Added spaces are removed before a text is shown.
 */
import { hasWordSpaces, type LocaleCode } from './locales.ts';

export const needsWordSpaces = (code: LocaleCode): boolean => !hasWordSpaces(code);

const script = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Khmer}ー々〆';
const sign = `[${script}]\\p{M}*`;
/** An invisible word joiner marks the space after it as written by the author. */
const wordJoiner = '\u2060';

/** Where a space is added: before a character or a word of another script that follows one, and after a mark. */
const places = new RegExp(
  `(?<=${sign})(?=(?!\\p{M})[${script}\\p{L}\\p{N}\\p{Ps}\\p{Pi}])|(?<=[\\p{L}\\p{N}\\p{P}]\\p{M}*)(?=(?!\\p{M})[${script}])`,
  'gu',
);

export const hasSigns = (text: string): boolean => new RegExp(`[${script}]`, 'u').test(text);

/** Adds spaces between the characters of a text, and marks the spaces that were there before. */
export const withWordSpaces = (text: string): string =>
  text
    // Authors of Khmer and Thai type a zero-width space where a line may break.
    .replaceAll('\u200b', '')
    .replace(/(?<=\S)\s+/g, `${wordJoiner} `)
    .replace(places, ' ');

const mark = '(?:</?mark>)*';

/** An added space beside a character or the mark of a hit; not the one that the search adds after a sentence. */
const addedSpace = new RegExp(
  `(?<=[${script}]\\p{M}*${mark}) (?=${mark}[\\p{L}\\p{N}\\p{Ps}\\p{Pi}])|(?<=[\\p{L}\\p{N}\\p{P}]\\p{M}*${mark})(?<!\\.${mark}) (?=${mark}[${script}])`,
  'gu',
);

/** Search words in the form of {@link withWordSpaces}, without its word joiners. */
export const askedWithSpaces = (words: string): string => withWordSpaces(words).replaceAll(wordJoiner, '');

/** Removes added spaces, also next to hits marked with `<mark>`. */
export const withoutWordSpaces = (text: string): string => text.replace(addedSpace, '').replaceAll(wordJoiner, '');

/** The words of a text, each once, in any language. */
export const wordsIn = (text: string, code: LocaleCode): readonly string[] => {
  const segments = new Intl.Segmenter(code, { granularity: 'word' }).segment(text);
  return [...new Set(Array.from(segments).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])))];
};
