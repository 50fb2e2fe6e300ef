/**
 * Normalizes the texts of pages and what visitors type, so that the search compares words and not code points.
 * Keyboards, copied texts and scanners write the same word differently: with combining marks, in full width, with
 * invisible characters. Pagefind ignores all marks. Where Unicode does not decompose a letter with a mark (`ł`), the
 * index has a stand-in that Pagefind can decompose; where characters differ only by their marks (Khmer, Thai, kana),
 * one that it cannot. Stand-ins are replaced before a text is shown.
 */
import type { LocaleCode } from './locales.ts';
import { askedWithSpaces, needsWordSpaces, withoutWordSpaces, withWordSpaces } from './word-spaces.ts';

/** Letters and digits, unless their compatibility form looks different: ordinals, two vowels, single jamo. */
const letters = /(?:(?![ªº\u0e33\u0eb3\u3130-\u318f])[\p{L}\p{M}\p{Nd}])+/gu;

/** A text with its letters and digits normalized and invisible characters removed. */
export const searchText = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .replace(letters, (word) => word.normalize('NFKC'))
    // A Thai vowel with a tone mark can be typed in two ways.
    .replace(/([\u0e48-\u0e4b]?)\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1$2\u0e33')
    .replace(/[ʼʹ]/g, '’');

/** A mark that Pagefind ignores and nobody writes with these letters. */
const mark = '\u0345';

/** Letters with a mark that Unicode does not decompose, and their plain forms. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ł: 'l', đ: 'd', ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', Ł: 'L', Đ: 'D', Ø: 'O', ẞ: 'SS', Æ: 'AE', Œ: 'OE' },
};
const markedLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
const letterStandIns = new Map(Object.entries(plainLetters).map(([letter, plain]) => [plain + mark, letter]));
const letterStandIn = new RegExp([...letterStandIns.keys()].join('|'), 'g');

/** Where the scripts with such characters begin. Within 0x400, the offsets of these are all different. */
const scriptStarts = [0x3000, 0x0c00, 0x1400] as const;
/** Where their stand-ins begin: among the letters of Yi, which have no marks. */
const signStandIns = 0xa000;
const markedSign = /[\p{M}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Each stand-in is a word of its own, since the segmenter for Thai does not know it. */
const withSignStandIns = (text: string): string =>
  text.replace(markedSign, (sign) => {
    if (!/\p{M}/u.test(sign.normalize('NFD'))) return sign;
    const standIn = String.fromCodePoint(signStandIns + ((sign.codePointAt(0) ?? 0) % 0x400));
    return /\p{M}/u.test(sign) ? ` ${standIn}` : standIn;
  });
const withoutSignStandIns = (text: string): string =>
  text.replace(/ ?([\ua200-\ua27f\ua380-\ua3ff])|[\ua040-\ua0ff]/g, (standIn, ofMark: string | undefined) => {
    const place = (ofMark ?? standIn).charCodeAt(0) - signStandIns;
    return String.fromCodePoint((scriptStarts[place < 0x200 ? 0 : place < 0x380 ? 1 : 2] ?? 0) + place);
  });

/** Marks a space after it as one that its author has not written. Pagefind divides words only at spaces and ASCII signs. */
const joiner = '\u2060';
const betweenWords = /(?<=[\p{L}\p{N}](?=[^\p{ASCII}])\p{P})(?=[\p{L}\p{N}])/gu;

export function indexedText(text: string, locale: LocaleCode): string {
  const one = searchText(text);
  if (needsWordSpaces(locale)) return withSignStandIns(withWordSpaces(one));
  return one.replace(markedLetter, (letter) => `${plainLetters[letter]}${mark}`).replace(betweenWords, `${joiner} `);
}

/** Search words in the form of {@link indexedText}, in lowercase. */
export function askedText(words: string, locale: LocaleCode): string {
  const small = searchText(words).toLowerCase();
  return needsWordSpaces(locale) ? withSignStandIns(askedWithSpaces(small)) : indexedText(small, locale);
}

/** Turns an indexed text back into what is shown, hits between `<mark>` and `</mark>` included. */
export function shownText(text: string, locale: LocaleCode): string {
  if (needsWordSpaces(locale)) return withoutWordSpaces(withoutSignStandIns(text));
  return text
    .replace(letterStandIn, (standIn) => letterStandIns.get(standIn) ?? standIn)
    .replaceAll(`${joiner} `, '')
    .replaceAll(joiner, '');
}

/** A word as it is compared: lowercase, without marks, Korean syllables as letters. Vowels of Indic scripts stay. */
export const folded = (word: string): string =>
  searchText(word)
    .toLowerCase()
    .replace(markedLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '');

/** The words of a text in lowercase; a number may contain points. */
export const partsOf = (text: string): readonly string[] =>
  searchText(text)
    .toLowerCase()
    .match(/\p{N}[\p{L}\p{M}\p{N}.]*\p{N}|[\p{L}\p{M}\p{N}]+/gu) ?? [];
