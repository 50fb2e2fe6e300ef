/**
 * What typed words mean: under which words the pages have what a visitor looks for (design 12).
 */
import { hasWordSpaces, type LocaleCode } from '../../../site/languages/locales';
import { folded, partsOf, searchText } from '../../../site/languages/search-text';
import { type Meaning, shortestWord, type Vocabulary } from '../../../site/languages/search-words';
import { hasSigns, wordsIn } from '../../../site/languages/word-spaces';
import { nearest } from './spelling';

/** How to ask the index. */
export interface Asked {
  /** The words of the search: as typed, or as they were probably meant. */
  readonly words: string;
  /** Searches; what a later one finds follows. In quotation marks: words that follow each other. */
  readonly queries: readonly string[];
  /** What to ask if they find nothing. */
  readonly otherwise: string | null;
  /** What the words mean, and whether they say nothing else. */
  readonly meaning: SaidMeaning | null;
}

interface SaidMeaning {
  readonly of: Meaning;
  readonly alone: boolean;
}

/** The words of a language, in the forms in which typed ones are compared with them. */
export interface Lexicon {
  readonly locale: LocaleCode;
  readonly words: readonly string[];
  /** The same words without marks. */
  readonly plain: readonly string[];
  readonly whole: ReadonlySet<string>;
  /** The names of the meanings without marks, with and without spaces, the longest first. */
  readonly names: readonly { readonly of: Meaning; readonly text: string; readonly letters: string }[];
  /** The names of one word, and the same without marks. */
  readonly nameWords: readonly string[];
  readonly plainNames: readonly string[];
}

/** Prepares the words of a language. */
export function lexiconOf({ words, meanings }: Vocabulary, locale: LocaleCode): Lexicon {
  const plain = words.map(folded);
  const nameWords = meanings.flatMap(({ names }) =>
    names.map(partsOf).flatMap((parts) => (parts.length === 1 ? parts : [])),
  );
  return {
    ...{ locale, words, plain, whole: new Set(plain), nameWords, plainNames: nameWords.map(folded) },
    names: meanings
      .flatMap((of) => of.names.map((name) => ({ of, text: looseText(name, locale) })))
      .map((name) => ({ ...name, letters: name.text.replaceAll(' ', '') }))
      .sort((a, b) => b.letters.length - a.letters.length),
  };
}

/**
 * Decides how to ask for some words.
 * @param found words that the index has, though the list does not
 */
export function interpret(typed: string, lexicon: Lexicon, found: readonly string[] = []): Asked {
  const meaning = meaningOf(typed, lexicon);
  const isKnown = (word: string): boolean => !strangeWords(word, lexicon).some((strange) => !found.includes(strange));
  const spelling = spellingOf(typed, lexicon, isKnown);
  if (meaning) {
    const otherwise = (meaning.alone && meaning.of.names[0]) || null;
    return { words: typed, queries: queriesOf(typed, meaning, spelling.queries), otherwise, meaning };
  }
  if (spelling.meant !== null) return { ...interpret(spelling.meant, lexicon, found), words: spelling.meant };
  return {
    words: typed,
    queries: spelling.queries,
    otherwise: hasSigns(typed) ? dividedSigns(typed, lexicon.locale) : null,
    meaning,
  };
}

/** Words without spaces between them, apart; in Japanese also without the long vowel with which some write their ends. */
const dividedSigns = (typed: string, locale: LocaleCode): string =>
  wordsIn(searchText(typed), locale)
    .map((word) => word.replace(/ー$/, ''))
    .join(' ');

/** The words of a text that the list of words would have if a page had them. Without a list there are none. */
export const strangeWords = (typed: string, { plain }: Lexicon): readonly string[] =>
  plain.length === 0
    ? []
    : partsOf(typed).filter((word) => isJudged(word) && !plain.some((other) => other.startsWith(folded(word))));

/** Whether the list can tell if a word is on a page: not of a number, a single letter, or signs without spaces between words. */
const isJudged = (word: string): boolean => word.length > 1 && /\p{L}/u.test(word) && !hasSigns(word);

/** The least number of letters that begin a name. */
const beginning = 3;

/** The meaning whose name is typed or begun, or stands among other words. */
function meaningOf(typed: string, { locale, names, whole }: Lexicon): SaidMeaning | null {
  const text = looseText(typed, locale);
  const letters = text.replaceAll(' ', '');
  if (letters === '') return null;
  // Words of pages are looked for themselves, though a name begins with them.
  const isBegun =
    letters.length >= beginning && !hasSigns(letters) && !text.split(' ').every((word) => whole.has(word));
  const alone =
    names.find((name) => name.letters === letters) ??
    names.find((name) => isBegun && name.letters.startsWith(letters) && name.letters.length <= letters.length * 2);
  if (alone) return { of: alone.of, alone: true };
  const within = names.find((name) =>
    hasSigns(name.text) && !hasWordSpaces(locale)
      ? letters.includes(name.letters)
      : ` ${text} `.includes(` ${name.text} `),
  );
  return within ? { of: within.of, alone: false } : null;
}

