/**
 * What typed words mean: under which words the pages have what a visitor looks for (design 12).
 */
import { hasWordSpaces, type LocaleCode } from '../../site/languages/locales';
import { folded, partsOf, searchText } from '../../site/languages/search-text';
import { type Meaning, shortestWord, type Vocabulary } from '../../site/languages/search-words';
import { hasSigns, wordsIn } from '../../site/languages/word-spaces';
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
  readonly meanings: readonly { readonly of: Meaning; readonly names: readonly string[] }[];
  /** The words of the names, and the same without marks. */
  readonly nameWords: readonly string[];
  readonly plainNames: readonly string[];
}

/** Prepares the words of a language. */
export function lexiconOf({ words, meanings }: Vocabulary, locale: LocaleCode): Lexicon {
  const plain = words.map(folded);
  const nameWords = [...new Set(meanings.flatMap(({ names }) => names.flatMap(partsOf)))];
  return {
    ...{ locale, words, plain, whole: new Set(plain), nameWords, plainNames: nameWords.map(folded) },
    meanings: meanings.map((of) => ({ of, names: of.names.map((name) => partsOf(name).map(folded).join(' ')) })),
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
    return { words: typed, queries: queriesOf(typed, meaning, spelling.queries), otherwise: null, meaning };
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
const isJudged = (word: string): boolean => word.length > 1 && !/\p{N}/u.test(word) && !hasSigns(word);

/** The least number of letters that begin a name. */
const beginning = 3;

/** The meaning whose name is typed or begun, or stands among other words. */
function meaningOf(typed: string, { locale, meanings, whole }: Lexicon): SaidMeaning | null {
  const said = partsOf(typed).map(folded);
  const text = ` ${said.join(' ')} `;
  const letters = said.join('');
  if (letters === '') return null;
  const find = (is: (letters: string, name: string) => boolean): Meaning | undefined =>
    meanings.find(({ names }) => names.some((name) => is(name.replaceAll(' ', ''), name)))?.of;
  const isBegun = letters.length >= beginning && !whole.has(letters);
  const alone =
    find((name) => name === letters) ??
    find((name) => isBegun && name.startsWith(letters) && name.length <= letters.length * 2);
  if (alone) return { of: alone, alone: true };
  const within = find((own, name) => (hasWordSpaces(locale) ? text.includes(` ${name} `) : letters.includes(own)));
  return within ? { of: within, alone: false } : null;
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
  return { queries: [...new Set(together.every(isKnown) ? [together.join(' '), apart] : [apart])], meant: null };
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
  const { locale, words, plain } = lexicon;
  const loose = loosely(folded(word), locale);
  const same = plain.findIndex((other) => loosely(other, locale).startsWith(loose));
  if (same >= 0) return { ask: partsOf(words[same] ?? word).join(' '), word };
  const parts = madeOf(folded(word), lexicon, isKnown);
  const near = word.length < shortestWord ? null : nearest(folded(word), lexicon.plainNames.concat(plain));
  const isSlip = near !== null && (near.faults === 1 || !compounding.includes(locale));
  if (parts && !isSlip) return { ask: parts.join(' '), word };
  return { ask: null, word: near && (lexicon.nameWords.concat(words)[near.place] ?? null) };
}

/** Ways to type what a keyboard lacks: a German umlaut as two letters, a word without its apostrophe or hyphen. */
const loosely = (word: string, locale: LocaleCode): string =>
  (locale === 'de' ? word.replace(/([aou])e/g, '$1') : word).replace(/[’'-]/g, '');

/** Letters that join the words of which another is made. */
const joints = /(?:es|en|s|n|e)$/;

/** The words of which another is made, each at least of three letters or two syllables; null if it is not. */
function madeOf(word: string, lexicon: Lexicon, isKnown: (word: string) => boolean): readonly string[] | null {
  const isHangul = /\p{Script=Hangul}/u.test(word);
  const shortest = isHangul ? 2 : 3;
  for (let end = word.length - shortest; end >= shortest; end -= 1) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    const head = isHangul
      ? isKnown(first) && first
      : [first, first.replace(joints, '')].find((each) => lexicon.whole.has(each));
    const tail = head && (isKnown(rest) ? [rest] : madeOf(rest, lexicon, isKnown));
    if (head && tail) return [head, ...tail];
  }
  return null;
}
