/**
 * A language that is being translated (src/site/languages/locales.ts, `draft`): here Romanian is one.
 */
import { readFileSync } from 'node:fs';
import { messageFaults } from '../../../src/content/checks/messages';
import { parseTaxonomy } from '../../../src/content/model/taxonomy';
import { glossaryFaults } from '../../../src/content/words/glossary';
import { completed } from '../../../src/gatsby/messages';
import { localesOf, siteFrom } from '../../../src/site/hosting/hosts';

jest.mock('../../../src/site/languages/locales', () => {
  const actual = jest.requireActual<typeof import('../../../src/site/languages/locales')>(
    '../../../src/site/languages/locales',
  );
  const locales = actual.locales.map((locale) => (locale.code === 'ro' ? { ...locale, draft: true as const } : locale));
  return {
    ...actual,
    locales,
    enabledLocales: actual.enabledLocales.filter((code) => code !== 'ro'),
    localeOf: (code: string) => locales.find((locale) => locale.code === code),
  };
});

const shell = readFileSync('locales/en/shell.json', 'utf8');
const taxonomy = readFileSync('content/taxonomy.yaml', 'utf8');
const glossary = readFileSync('docs/glossary.md', 'utf8');

test('a draft language is built on previews, and on no public host', () => {
  expect(localesOf(siteFrom({ SITE_HOST: 'preview' }))).toContain('ro');
  expect(siteFrom({ SITE_HOST: 'global' }).locales).not.toContain('ro');
  expect(() => siteFrom({ SITE_HOST: 'global', SITE_LOCALES: 'en,ro' })).toThrow(
    'SITE_LOCALES names "ro", a draft: only previews have it (SITE_HOST=preview)',
  );
});

test('a draft language may lack messages, names and words, which others may not', () => {
  const missing = (code: string) =>
    messageFaults(new Map([['locales/en/shell.json', shell]])).filter(({ file }) => file.includes(`/${code}/`));
  expect([missing('ro').length, missing('de').length]).toEqual([0, 1]);
  const without = (code: string) => taxonomy.replace(new RegExp(`^ +${code}: .*\\n`, 'gm'), '');
  expect(parseTaxonomy(without('ro')).findings).toEqual([]);
  expect(parseTaxonomy(without('de')).findings.length).toBeGreaterThan(0);
  const row = (code: string) => glossary.replace(new RegExp(`^\\| ${code} .*\\n`, 'm'), '');
  const counts = ['ro', 'de'].map((code) => glossaryFaults(row(code), () => undefined).length);
  expect(counts).toEqual([0, 1]);
});

test('a draft language shows the English messages that it lacks', () => {
  expect(completed({ a: 'one', b: { c: 'two', d: 'three' } }, { b: { c: 'doi' } })).toEqual({
    a: 'one',
    b: { c: 'doi', d: 'three' },
  });
});