/** How to ask for what names a meaning: for a word of the visitor's, if pages have it, and for the name that pages use. */
function queriesOf(typed: string, { of, alone }: SaidMeaning, queries: readonly string[]): readonly string[] {
  if (!alone) return queries;
  const own = of.names[0] ?? typed;
  const isWord = partsOf(typed).length === 1;
  return [...new Set([...(isWord ? queries : []), partsOf(own).length > 1 ? `"${own}"` : own])];
}

interface Spelling {
  /** How to ask for the words; none if one of them is on no page. */
  readonly queries: readonly string[];
  /** What was probably meant instead, if one is on no page. */
  readonly meant: string | null;
}

/** How pages spell some words. Those with signs within are asked in parts, and together if they are words. */
function spellingOf(typed: string, lexicon: Lexicon, isKnown: (word: string) => boolean): Spelling {
  const tokens = typed
    .split(/\s+/)
    .map(partsOf)
    .filter(({ length }) => length > 0);
  const parts = tokens.flatMap((own) => (own.some(isLong) ? own.filter(isLong) : own));
  const resolved = joinedWhereKnown(parts, isKnown).map((part) => resolve(part, lexicon, isKnown));
  const asked = resolved.map(({ ask }) => ask);
  if (asked.includes(null)) {
    const meant = resolved.map(({ word }) => word);
    return { queries: [], meant: meant.includes(null) ? null : meant.join(' ') };
  }
  const together = tokens.map((own) => own.join(''));
  const apart = asked.join(' ');
  const queries = new Set(together.every(isKnown) ? [together.join(' '), apart] : [apart]);
  return { queries: [...queries].filter(Boolean), meant: null };
}

const isLong = (word: string): boolean => word.length > 1;

/** The words, two of them as one where only that is a word. */
function joinedWhereKnown(words: readonly string[], isKnown: (word: string) => boolean): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isOne = last !== undefined && !(isKnown(last) && isKnown(word)) && isKnown(last + word);
    if (isOne) joined.pop();
    joined.push(isOne ? last + word : word);
  }
  return joined;
}

/** Languages that make one word of several. */
const compounding: readonly LocaleCode[] = ['de', 'nl', 'ko'];

/** What a word is: how to ask for it, if pages have it, and the word that was typed or meant, if there is one. */
interface Resolved {
  readonly ask: string | null;
  readonly word: string | null;
}

function resolve(word: string, lexicon: Lexicon, isKnown: (word: string) => boolean): Resolved {
  if (isKnown(word)) return { ask: word, word };
  const { locale, words, plain, nameWords, plainNames } = lexicon;
  const typed = folded(word);
  const loose = loosely(typed, locale);
  const others = plain.map((other) => loosely(other, locale));
  const same = others.includes(loose) ? others.indexOf(loose) : others.findIndex((other) => other.startsWith(loose));
  if (same >= 0) return { ask: partsOf(words[same] ?? word).join(' '), word };
  const parts = madeOf(typed, lexicon, isKnown);
  const near = typed.length < shortestWord || /\p{N}/u.test(typed) ? null : nearest(typed, [...plainNames, ...plain]);
  const isSlip = near !== null && (near.faults === 1 || !compounding.includes(locale));
  if (parts && !isSlip) return { ask: parts.join(' '), word };
  return { ask: null, word: near && ([...nameWords, ...words][near.place] ?? null) };
}

/** Ways to type what a keyboard lacks: a German umlaut as two letters, a word without its apostrophe or hyphen. */
const loosely = (word: string, locale: LocaleCode): string =>
  (locale === 'de' ? word.replace(/([aou])e/g, '$1') : word).replace(/[’'-]/g, '');

const looseText = (text: string, locale: LocaleCode): string =>
  partsOf(text)
    .map((word) => loosely(folded(word), locale))
    .join(' ');

/** Letters that join the words of which another is made, or none. */
const joints = ['', 's', 'n', 'e', 'es', 'en'];

/** The length of the longest word that is taken apart. */
const longestWord = 60;

/** Numbers, and the words of which another is made, of three letters or more, in Korean of two syllables; null if it is not. */
function madeOf(word: string, lexicon: Lexicon, isKnown: (word: string) => boolean): readonly string[] | null {
  if (word.length > longestWord) return null;
  const isHangul = (part: string): boolean => /\p{Script=Hangul}/u.test(part);
  const isLongEnough = (part: string): boolean => /^\p{N}+$/u.test(part) || part.length >= (isHangul(part) ? 4 : 3);
  for (let end = word.length - 1; end > 0; end -= 1) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    if (!isLongEnough(first) || !isLongEnough(rest)) continue;
    const head = isHangul(first)
      ? isKnown(first) && first
      : joints
          .filter((joint) => first.endsWith(joint))
          .map((joint) => first.slice(0, first.length - joint.length))
          .find((each) => lexicon.whole.has(each));
    const tail = head && (isKnown(rest) ? [rest] : madeOf(rest, lexicon, isKnown));
    if (head && tail) return [head, ...tail];
  }
  return null;
}
