import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { newPage } from '../../src/content/new-page';
import { frontMatterSchemas } from '../../src/content/schemas';
import { parseTaxonomy, taxonomyFile } from '../../src/content/taxonomy';
import type { LocaleCode } from '../../src/site/locales';
import { type Section, sections } from '../../src/site/sections';

const { taxonomy } = parseTaxonomy(readFileSync(taxonomyFile, 'utf8'));
const fileOf = (section: Section, locale: LocaleCode, id = 'first'): string =>
  newPage({ section, id, locale, values: { title: 'A title' }, today: '2026-11-22' }, taxonomy);
const fieldsOf = (file: string): Record<string, unknown> => parse(file.split('---\n')[1] ?? '');

describe.each(['en', 'zh'] as const)('a new page in %s', (locale) => {
  test.each(sections)('of %s has valid front matter', (section) => {
    const result = frontMatterSchemas(taxonomy, locale)[section].safeParse(fieldsOf(fileOf(section, locale)));
    expect(result.error?.issues).toBeUndefined();
  });
});

test('has what is allowed in comments', () => {
  expect(fileOf('blog', 'en')).toMatchInlineSnapshot();
});

test('is not related to itself', () => {
  expect(fieldsOf(fileOf('solutions', 'en', 'affiliate-marketing')).related).not.toContain('affiliate-marketing');
});
