/** Turns typed words into queries that use the words of the pages. */
import { hasWordSpaces, type LocaleCode } from '../../../site/languages/locales';
import { folded, partsOf, searchText } from '../../../site/languages/search-text';
import { type Meaning, shortestWord, type Vocabulary } from '../../../site/languages/search-words';
import { hasSigns, wordsIn } from '../../../site/languages/word-spaces';
import { nearest } from './spelling';

export interface Asked {
  /** As typed, or as probably meant. */
  readonly words: string;
  /** The results of later ones follow. In quotation marks: a phrase. */
  readonly queries: readonly string[];
  /** Asked if `queries` find nothing. */
  readonly otherwise: string | null;
  /** And whether the words say nothing else. */
  readonly meaning: SaidMeaning | null;
}

interface SaidMeaning {
  readonly of: Meaning;
  readonly alone: boolean;
}

/** In the forms in which typed words are compared with them. */
export interface Lexicon {
  readonly locale: LocaleCode;
  readonly words: readonly string[];
  /** The same words without diacritics. */
  readonly plain: readonly string[];
  readonly whole: ReadonlySet<string>;
  /** Names of the meanings without diacritics, with and without spaces, longest first. */
  readonly names: readonly { readonly of: Meaning; readonly text: string; readonly letters: string }[];
  /** One-word names, and the same without diacritics. */
  readonly nameWords: readonly string[];
  readonly plainNames: readonly string[];
}

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

/** @param found words that the index has although the list does not */
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

/** Inserts spaces in scripts without them; in Japanese, also drops a trailing long vowel, which is optional. */
const dividedSigns = (typed: string, locale: LocaleCode): string =>
  wordsIn(searchText(typed), locale)
    .map((word) => word.replace(/ー$/, ''))
    .join(' ');

/** Words that the list lacks although it would have them if a page did. Empty without a list. */
export const strangeWords = (typed: string, { plain }: Lexicon): readonly string[] =>
  plain.length === 0
    ? []
    : partsOf(typed).filter((word) => isJudged(word) && !plain.some((other) => other.startsWith(folded(word))));

/** The list cannot judge numbers, single letters, or scripts without spaces between words. */
const isJudged = (word: string): boolean => word.length > 1 && /\p{L}/u.test(word) && !hasSigns(word);

/** Letters of a name after which it counts as begun. */
const beginning = 3;

/** The meaning whose name is typed, begun, or among other words. */
function meaningOf(typed: string, { locale, names, whole }: Lexicon): SaidMeaning | null {
  const text = looseText(typed, locale);
  const letters = text.replaceAll(' ', '');
  if (letters === '') return null;
  // A word of the pages is searched for itself, even if a name begins with it.
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

/** Searches for the visitor's word, if pages have it, and for the name that pages use. */
function queriesOf(typed: string, { of, alone }: SaidMeaning, queries: readonly string[]): readonly string[] {
  if (!alone) return queries;
  const own = of.names[0] ?? typed;
  const isWord = partsOf(typed).length === 1;
  return [...new Set([...(isWord ? queries : []), partsOf(own).length > 1 ? `"${own}"` : own])];
}

interface Spelling {
  /** Empty if one of the words is on no page. */
  readonly queries: readonly string[];
  /** The probable intent, if a word is on no page. */
  readonly meant: string | null;
}

/** Words in scripts without spaces are asked in parts, and together if they are words. */
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

/** Joins two words where only the joined form is a word. */
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

/** Languages with compound words. */
const compounding: readonly LocaleCode[] = ['de', 'nl', 'ko'];

/** How to ask for a word, if pages have it, and the word that was typed or meant. */
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
  return { ask: null, word: near && ([...nameWords, ...words][near.index] ?? null) };
}

/** Variants for what a keyboard lacks: a German umlaut as two letters, a missing apostrophe or hyphen. */
const loosely = (word: string, locale: LocaleCode): string =>
  (locale === 'de' ? word.replace(/([aou])e/g, '$1') : word).replace(/[’'-]/g, '');

const looseText = (text: string, locale: LocaleCode): string =>
  partsOf(text)
    .map((word) => loosely(folded(word), locale))
    .join(' ');

/** Letters that join the parts of a compound. */
const joints = ['', 's', 'n', 'e', 'es', 'en'];

/** Longer words are not taken apart. */
const longestWord = 60;

/** The parts of a compound, of three letters or more (Korean: two syllables), and its numbers; null if it is none. */
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
