import { type BuildTarget, publicHosts } from '../../../src/site/hosting/hosts';
import { enabledLocales, type LocaleCode } from '../../../src/site/languages/locales';
import type { Entry } from '../../../src/site/pages/entry';
import { pageTable } from '../../../src/site/pages/page-table';

const blog = (count: number, locale: LocaleCode = 'en'): Entry[] =>
  Array.from({ length: count }, (_, place) => ({
    section: 'blog' as const,
    id: `article-${place}`,
    locale,
    date: `2026-01-${String(place + 1).padStart(2, '0')}`,
    category: place % 2 ? 'guides' : 'basics',
    tags: place % 3 ? ['proxy'] : ['proxy', 'rpa'],
  }));
const entry = (section: Entry['section'], id: string, locale: LocaleCode = 'en', rest: Partial<Entry> = {}): Entry => ({
  ...{ section, id, locale, ...rest },
});
const paths = (entries: Entry[], locale: LocaleCode) =>
  pageTable(entries, enabledLocales)
    .pages.filter((page) => page.locale === locale)
    .map((page) => page.path);

/** The table of some English entries. */
const tableOf = (...entries: readonly Entry[]) => pageTable(entries, ['en']);

test('the page table without content every language has its fixed pages, and no index', () => {
  for (const locale of enabledLocales) {
    expect(paths([], locale)).toEqual(expect.arrayContaining(['/', '/pricing', '/_icons', '/error/502', '/404']));
    for (const index of ['/blog', '/faq', '/helps', '/solutions', '/use-cases', '/guide']) {
      expect(paths([], locale)).not.toContain(index);
    }
  }
});

test.each<[section: Entry['section'], id: string, locale: LocaleCode, made: string[], not: string[]]>([
  // Nothing falls back, and a file that the rules forbid makes no page
  ['helps', 'install', 'de', ['/helps/install', '/helps'], []],
  ['helps', 'install', 'en', [], ['/helps/install', '/helps']],
  ['solutions', 'crypto', 'zh', [], ['/solutions/crypto']],
  ['guide', 'start', 'de', [], ['/guide/start']],
  // Solutions are served under /solutions or /use-cases, by language
  ['solutions', 'amazon', 'pt', ['/solutions', '/solutions/amazon'], []],
  ['solutions', 'amazon', 'vn', ['/use-cases', '/use-cases/amazon'], []],
])('the page table of the file %s/%s in %s there are the pages %j, and not %j', (section, id, locale, made, not) => {
  const found = paths([entry(section, id, locale)], locale === 'en' ? 'fr' : locale);
  expect(found).toEqual(expect.arrayContaining(made));
  expect(found.filter((path) => not.includes(path))).toEqual([]);
});

test('the page table: a help page with a tool has the template of the tool, the others that of articles', () => {
  const { find } = tableOf(entry('helps', 'install'), entry('helps', 'proxies', 'en', { tool: 'proxy-budget' }));
  expect(find('en', '/helps/install')?.route.template).toBe('article');
  expect(find('en', '/helps/proxies')?.route.template).toBe('proxy-help');
});

test('the page table: lists are paginated, newest first, and category and tag lists exist only where something is listed', () => {
  const table = tableOf(...blog(19), {
    ...entry('blog', 'article-19', 'en', { date: '2026-01-20', category: 'guides', tags: ['proxy'] }),
    updated: '2026-02-01',
  });
  expect(table.find('en', '/blog')?.lastModified).toBe('2026-02-01');
  expect(table.find('en', '/blog')?.list).toMatchObject({ page: 1, pages: 2 });
  expect(table.find('en', '/blog')?.list?.entries[0]).toBe('blog/article-19/en');
  expect(table.find('en', '/blog/page/2')?.list?.entries).toHaveLength(10);
  expect(table.find('en', '/blog/page/4')).toBeUndefined();
  expect(table.find('en', '/blog-guides/rpa')?.list?.entries).toHaveLength(3);
  expect(table.find('en', '/blog-security')).toBeUndefined();
  expect(table.find('en', '/news')).toBeUndefined();
});

test('the page table: the same page in other languages is found also where its path differs', () => {
  const locales = ['en', 'vn', 'zh'] as const;
  const table = pageTable(
    locales.map((locale) => entry('solutions', 'amazon', locale)),
    enabledLocales,
  );
  const page = table.find('en', '/solutions/amazon');
  expect(page && table.alternates(page).map((other) => [other.locale, other.path])).toEqual([
    ['en', '/solutions/amazon'],
    ['zh', '/solutions/amazon'],
    ['vn', '/use-cases/amazon'],
  ]);
});

