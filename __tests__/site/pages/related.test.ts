import type { Entry } from '../../../src/site/pages/entry';
import { relatedIndex } from '../../../src/site/pages/related';
import { fc, property } from '../../support/fuzz';

const terms = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, place) => prefix + place);

/** Entries of a section in their order, with few enough terms that many share some. */
const sections = fc
  .array(
    fc.record(
      {
        category: fc.constantFrom(...terms('category-', 3)),
        tags: fc.uniqueArray(fc.constantFrom(...terms('tag-', 6)), { maxLength: 4 }),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 60 },
  )
  .map((found) =>
    found.map((rest, place): Entry => ({ section: 'blog', id: `article-${place}`, locale: 'en', ...rest })),
  );

/** What the index must find, by comparing all entries with all: the rule as it is written. */
function comparingAll(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  const points = (other: Entry): number =>
    2 * (other.tags ?? []).filter((tag) => entry.tags?.includes(tag)).length +
    (entry.category !== undefined && other.category === entry.category ? 1 : 0);
  return entries
    .filter((other) => other !== entry && points(other) > 0)
    .sort((a, b) => points(b) - points(a))
    .slice(0, 3);
}

property(
  'related are those that comparing all with all would find, of equals the first of the section',
  [sections],
  (entries) => {
    const relatedTo = relatedIndex(entries);
    for (const entry of entries) expect(relatedTo(entry)).toEqual(comparingAll(entries, entry));
  },
);

test('an entry with hundreds of tags, which is a fault of the content, takes no longer than others', () => {
  const tags = terms('tag-', 500);
  const entries = ['one', 'two'].map((id): Entry => ({ section: 'blog', id, locale: 'en', tags }));
  const relatedTo = relatedIndex(entries);
  expect(entries.map((entry) => relatedTo(entry))).toEqual([[entries[1]], [entries[0]]]);
});
