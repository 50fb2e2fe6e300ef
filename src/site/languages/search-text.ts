/**
 * The texts of pages and what visitors type, in one form, so that the search compares words and not code points.
 *
 * Keyboards, copied texts and scanners write the same word in different ways: with combining marks, in full width, with invisible
 * characters. Pagefind also leaves out all marks, on both sides. Where a mark makes another letter that Unicode does not take
 * apart (`ł`), a stand-in is indexed that Pagefind can take apart, and where signs differ by their marks (Khmer, Thai, kana), one
 * that it cannot. A text is shown with what the stand-ins stand for.
 */
import type { LocaleCode } from './locales.ts';
import { askedWithSpaces, needsWordSpaces, withoutWordSpaces, withWordSpaces } from './word-spaces.ts';

/** Letters and digits, but for those whose compatibility form looks different: ordinals, a Thai and a Lao vowel, single jamo. */
const letters = /(?:(?![ªº\u0e33\u0eb3\u3130-\u318f])[\p{L}\p{M}\p{Nd}])+/gu;

/** A text with each letter and digit in one form, and without characters that nobody sees. Other signs stay as they are. */
export const searchText = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .replace(letters, (word) => word.normalize('NFKC'))
    // Two ways to type a Thai vowel with a tone mark.
    .replace(/([\u0e48-\u0e4b]?)\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1$2\u0e33')
    .replace(/[ʼʹ]/g, '’');

/** A mark that Pagefind leaves out and nobody writes with these letters. */
const mark = '\u0345';

/** Letters with a mark that Unicode does not take apart, and the letters without it. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ł: 'l', đ: 'd', ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', Ł: 'L', Đ: 'D', Ø: 'O', ẞ: 'SS', Æ: 'AE', Œ: 'OE' },
};
const markedLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
const letterStandIns = new Map(Object.entries(plainLetters).map(([letter, plain]) => [plain + mark, letter]));
const letterStandIn = new RegExp([...letterStandIns.keys()].join('|'), 'g');

/** Where the scripts of signs with marks begin. The places of their marks and voiced kana, within 0x400, are all different. */
const scriptStarts = [0x3000, 0x0c00, 0x1400] as const;
/** Where their stand-ins begin: among the letters of Yi, which have no marks. */
const signStandIns = 0xa000;
const markedSign = /[\p{M}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** A stand-in of a mark is a word by itself: what divides Thai into words knows nothing of it. */
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

/** A text as it is indexed. */
export function indexedText(text: string, locale: LocaleCode): string {
  const one = searchText(text);
  if (needsWordSpaces(locale)) return withSignStandIns(withWordSpaces(one));
  return one.replace(markedLetter, (letter) => `${plainLetters[letter]}${mark}`).replace(betweenWords, `${joiner} `);
}

/** Words in the form of {@link indexedText}, in lowercase, to ask the index for them. */
export function askedText(words: string, locale: LocaleCode): string {
  const small = searchText(words).toLowerCase();
  return needsWordSpaces(locale) ? withSignStandIns(askedWithSpaces(small)) : indexedText(small, locale);
}

/** An indexed text as it is shown, hits between `<mark>` and `</mark>` included. */
export function shownText(text: string, locale: LocaleCode): string {
  if (needsWordSpaces(locale)) return withoutWordSpaces(withoutSignStandIns(text));
  return text
    .replace(letterStandIn, (standIn) => letterStandIns.get(standIn) ?? standIn)
    .replaceAll(`${joiner} `, '')
    .replaceAll(joiner, '');
}

/**
 * A word as it is compared: in lowercase, without marks, Korean syllables as their letters. Vowels of Indic scripts, which Unicode
 * counts as marks, stay.
 */
export const folded = (word: string): string =>
  searchText(word)
    .toLowerCase()
    .replace(markedLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '');

/** The words of a text in lowercase, without the signs between them; a number may have points within. */
export const partsOf = (text: string): readonly string[] =>
  searchText(text)
    .toLowerCase()
    .match(/\p{N}[\p{L}\p{M}\p{N}.]*\p{N}|[\p{L}\p{M}\p{N}]+/gu) ?? [];
