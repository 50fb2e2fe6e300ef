/** The entries to which an article is related: those that its author names, or those on the same subject. */
import type { Entry } from './entry.ts';

/** Related pages of an entry whose author names none, besides its neighbors. */
const mostRelated = 3;
/** Candidates: two may be neighbors. */
const mostFound = mostRelated + 2;
/** The tags of an entry that count here. Files that pass the check have fewer; one with hundreds must not stop it. */
const mostTags = 6;

/** A set of an entry's terms: its tags, and its category. */
interface Terms {
  /** The same for the same terms. */
  readonly key: string;
  /** How much it counts that another entry has them all: two points for each tag, one for the category. */
  readonly points: number;
}

/**
 * Prepares the search for related entries in linear time: each is filed under every set of its terms, of which it has
 * at most a few dozen. Of a set, the first few entries are enough: what comes after them shares no more.
 * @param entries all entries of a section in one language, in order
 * @returns finds the entries that the author names, or else up to three that share the most tags, then the category; never one of
 *   `neighbors`, to which the page leads anyway
 */
export function relatedIndex(
  entries: readonly Entry[],
): (entry: Entry, ...neighbors: readonly (Entry | undefined)[]) => readonly Entry[] {
  const byId = new Map<string, Entry>();
  const firstWith = new Map<string, Entry[]>();
  const places = new Map<Entry, number>();
  for (const [place, entry] of entries.entries()) {
    places.set(entry, place);
    if (!byId.has(entry.id)) byId.set(entry.id, entry);
    for (const { key } of setsOfTerms(entry)) {
      const first = firstWith.get(key) ?? [];
      firstWith.set(key, first);
      // One more than are wanted, since an entry also finds itself.
      if (first.length <= mostFound) first.push(entry);
    }
  }
  const inOrder = (a: Entry, b: Entry): number => (places.get(a) ?? 0) - (places.get(b) ?? 0);

  return (entry, ...neighbors) => {
    const isNew = (other: Entry): boolean => other.id !== entry.id && !neighbors.includes(other);
    if (entry.related) return entry.related.flatMap((id) => byId.get(id) ?? []).filter(isNew);
    const found = new Set<Entry>();
    const sets = setsOfTerms(entry);
    for (const points of new Set(sets.map((set) => set.points).sort((a, b) => b - a))) {
      const equals = sets.filter((set) => set.points === points).flatMap(({ key }) => firstWith.get(key) ?? []);
      for (const other of equals.sort(inOrder)) if (isNew(other)) found.add(other);
      if (found.size >= mostRelated) break;
    }
    return [...found].slice(0, mostRelated);
  };
}

/** Every set of an entry's terms but the empty one. */
function setsOfTerms({ tags = [], category }: Entry): readonly Terms[] {
  const terms = [
    ...(category === undefined ? [] : [{ key: `category ${category}`, points: 1 }]),
    ...[...new Set(tags)]
      .sort()
      .slice(0, mostTags)
      .map((tag) => ({ key: `tag ${tag}`, points: 2 })),
  ];
  let sets: readonly Terms[] = [{ key: '', points: 0 }];
  for (const { key, points } of terms) {
    sets = [...sets, ...sets.map((set) => ({ key: `${set.key}\n${key}`, points: set.points + points }))];
  }
  return sets.slice(1);
}
