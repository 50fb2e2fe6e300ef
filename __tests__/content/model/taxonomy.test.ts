import { readFileSync } from 'node:fs';
import { parseTaxonomy, type Taxonomy, taxonomyFile } from '../../../src/content/model/taxonomy';
import { enabledLocales } from '../../../src/site/languages/locales.ts';

const text = readFileSync(taxonomyFile, 'utf8');
const lineOf = (source: string, at: string): number => source.slice(0, source.indexOf(at)).split('\n').length;

test('no two categories, and no two tags, have one name in a section and language', () => {
  const { taxonomy } = parseTaxonomy(text);
  const lists = Object.values(taxonomy ?? {}).flatMap((kinds) => Object.values<Taxonomy['blog']['tags']>(kinds));
  expect(lists.length).toBeGreaterThan(5);
  for (const terms of lists) {
    for (const code of enabledLocales) {
      const names = Object.values(terms).map((name) => name[code]);
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

test.each([
  ['ro: Noțiuni de bază }', '}', 'missing-field', 'basics:', 'blog.categories.basics.ro'],
  ['zh: 基础知识', 'zh: 基础知识, vi: X', 'unknown-field', 'vi: X', 'blog.categories.basics.vi'],
  ['zh: 基础知识', "zh: ''", 'empty-field', "zh: ''", 'blog.categories.basics.zh'],
  ['    basics:', '    The Basics:', 'invalid-id', 'The Basics', 'blog.categories.The Basics'],
  ['guide:\n', 'guides:\n  categories: {}\nguide:\n', 'unknown-field', 'guides:\n  cat', 'guides'],
  ['  tags: *article-tags\n', '', 'missing-field', 'news:', 'news.tags'],
  ['guide:\n', 'guide\n', 'invalid-yaml', 'guide\n', undefined],
])('%j written as %j is a fault with its line: %s', (from, to, rule, at, field) => {
  const changed = text.replace(from, to);
  const { taxonomy, findings } = parseTaxonomy(changed);
  expect(taxonomy).toBeNull();
  expect(findings[0]).toMatchObject({ line: lineOf(changed, at), rule });
  expect(findings[0]?.field).toBe(field);
});
