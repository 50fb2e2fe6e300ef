import { distance } from 'fastest-levenshtein';

/** One letter in this many may be wrong. */
const lettersToAFault = 3;

export interface NearWord {
  /** The index among the known words. */
  readonly index: number;
  /** The number of letters that differ. */
  readonly faults: number;
}

/**
 * The word with the same first letter and the fewest different letters; the first of several.
 * @param known in the same form as `word`
 */
export function nearest(word: string, known: readonly string[]): NearWord | null {
  let best: NearWord | null = null;
  known.forEach((other, index) => {
    if (other[0] !== word[0]) return;
    const tolerated = Math.floor(Math.max(word.length, other.length) / lettersToAFault);
    if (Math.abs(other.length - word.length) > tolerated) return;
    const faults = distance(word, other);
    if (faults <= tolerated && (!best || faults < best.faults)) best = { index, faults };
  });
  return best;
}
