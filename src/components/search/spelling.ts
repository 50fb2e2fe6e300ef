/**
 * What a misspelled word was probably meant to be, by the words that the pages hold.
 */
import { distance } from 'fastest-levenshtein';
import { shortestWord, spelledWord } from '../../site/search-words';

/** Letters of a word to one that may be wrong. */
const lettersToAFault = 3;

/**
 * Replaces each word that no page holds, and that begins no word of a page, by the nearest that one does hold.
 * @param known the words of the pages in small letters, the frequent first; none where they could not be loaded
 * @returns the words, as they were when all are known, or null when one is on no page and nothing is near it
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

/** The word with the same first letter and the fewest other letters; of equals the most frequent. */
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
