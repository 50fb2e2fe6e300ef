import { siteFrom } from '../../../src/site/hosting/hosts';
import { compileRedirects, type WrittenRedirect } from '../../../src/site/redirects/compile';
import { table } from '../../support/redirect-fixture';

const site = siteFrom({});
const exists = (locale: Parameters<typeof table.find>[0], path: string): boolean =>
  table.find(locale, path) !== undefined;

type Entry = readonly [locale: WrittenRedirect['locale'], from: string, to: string];

/** Written on lines 1, 2, 3 … of one file. */
const compile = (...entries: Entry[]) =>
  compileRedirects(
    entries.map(([locale, from, to], place) => ({ locale, from, to, file: 'content/redirects.yaml', line: place + 1 })),
    site,
    exists,
  );

test('a redirect to a page of its language is kept as it is', () => {
  expect(compile(['vn', '/bang-gia', '/pricing'])).toEqual({
    redirects: [{ locale: 'vn', from: '/bang-gia', to: '/pricing' }],
    faults: [],
  });
});

test('a source in any script is kept in the spelling of a request', () => {
  expect(compile(['th', '/ราคา', '/pricing']).redirects[0]?.from).toBe('/%E0%B8%A3%E0%B8%B2%E0%B8%84%E0%B8%B2');
});

test('a chain is collapsed: every part of it leads to the end', () => {
  expect(compile(['en', '/a', '/b'], ['en', '/b', '/c'], ['en', '/c', '/pricing']).redirects).toEqual([
    { locale: 'en', from: '/a', to: '/pricing' },
    { locale: 'en', from: '/b', to: '/pricing' },
    { locale: 'en', from: '/c', to: '/pricing' },
  ]);
});

test('languages do not mix: the same source may lead elsewhere in another', () => {
  const { redirects, faults } = compile(['en', '/old', '/pricing'], ['de', '/old', '/download']);
  expect(faults).toEqual([]);
  expect(redirects).toHaveLength(2);
});

test.each([
  'https://www.facet-zh.example/pricing',
  'https://docs.facet.example/docs/en/start/install',
  'https://www.facet.example/vn/pricing',
])('a target may lie on a configured host: %s', (to) =>
  expect(compile(['en', '/old', to])).toEqual({ redirects: [{ locale: 'en', from: '/old', to }], faults: [] }),
);

const faulty: readonly [title: string, entries: Entry[], faults: readonly [number, string, RegExp][]][] = [
  [
    'a source declared twice',
    [
      ['en', '/a', '/pricing'],
      ['en', '/a', '/download'],
    ],
    [[2, 'redirect-twice', /already declared in content\/redirects\.yaml:1;/]],
  ],
  [
    'the same source in another spelling',
    [
      ['en', '/a-b', '/pricing'],
      ['en', '/a%2Db', '/pricing'],
    ],
    [[2, 'redirect-twice', /already declared in .*:1;/]],
  ],
  ['a loop of one', [['en', '/a', '/a']], [[1, 'redirect-loop', /"\/a" leads to itself: \/a → \/a/]]],
  [
    'a loop of two, reported for both',
    [
      ['en', '/a', '/b'],
      ['en', '/b', '/a'],
    ],
    [
      [1, 'redirect-loop', /\/a → \/b → \/a/],
      [2, 'redirect-loop', /\/b → \/a → \/b/],
    ],
  ],
  ['a source that is a page', [['en', '/pricing', '/download']], [[1, 'redirect-is-page', /is a page in en/]]],
  [
    'a target that does not exist',
    [['en', '/a', '/nope']],
    [[1, 'redirect-target-missing', /"\/nope" does not exist in en/]],
  ],
  [
    'a target of another language',
    [['de', '/a', '/solutions/amazon']],
    [[1, 'redirect-target-missing', /does not exist in de/]],
  ],
  [
    'a chain into nothing',
    [
      ['en', '/a', '/b'],
      ['en', '/b', '/nope'],
    ],
    [
      [1, 'redirect-target-missing', /./],
      [2, 'redirect-target-missing', /./],
    ],
  ],
  [
    'a target on a foreign host',
    [['en', '/a', 'https://evil.example/']],
    [[1, 'redirect-unsafe', /write an address on a host of the configuration/]],
  ],
  [
    'a target on a host that only begins like ours',
    [['en', '/a', 'https://www.facet.example.evil.example/']],
    [[1, 'redirect-unsafe', /./]],
  ],
  [
    'a target with user information',
    [['en', '/a', 'https://www.facet.example@evil.example/']],
    [[1, 'redirect-unsafe', /./]],
  ],
  ['a target with two slashes', [['en', '/a', '//evil.example']], [[1, 'redirect-unsafe', /not a path of the site/]]],
  ['a target with a backslash', [['en', '/a', '/\\evil.example']], [[1, 'redirect-unsafe', /./]]],
  ['a target with a tab', [['en', '/a', '/\t/evil.example']], [[1, 'redirect-unsafe', /./]]],
  ['a script as a target', [['en', '/a', 'javascript:alert(1)']], [[1, 'redirect-unsafe', /./]]],
  ['a target with a query', [['en', '/a', '/pricing?x=1']], [[1, 'redirect-unsafe', /without query/]]],
  ['a target with an anchor', [['en', '/a', '/pricing#plans']], [[1, 'redirect-unsafe', /./]]],
  [
    'a page of another host that does not exist',
    [['en', '/a', 'https://www.facet-zh.example/nope']],
    [[1, 'redirect-target-missing', /zh has no page at \/nope/]],
  ],
  ['a source that is no path', [['en', 'old', '/pricing']], [[1, 'redirect-source', /write it as "\/old\/path"/]]],
  ['a source with a wildcard', [['en', '/old/*', '/pricing']], [[1, 'redirect-source', /./]]],
  ['a source with a placeholder', [['en', '/:old', '/pricing']], [[1, 'redirect-source', /./]]],
  ['a source with a query', [['en', '/old?x', '/pricing']], [[1, 'redirect-source', /./]]],
  ['a source with a slash at its end', [['en', '/old/', '/pricing']], [[1, 'redirect-source', /./]]],
  ['a source with .html', [['en', '/old.html', '/pricing']], [[1, 'redirect-source', /./]]],
  [
    'a source with a language',
    [['vn', '/vn/old', '/pricing']],
    [[1, 'redirect-source', /write "\/old", which applies to vn/]],
  ],
  ['a source that a rule answers already', [['ru', '/blog/old', '/pricing']], [[1, 'redirect-shadowed', /by rule 2/]]],
];

test.each(faulty)('%s is a fault, with its line', (_title, entries, expected) => {
  const { faults } = compile(...entries);
  expect(faults.map(({ line, rule }) => [line, rule])).toEqual(expected.map(([line, rule]) => [line, rule]));
  for (const [place, [, , message]] of expected.entries()) expect(faults[place]?.message).toMatch(message);
  expect(new Set(faults.map(({ file }) => file))).toEqual(new Set(['content/redirects.yaml']));
});

test('what is faulty is left out, and what is not is kept', () => {
  const { redirects } = compile(['en', '/a', '/nope'], ['en', '/b', '/pricing']);
  expect(redirects).toEqual([{ locale: 'en', from: '/b', to: '/pricing' }]);
});
