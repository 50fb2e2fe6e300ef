/** The entries to which an article is related: those that its author names, or those on the same subject. */
import type { Entry } from './entry.ts';
import { groupBy } from './group-by.ts';

/** Related pages of an entry whose author names none. */
const mostRelated = 3;

/** The terms of an entry, each with the points that it counts when another entry has it, too. */
const termsOf = ({ tags = [], category }: Entry): ReadonlyMap<string, number> =>
  new Map([...(category ? [[`category ${category}`, 1] as const] : []), ...tags.map((tag) => [tag, 2] as const)]);

/**
 * @param entries all entries of a section in one language, in order
 * @returns finds the entries that the author names, or else up to three that share the most tags, then the category; never one of
 *   `neighbors`, to which the page leads anyway
 */
export function relatedIndex(
  entries: readonly Entry[],
): (entry: Entry, ...neighbors: readonly (Entry | undefined)[]) => readonly Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byTerm = groupBy(entries, (entry) => termsOf(entry).keys());
  return (entry, ...neighbors) => {
    const isNew = (other: Entry): boolean => other.id !== entry.id && !neighbors.includes(other);
    if (entry.related) return entry.related.flatMap((id) => byId.get(id) ?? []).filter(isNew);
    const points = new Map<Entry, number>();
    for (const [term, worth] of termsOf(entry)) {
      for (const other of byTerm.get(term) ?? []) points.set(other, (points.get(other) ?? 0) + worth);
    }
    return entries
      .filter((other) => points.has(other) && isNew(other))
      .sort((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0))
      .slice(0, mostRelated);
  };
}