test('the page table: neighbours follow the order of the section; related are three that are no neighbours: what the author names, else what shares the most', () => {
  const { find, alternates } = pageTable([...blog(12), ...blog(12, 'de')], ['en', 'de']);
  const page = find('en', '/blog/article-2');
  expect([page?.previous, page?.next]).toEqual(['blog/article-3/en', 'blog/article-1/en']);
  const second = find('en', '/blog/page/2');
  expect(second && alternates(second).map(({ locale }) => locale)).toEqual(['en']);
  const shared = { one: 'abc', first: 'a', second: 'b', third: 'c', 'two-tags': 'ab', all: 'abc', none: 'd' };
  const tagged = Object.entries(shared).map(([id, tags], place) =>
    entry('blog', id, 'en', {
      tags: [...tags],
      date: `2026-01-0${9 - place}`,
      ...(id === 'none' && { related: ['one'] }),
    }),
  );
  const related = (id: string) => tableOf(...tagged).find('en', `/blog/${id}`)?.related;
  expect(related('one')).toEqual(['blog/all/en', 'blog/two-tags/en', 'blog/second/en']);
  expect(related('none')).toEqual(['blog/one/en']);
});

test('the page table in a section that is ordered by hand, neighbours follow its list: by category, then by order', () => {
  const help = (id: string, group: number, order: number) => ({
    ...entry('helps', id, 'en', { category: String(group) }),
    ...{ group, order },
  });
  const table = tableOf(help('proxies', 1, 1), help('second', 0, 2), help('install', 0, 1), help('bill', 2, 1));
  const order = ['install', 'second', 'proxies', 'bill'].map((id) => `helps/${id}/en`);
  expect(table.find('en', '/helps')?.list?.entries).toEqual(order);
  const pages = ['install', 'second', 'proxies', 'bill'].map((id) => table.find('en', `/helps/${id}`));
  expect(pages.map((page) => page?.next)).toEqual([...order.slice(1), undefined]);
  expect(pages.map((page) => page?.previous)).toEqual([undefined, ...order.slice(0, -1)]);
  expect(pages.map((page) => page?.siblings?.length)).toEqual([2, 2, 1, 1]);
  expect(pages[1]?.siblings).toEqual(order.slice(0, 2));
  expect(tableOf(...blog(4)).find('en', '/blog/article-2')?.siblings).toBeUndefined();
});

test('the page table: a tag has a list in a category, or among the partners, from three entries on in a language', () => {
  const partner = (id: string, tags: string[], locale?: LocaleCode) => entry('partner', id, locale, { tags });
  const { pages, find } = pageTable(
    [
      ...blog(12),
      ...blog(2, 'de'),
      entry('blog', 'alone', 'en', { date: '2026-02-01', category: 'basics', tags: ['team', 'proxy'] }),
      partner('one', ['proxies', 'payments']),
      partner('two', ['proxies', 'payments']),
      partner('three', ['proxies']),
      partner('one', ['proxies'], 'de'),
    ],
    ['en', 'de'],
  );
  expect(pages.filter(({ list }) => list?.tag).map(({ locale, path }) => locale + path)).toEqual([
    'en/blog-basics/proxy',
    'en/blog-guides/proxy',
    'en/partner/tag/proxies',
  ]);
  expect(find('en', '/blog-basics')?.list?.tags).toEqual(['proxy']);
  expect(find('en', '/partner')?.list?.tags).toEqual(['proxies']);
  expect(find('en', '/blog/alone')?.listedTags).toEqual(['proxy']);
  expect(find('en', '/partner/one')?.listedTags).toEqual(['proxies']);
  expect(find('de', '/partner/one')?.listedTags).toEqual([]);
  const terms = ['blog/category/basics', 'blog/tag/team', 'blog/tag/proxy'];
  expect(find('en', '/blog/alone')?.terms).toEqual(terms);
  expect(find('en', '/blog')?.list?.tags).toEqual(['proxy', 'rpa']);
});

test('the page table: the page of components is in the table of a preview, once, in English and unlisted, and in no public one', () => {
  const found = (target: BuildTarget) =>
    pageTable([], enabledLocales, target).pages.filter(({ path }) => path === '/_components');
  for (const host of publicHosts) expect(found(host)).toEqual([]);
  expect(found('preview')).toMatchObject([{ locale: 'en', route: { indexed: false } }]);
});

test('the page table: two pages that claim one path are refused, both named', () => {
  expect(() => tableOf(entry('pages', 'pricing'))).toThrow(/Two pages claim \/pricing in en/);
});
