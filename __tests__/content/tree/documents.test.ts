import { readFileSync } from 'node:fs';
import { parseTaxonomy } from '../../../src/content/model/taxonomy';
import { entryOf } from '../../../src/content/tree/documents';

const { taxonomy } = parseTaxonomy(readFileSync('content/taxonomy.yaml', 'utf8'));
const place = { id: 'a-page', locale: 'en' } as const;

test('an entry of a section that is ordered by hand knows the place of its category among the others', () => {
  const categories = Object.keys(taxonomy?.helps.categories ?? {});
  expect(categories.length).toBeGreaterThan(3);
  const groups = categories.map(
    (category) => entryOf({ ...place, section: 'helps', data: { category, order: 1 } }, taxonomy).group,
  );
  expect(groups).toEqual(categories.map((_, number) => number));
});

test('one of a section that is ordered by date does not, since its list is not divided', () => {
  const data = { category: 'security', date: '2026-01-01' };
  expect(entryOf({ ...place, section: 'blog', data }, taxonomy)).not.toHaveProperty('group');
});
