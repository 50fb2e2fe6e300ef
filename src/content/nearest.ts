import { distance } from 'fastest-levenshtein';

/** In characters; comparing longer values would take too much time. */
const longest = 100;

/** The candidate that differs in at most a third of its letters (two of four, one of fewer). */
export function nearest(value: string, candidates: readonly string[]): string | undefined {
  if (value.length > longest) return undefined;
  const typed = value.toLowerCase();
  let best: { readonly candidate: string; readonly edits: number } | undefined;
  for (const candidate of candidates) {
    const edits = distance(typed, candidate.toLowerCase());
    const length = Math.max(typed.length, candidate.length);
    const tolerated = length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
    if (edits <= tolerated && (!best || edits < best.edits)) best = { candidate, edits };
  }
  return best?.candidate;
}

/** `; did you mean "basics"?` when a candidate is near, otherwise empty. */
export function didYouMean(value: string, candidates: readonly string[]): string {
  const candidate = nearest(value, candidates);
  return candidate === undefined ? '' : `; did you mean "${candidate}"?`;
}

export const mostNamed = 5;

/** The nearest candidates, at most {@link mostNamed}; if there are few, all in their order. */
export function nearestFew(value: string, candidates: readonly string[]): readonly string[] {
  if (candidates.length <= mostNamed) return candidates;
  if (value.length > longest) return candidates.slice(0, mostNamed);
  const edits = new Map(candidates.map((candidate) => [candidate, distance(value, candidate)]));
  return [...candidates].sort((a, b) => (edits.get(a) ?? 0) - (edits.get(b) ?? 0)).slice(0, mostNamed);
}
