/**
 * What every language has: the availability table of specification 2.3 met by texts, and the basic set of pages.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf } from '../../src/content/text/front-matter-fields';
import { enabledLocales } from '../../src/site/languages/locales';
import { translationStatuses } from '../../workshop/authoring/translations/translation-status';
import { availabilityTable } from '../support/availability-table';

const foldersOf = (section: string): string[] =>
  readdirSync(path.join('content', section), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const countIn = (section: string, locale: string): number =>
  foldersOf(section).filter((id) => existsSync(path.join('content', section, id, `${locale}.md`))).length;

const table = availabilityTable(foldersOf('guide'));

/** Pages that each section has at the least, and in English. Russian readers find their blog on a host of its own. */
const least = {
  faq: { every: 18, en: 18 },
  helps: { every: 8, en: 11 },
  release: { every: 3, en: 6 },
  partner: { every: 3, en: 5 },
  pages: { every: 2, en: 2 },
  blog: { every: 4, en: 20 },
  news: { every: 3, en: 10 },
} as const;

describe.each(enabledLocales)('%s', (locale) => {
  test('has a text for every page that the specification gives it, and for no other', () => {
    const cells = table.filter((cell) => cell.locale === locale);
    // A solution is tried at two paths; where one of them is allowed, its text is there.
    const allowed = new Set(cells.filter((cell) => cell.allowed).map(({ file }) => file));
    const files = [...new Set(cells.map(({ file }) => file))];
    expect(files.filter((file) => allowed.has(file) !== existsSync(file))).toEqual([]);
  });

  test.each(Object.entries(least))('has enough of %s', (section, counts) => {
    const wanted = locale === 'en' ? counts.en : counts.every;
    const count = countIn(section, locale);
    if (locale === 'ru' && (section === 'blog' || section === 'news')) expect(count).toBe(0);
    else expect(count).toBeGreaterThanOrEqual(wanted);
  });
});

test('a translation that is said to be current has as many challenges, steps and questions as its English page', () => {
  const fileOf = (id: string, locale: string): string => path.join('content/solutions', id, `${locale}.md`);
  const texts = foldersOf('solutions').flatMap((id) =>
    enabledLocales
      .filter((locale) => existsSync(fileOf(id, locale)))
      .map((locale) => ({ section: 'solutions' as const, id, locale, text: readFileSync(fileOf(id, locale), 'utf8') })),
  );
  const countsOf = (id: string, locale: string): readonly number[] => {
    const fields = fieldsOf(readFileSync(fileOf(id, locale), 'utf8'));
    return ['challenges', 'steps', 'questions'].map((field) => [fields[field]].flat().length);
  };
  const current = translationStatuses(texts).filter(({ state }) => state === 'current');
  const odd = current.filter(({ id, locale }) => `${countsOf(id, locale)}` !== `${countsOf(id, 'en')}`);
  expect(odd.map(({ id, locale }) => fileOf(id, locale))).toEqual([]);
});

test('German has the Impressum that its law asks for, and Chinese its guides', () => {
  expect(existsSync('content/pages/impressum/de.md')).toBe(true);
  expect(countIn('guide', 'zh')).toBeGreaterThanOrEqual(10);
});

test.each(readdirSync('content/release'))(
  'the highlights of release %s have the same drawings in every language',
  (release) => {
    const folder = path.join('content/release', release);
    const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
    const chosen = files.map((file) => /^scenes: .+$/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[0]);
    expect(chosen[0]).toBeDefined();
    expect(new Set(chosen).size).toBe(1);
  },
);

test('each of the six English comparisons names what it compares, its sources, and the same questions for both', () => {
  const files = foldersOf('alternatives')
    .map((id) => `content/alternatives/${id}/en.md`)
    .filter((file) => existsSync(file));
  expect(files).toHaveLength(6);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const { title, competitor, claims } = fieldsOf(text);
    expect(title).toMatch(new RegExp(`^Facet vs ${competitor}: (how|what) .+`));
    expect([file, [claims].flat().length >= 8]).toEqual([file, true]);
    expect(text).toMatch(new RegExp(`^\\| Question +\\| ${competitor} +\\| Facet +\\|$`, 'm'));
    expect(text).toMatch(/^"Not found" means that no /m);
  }
});
