/**
 * What changed between two sequences, such as the lines of two texts or their words (design 5).
 */

/** One item of the later sequence, or one that only the earlier sequence has. */
export interface Difference<T> {
  readonly kind: 'same' | 'removed' | 'added';
  readonly item: T;
}

/** The largest table, in cells, that is made for a comparison. Beyond that, everything counts as changed. */
const mostCells = 16_000_000;

/**
 * Compares two sequences by their longest common subsequence. What is the same is given as it is in the later one.
 * @param keyOf items with the same key count as the same
 */
export function differences<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string = String,
): readonly Difference<T>[] {
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  const width = now.length + 1;
  const isTooLarge = (old.length + 1) * width > mostCells;
  // The length of the longest common subsequence of what remains from each pair of places.
  const lengths = new Uint32Array(isTooLarge ? 0 : (old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = isTooLarge ? -1 : old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }

  const found: Difference<T>[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      found.push({ kind: 'same', item: after[j] as T });
      i += 1;
      j += 1;
    } else if (i < old.length && (j === now.length || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: 'removed', item: before[i] as T });
      i += 1;
    } else {
      found.push({ kind: 'added', item: after[j] as T });
      j += 1;
    }
  }
  return found;
}

/**
 * Compares two texts word by word. Words are found by the rules of the language; how long a space is, and whether it is the
 * end of a line, makes no difference.
 * @param tag BCP 47
 * @returns runs of text, no two of the same kind in a row
 */
export function wordDifferences(before: string, after: string, tag: string): readonly Difference<string>[] {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
  const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);
  const isSpace = /^\s+$/;
  const runs: Difference<string>[] = [];
  for (const { kind, item } of differences(wordsOf(before), wordsOf(after), (word) => word.replace(isSpace, ' '))) {
    const last = runs.at(-1);
    if (last?.kind === kind) runs[runs.length - 1] = { kind, item: last.item + item };
    else runs.push({ kind, item });
  }
  return runs;
}
