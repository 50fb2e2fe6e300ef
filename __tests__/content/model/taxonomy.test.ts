import { readFileSync } from 'node:fs';
import { parseTaxonomy, type Taxonomy, taxonomyFile } from '../../../src/content/model/taxonomy';
import { enabledLocales } from '../../../src/site/languages/locales.ts';

const text = readFileSync(taxonomyFile, 'utf8');
const lineOf = (source: string, at: string): number => source.slice(0, source.indexOf(at)).split('\n').length;

/** Ids by section and kind. */
const idsOf = (taxonomy: Taxonomy) =>
  Object.fromEntries(
    Object.entries(taxonomy).map(([section, kinds]) => [
      section,
      Object.fromEntries(Object.entries(kinds).map(([kind, terms]) => [kind, Object.keys(terms).join(' ')])),
    ]),
  );

describe('the taxonomy', () => {
  const { taxonomy, findings } = parseTaxonomy(text);

  it('has no fault', () => {
    expect(findings).toEqual([]);
  });

  it('declares the categories and tags of the content model', () => {
    const tags =
      'fingerprint proxy profiles rpa local-api synchronizer team advertising e-commerce social-media web-scraping privacy';
    expect(taxonomy && idsOf(taxonomy)).toEqual({
      blog: { categories: 'basics guides automation security', tags },
      news: { categories: 'product company events', tags },
      guide: { categories: 'start profiles automation' },
      helps: { categories: 'start profiles proxies automation team billing' },
      faq: { categories: 'general profiles security billing' },
      partner: { tags: 'proxies automation payments' },
      solutions: { categories: 'commerce advertising social messaging data earning' },
    });
  });

  it('names each in all 20 languages', () => {
    const terms = Object.values(taxonomy ?? {}).flatMap((kinds) => Object.values(kinds).flatMap(Object.values));
    expect(terms.length).toBeGreaterThan(0);
    for (const names of terms) expect(Object.keys(names)).toEqual([...enabledLocales]);
  });

  it('has no two categories, and no two tags, of one name in a section and language', () => {
    for (const kinds of Object.values(taxonomy ?? {})) {
      for (const terms of Object.values<Taxonomy['blog']['tags']>(kinds)) {
        for (const code of enabledLocales) {
          const names = Object.values(terms).map((name) => name[code]);
          expect(new Set(names).size).toBe(names.length);
        }
      }
    }
  });
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
