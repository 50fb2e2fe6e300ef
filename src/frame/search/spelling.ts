/**
 * Finds what a misspelled word was probably meant to be among the words of the pages.
 */
import { distance } from 'fastest-levenshtein';
import { shortestWord, spelledWord } from '../../site/languages/search-words';

/** The number of letters of a word for each one that may be wrong. */
const lettersToAFault = 3;

/**
 * Replaces each word that is on no page, and is not the beginning of a word on a page, with the most similar word on a page.
 * @param known the words of the pages in lowercase, the most frequent first; empty if they could not be loaded
 * @returns the words, unchanged if all are known, or null if one is on no page and no similar word is known
 */
export function corrected(words: string, known: readonly string[]): string | null {
  if (known.length === 0) return words;
  let isStrange = false;
  const found = words.replace(spelledWord, (written) => {
    const word = written.toLowerCase();
    if (word.length < shortestWord || known.some((other) => other.startsWith(word))) return written;
    const near = nearest(word, known);
    isStrange ||= near === undefined;
    return near ?? written;
  });
  return isStrange ? null : found;
}

/** The word with the same first letter and the fewest different letters; if several are equal, the most frequent one. */
function nearest(word: string, known: readonly string[]): string | undefined {
  let best: { readonly other: string; readonly faults: number } | undefined;
  for (const other of known) {
    if (other[0] !== word[0]) continue;
    const tolerated = Math.floor(Math.max(word.length, other.length) / lettersToAFault);
    if (Math.abs(other.length - word.length) > tolerated) continue;
    const faults = distance(word, other);
    if (faults <= tolerated && (!best || faults < best.faults)) best = { other, faults };
  }
  return best?.other;
}
