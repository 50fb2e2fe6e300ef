import { siteFrom } from '../../../src/site/hosting/hosts';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { colonArticle, portugueseArticle } from '../../../src/site/pages/moved-articles';
import { articleRedirects } from '../../../src/site/redirects/article-redirects';
import { compileRedirects, type WrittenRedirect } from '../../../src/site/redirects/compile';
import { table } from '../../support/redirect-fixture';

const site = siteFrom({});
const exists = (locale: Parameters<typeof table.find>[0], path: string): boolean =>
  table.find(locale, path) !== undefined;

type Entry = readonly [locale: WrittenRedirect['locale'], from: string, to: string];

const at = (from: string, to: string, locale: WrittenRedirect['locale'] = 'en'): Entry => [locale, from, to];

/** Written on lines 1, 2, 3 … of one file. */
const compile = (...entries: Entry[]) =>
  compileRedirects(
    entries.map(([locale, from, to], place) => ({ locale, from, to, file: 'content/redirects.yaml', line: place + 1 })),
    site,
    exists,
  );

const abroad = [at('/old', '/pricing'), at('/old', '/download', 'de')];
test.each<[what: string, entries: Entry[], targets: string]>([
  ['is kept as it is', [at('/bang-gia', '/pricing', 'vn')], 'vn:/bang-gia /pricing'],
  ['has its source as requests spell it', [at('/ü', '/pricing', 'th')], 'th:/%C3%BC /pricing'],
  ['leads to the end of its chain', [at('/a', '/b'), at('/b', '/pricing')], 'en:/a /pricing, en:/b /pricing'],
  ['may lead elsewhere in another language', abroad, 'de:/old /download, en:/old /pricing'],
])('a redirect %s', (_what, entries, targets) => {
  const { redirects, faults } = compile(...entries);
  expect(redirects.map(({ locale, from, to }) => `${locale}:${from} ${to}`).join(', ')).toBe(targets);
  expect(faults).toEqual([]);
});

test.each([
  'https://www.facet-zh.example/pricing',
  'https://docs.facet.example/docs/en/start/install',
  'https://www.facet.example/vn/pricing',
])('a target may lie on a configured host: %s', (to) =>
  expect(compile(['en', '/old', to])).toEqual({ redirects: [{ locale: 'en', from: '/old', to }], faults: [] }),
);

test.each<readonly [entries: Entry[], faults: Readonly<Record<number, string>>]>([
  [
    [at('/a', '/pricing'), at('/a', '/download')],
    { 2: 'redirect-twice: already declared in content/redirects.yaml:1;' },
  ],
  [[at('/a-b', '/pricing'), at('/a%2Db', '/pricing')], { 2: 'redirect-twice: :1;' }],
  [[at('/a', '/a')], { 1: 'redirect-loop: "/a" leads to itself: /a → /a' }],
  [[at('/a', '/b'), at('/b', '/a')], { 1: 'redirect-loop: /a → /b → /a', 2: 'redirect-loop: /b → /a → /b' }],
  [[at('/pricing', '/download')], { 1: 'redirect-is-page: is a page in en' }],
  [[at('/a', '/nope')], { 1: 'redirect-target-missing: "/nope" does not exist in en' }],
  [[at('/a', '/solutions/amazon', 'de')], { 1: 'redirect-target-missing: does not exist in de' }],
  [[at('/a', '/b'), at('/b', '/nope')], { 1: 'redirect-target-missing: ', 2: 'redirect-target-missing: ' }],
  [[at('/a', 'https://www.facet-zh.example/nope')], { 1: 'redirect-target-missing: zh has no page at /nope' }],
  [[at('/a', 'https://evil.example/')], { 1: 'redirect-unsafe: write an address on a host of the configuration' }],
  [[at('/a', 'https://www.facet.example.evil.example/')], { 1: 'redirect-unsafe: ' }],
  [[at('/a', 'https://www.facet.example@evil.example/')], { 1: 'redirect-unsafe: ' }],
  [[at('/a', '//evil.example')], { 1: 'redirect-unsafe: not a path of the site' }],
  [[at('/a', '/\\evil.example')], { 1: 'redirect-unsafe: ' }],
  [[at('/a', '/\t/evil.example')], { 1: 'redirect-unsafe: ' }],
  [[at('/a', 'javascript:alert(1)')], { 1: 'redirect-unsafe: ' }],
  [[at('/a', '/pricing?x=1')], { 1: 'redirect-unsafe: without query' }],
  [[at('/a', '/pricing#plans')], { 1: 'redirect-unsafe: ' }],
  [[at('old', '/pricing')], { 1: 'redirect-source: write it as "/old/path"' }],
  [[at('/old/*', '/pricing')], { 1: 'redirect-source: ' }],
  [[at('/:old', '/pricing')], { 1: 'redirect-source: ' }],
  [[at('/old?x', '/pricing')], { 1: 'redirect-source: ' }],
  [[at('/old/', '/pricing')], { 1: 'redirect-source: ' }],
  [[at('/old.html', '/pricing')], { 1: 'redirect-source: ' }],
  [[at('/vn/old', '/pricing', 'vn')], { 1: 'redirect-source: write "/old", which applies to vn' }],
  [[at('/blog/old', '/pricing', 'ru')], { 1: 'redirect-shadowed: by rule 2' }],
])('%j has the faults %j', (entries, expected) => {
  const { faults } = compile(...entries);
  expect(faults.map(({ line }) => line)).toEqual(Object.keys(expected).map(Number));
  for (const { line, rule, message, file } of faults) {
    const [expectedRule] = expected[line]?.split(': ') ?? [];
    expect([rule, file]).toEqual([expectedRule, 'content/redirects.yaml']);
    expect(message).toContain(expected[line]?.slice(rule.length + 2));
  }
});

test('what is faulty is left out, and what is not is kept', () => {
  const { redirects } = compile(['en', '/a', '/nope'], ['en', '/b', '/pricing']);
  expect(redirects).toEqual([{ locale: 'en', from: '/b', to: '/pricing' }]);
});

// Russian articles have left by rule 2.
test.each<[LocaleCode, pages: readonly string[], ends: readonly { readonly from: string; readonly to: string }[]]>([
  ['pt', ['/', '/blog', colonArticle.to, portugueseArticle.to], [colonArticle, portugueseArticle]],
  ['de', ['/', '/blog'], [{ from: colonArticle.from, to: '/blog' }]],
  ['km', ['/'], [{ from: colonArticle.from, to: '/' }]],
  ['ru', ['/'], []],
])('rules 9 and 10 end in the article, else the blog, else the root: %s with %j', (locale, pages, ends) => {
  expect(articleRedirects([locale], (_locale, path) => pages.includes(path))).toEqual(
    ends.map((end) => ({ locale, ...end })),
  );
});
