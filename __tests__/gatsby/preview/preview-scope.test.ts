import type { PreviewChanges } from '../../../src/gatsby/preview/preview-scope';
import { pagesOfOtherTemplates, previewScope, reachOf } from '../../../src/gatsby/preview/preview-scope';
import { pathOn, siteFrom } from '../../../src/site/hosting/hosts';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { type Entry, keyOf } from '../../../src/site/pages/entry';
import { type Page, type PageTable, pageTable } from '../../../src/site/pages/page-table';

const site = siteFrom({ SITE_HOST: 'preview', SITE_LOCALES: 'en,de,zh' });

const written = (
  section: Entry['section'],
  id: string,
  locale: LocaleCode,
  rest: Partial<Entry> = {},
  draft = false,
) => ({
  entry: { section, id, locale, ...rest } satisfies Entry,
  draft,
});
type Written = ReturnType<typeof written>;

const articles = (locale: LocaleCode): Written[] =>
  [...'abcdefg'].map((id, place) =>
    written('blog', id, locale, {
      date: `2026-01-0${9 - place}`,
      category: place < 4 ? 'basics' : 'guides',
      tags: place < 3 ? ['proxy'] : [],
    }),
  );

/** Seven articles, the newest first, in two languages; help pages; releases; a feature of the menus. */
const content: readonly Written[] = [
  ...articles('en'),
  ...articles('de'),
  written('helps', 'install', 'en', { category: 'start' }),
  written('helps', 'install', 'zh', { category: 'start' }),
  written('helps', 'update', 'en', { category: 'start' }),
  written('release', '1-0', 'en', { date: '2026-01-01' }),
  written('features', 'synchronizer', 'en'),
  written('faq', 'refund', 'de', { category: 'billing' }),
];

const tableOf = (documents: readonly Written[]): PageTable =>
  pageTable(
    documents.map(({ entry }) => entry),
    site.locales,
    'preview',
  );

/** What is built of a content, after files have changed. */
const scopeOf = (documents: readonly Written[], changes: Partial<PreviewChanges>) =>
  previewScope(site, tableOf(documents), documents, { files: [], earlier: {}, ...changes });

const pathsOf = (pages: readonly Page[]): string[] =>
  pages.map(({ locale, path }) => pathOn(site, locale, path)).sort();

/** Always there: where a preview is opened, its 404 pages, and what production does not have. */
const always = ['/', '/de', '/zh', '/404', '/de/404', '/zh/404', '/_components'];

/** The pages of a partial preview besides those. */
function built(documents: readonly Written[], changes: Partial<PreviewChanges>): string[] {
  const scope = scopeOf(documents, changes);
  if (scope.kind === 'all') throw new Error(scope.reason);
  return pathsOf(scope.pages).filter((path) => !always.includes(path));
}

const both = (...paths: readonly string[]): string[] => paths.flatMap((path) => [path, `/de${path}`]).sort();

/** The lists on which the article e stands, and all lists of the blog. */
const lists = both('/blog', '/blog-guides');
const allLists = both('/blog', '/blog-basics', '/blog-basics/proxy', '/blog-guides');

const frontMatter = (fields: string): string => `---\ntitle: Old\n${fields}\n---\nText\n`;

test('a change of one article builds: it in every language, the lists that show it, its neighbours, and what names it as related', () => {
  const changes = {
    files: ['content/blog/e/en.md'],
    earlier: { 'content/blog/e/en.md': frontMatter('date: 2026-01-05\ncategory: guides\ntags: []') },
  };
  // Of its category are f and g; d and f are its neighbours.
  expect(built(content, changes)).toEqual([...both('/blog/d', '/blog/e', '/blog/f', '/blog/g'), ...lists].sort());
});

test('a change of one article builds also what named it before: the neighbours at its earlier date, and the related of its earlier tags', () => {
  const earlier = { 'content/blog/e/en.md': frontMatter('date: 2026-02-01\ncategory: basics\ntags: [proxy]') };
  // It stood before a, and was on the subject of a, b, c and d, and in another list.
  expect(built(content, { files: ['content/blog/e/en.md'], earlier })).toEqual(
    expect.arrayContaining(['/blog/a', '/blog/b', '/de/blog/a', ...allLists]),
  );
});

