/**
 * Finds what a misspelled word was probably meant to be among the words of the pages.
 */
import { distance } from 'fastest-levenshtein';

/** The number of letters of a word for each one that may be wrong. */
const lettersToAFault = 3;

/** A word that may have been meant. */
export interface NearWord {
  /** The place of the word among those that are known. */
  readonly place: number;
  /** The number of letters that differ. */
  readonly faults: number;
}

/**
 * The word with the same first letter and the fewest different letters; if several are equal, the first of them.
 * @param known the words that may be meant, in the form of the word
 */
export function nearest(word: string, known: readonly string[]): NearWord | null {
  let best: NearWord | null = null;
  known.forEach((other, place) => {
    if (other[0] !== word[0]) return;
    const tolerated = Math.floor(Math.max(word.length, other.length) / lettersToAFault);
    if (Math.abs(other.length - word.length) > tolerated) return;
    const faults = distance(word, other);
    if (faults <= tolerated && (!best || faults < best.faults)) best = { place, faults };
  });
  return best;
}