const helps = ['/helps', '/helps/install', '/helps/update', '/zh/helps', '/zh/helps/install'];
test.each<[what: string, files: string, pages: string[]]>([
  ['a help page that two languages have', 'content/helps/install/zh.md', helps],
  ['a picture of a help page', 'content/helps/update/step.png', helps],
  ['a question', 'content/faq/refund/de.md', ['/de/faq']],
  ['the redirects', 'content/redirects.yaml', []],
  ['documents, tests and workflows', 'docs/design.md __tests__/a.test.ts .github/workflows/a.yml README.md', []],
])('a change of %s builds what shows it', (_what, names, pages) => {
  const files = names.split(' ');
  const earlier = Object.fromEntries(
    content
      .filter(({ entry }) => files.includes(`content/${keyOf(entry)}.md`))
      .map(({ entry }) => [`content/${keyOf(entry)}.md`, frontMatter(`category: ${entry.category}`)]),
  );
  expect(built(content, { files, earlier })).toEqual([...pages].sort());
});

test('a change of a release builds also the pages that name it, in every language', () => {
  const file = 'content/release/1-0/en.md';
  const paths = built(content, { files: [file], earlier: { [file]: frontMatter('date: 2026-01-01') } });
  expect(paths).toEqual(
    ['', '/de', '/zh']
      .flatMap((prefix) => [`${prefix}/about-us`, `${prefix}/download`])
      .concat('/release', '/release/1-0')
      .sort(),
  );
});

test.each([
  ['code', 'src/components/article/article.tsx'],
  ['a message', 'locales/de/home.json'],
  ['the taxonomy', 'content/taxonomy.yaml'],
  ['what is copied as it is', 'static/favicon.svg'],
  ['a dependency', 'package-lock.json'],
  ['how it is built', 'netlify.toml'],
  ['a file of which nobody knows who reads it', 'something.json'],
])('a change of %s builds all pages, and the reason names the file', (_what, file) => {
  expect(reachOf(file)).toBe('everywhere');
  expect(scopeOf(content, { files: ['content/blog/e/en.md', file] })).toEqual({
    kind: 'all',
    reason: `${file} can show on any page`,
  });
});

test('a page that comes into a menu builds all pages', () => {
  const changes = { files: ['content/features/synchronizer/en.md'] };
  expect(scopeOf(content, changes)).toEqual({ kind: 'all', reason: 'the menus of en have changed' });
});

test('a page that the pull request takes away is gone, with the lists that only it had; its neighbours name each other', () => {
  const file = 'content/blog/e/en.md';
  const changes = { files: [file], earlier: { [file]: frontMatter('date: 2026-01-05\ncategory: guides') } };
  const without = content.filter(({ entry }) => `content/${keyOf(entry)}.md` !== file);
  const scope = scopeOf(without, changes);
  expect(scope.kind === 'changed' && pathsOf(scope.gone)).toEqual(['/blog/e']);
  expect(built(without, changes)).toEqual(expect.arrayContaining(['/blog/d', '/blog/f', '/de/blog/e', '/blog']));
  // A host has no room for too many rules.
  const many = Array.from({ length: 301 }, (_, place) => `content/blog/old-${place}/en.md`);
  const earlier = Object.fromEntries(many.map((name) => [name, frontMatter('date: 2025-01-01')]));
  expect(scopeOf(content, { files: many, earlier })).toMatchObject({ kind: 'all' });
});

test('a draft is built also where the pull request does not change it, and is not gone when it is removed', () => {
  const draft = written('blog', 'z', 'en', { date: '2020-01-01', category: 'rare' }, true);
  const paths = built([...content, draft], { files: ['content/faq/refund/de.png'] });
  expect(paths).toEqual(['/blog/z', '/blog-rare', '/de/faq'].sort());
  const file = 'content/blog/z/en.md';
  const earlier = { [file]: frontMatter('date: 2020-01-01\ndraft: true') };
  expect(scopeOf(content, { files: [file], earlier })).toMatchObject({ gone: [] });
});

test('a new article is built, with its neighbours and lists', () => {
  const added = written('blog', 'new', 'de', { date: '2026-03-01', category: 'guides' });
  const paths = built([...content, added], { files: ['content/blog/new/de.md'] });
  expect(paths).toEqual(expect.arrayContaining(['/de/blog/new', '/de/blog/a', '/blog']));
});

test('one page of every other template is built, and a page in all its languages: the scripts and links of a preview hold', () => {
  const table = tableOf(content);
  const scope = previewScope(site, table, content, { files: ['content/blog/e/en.png'], earlier: {} });
  const pages = scope.kind === 'all' ? [] : scope.pages;
  const others = pagesOfOtherTemplates(table, pages);
  const templatesOf = (some: readonly Page[]): string[] => some.map(({ route }) => route.template);
  expect(pages.length).toBeGreaterThan(10);
  expect([...new Set(templatesOf(pages)), ...templatesOf(others)].sort()).toEqual(
    [...new Set(templatesOf(table.pages))].sort(),
  );
  expect(pathsOf(pages.flatMap((page) => table.alternates(page)).filter((page) => !pages.includes(page)))).toEqual([]);
});
