import { noEvidence } from './comparison';
import { builtSite } from './made-up-build';
import { cases, evidenceOf, type MadeUpSite, madeUpManifest, nothingKnown, usual } from './made-up-site';
import { readFaults, reportOf } from './preview-report';
import { type Report, readReport, reportLimit } from './report';
import { type Review, reviewOf } from './review';

const reviewAfter = (site: MadeUpSite, hasBase = true): Review =>
  reviewOf({
    site: builtSite('preview'),
    after: madeUpManifest(site, 'preview'),
    before: hasBase ? madeUpManifest(usual) : null,
    evidence: hasBase ? evidenceOf(site) : { ...noEvidence, inputs: evidenceOf(site).inputs },
    ...nothingKnown,
    stale: [{ locale: 'de', name: 'home.hero.title' }],
  });
const caseNamed = (name: string): MadeUpSite => cases.find(([change]) => change === name)?.[1] ?? usual;
const findings = { review: reviewAfter(usual), faults: [], links: [], tests: [] };

const linesOf = ({ says, lists }: Report): readonly string[] => [
  says[0] ?? '',
  ...lists.flatMap(({ title, rows }) => [
    title,
    ...rows.map(({ code, words, values, links = [] }) =>
      ['-', code, words, values?.join(' to '), ...links.map(({ name, path }) => `${name} ${path}`)]
        .filter(Boolean)
        .join(' '),
    ),
  ]),
];

test.each(cases)('the report on %s has the form of a report', (_change, site) => {
  const made = reportOf({ ...findings, review: reviewAfter(site) });
  expect(readReport(JSON.stringify(made))).toEqual({ report: JSON.parse(JSON.stringify(made)) });
});

test.each<[string, readonly string[]]>([
  ['nothing', ['Nothing has changed. 0 faults.']],
  [
    'a price that only a script shows',
    [
      'The HTML of no page has changed, but 1 other thing did: see the list. 0 faults.',
      'Changed, and no page accounts for it',
      '- src/site/product/prices.json USD 20 15 to 18',
    ],
  ],
  [
    'a message of every language',
    [
      'Pages: 3 changed. 0 faults.',
      'Messages that translations are behind',
      '- home.hero.title de',
      'message home.hero.title',
      '- Home, changed: text en / de /de vn /vn',
    ],
  ],
  [
    'a deletion in every language',
    [
      'Pages: 2 changed, 1 removed. 0 faults.',
      'Addresses that lead nowhere now',
      '- en:/blog/second: Second',
      'text content/blog/second/en.md',
      '- Second, gone en null',
      'lists, neighbors and terms that show a change',
      '- Blog, changed: text en /blog',
      '- First, changed: text en /blog/first',
    ],
  ],
  [
    'a rename, with a redirect from the old address',
    [
      'Pages: 1 renamed. 0 faults.',
      'Redirects',
      '- en /blog/second: none → /blog/third',
      'text content/blog/third/en.md',
      '- Second, before /blog/second, renamed: head en /blog/third',
    ],
  ],
])('the report on %s names the pages by cause, with those of each language', (change, expected) => {
  expect(linesOf(reportOf({ ...findings, review: reviewAfter(caseNamed(change)) }))).toEqual(expected);
});

test('faults and new addresses are in it', () => {
  const fault = { file: 'content/blog/first/de.md', line: 3, rule: 'raw-html', message: 'has <div>' };
  const test = { file: '__tests__/built/wording.built.ts', line: 9, rule: 'failed-test', message: 'a title: why' };
  const review = { ...findings.review, outside: [{ address: 'https://other.example/a?b=c', page: '/de/pricing' }] };
  expect(linesOf(reportOf({ ...findings, review, faults: [fault], tests: [test] }))).toEqual([
    'Nothing has changed. 2 faults.',
    'Faults',
    '- content/blog/first/de.md:3 has <div> [raw-html]',
    '- __tests__/built/wording.built.ts:9 a title: why [failed-test]',
    'New outside addresses',
    '- https://other.example/a?b=c on /de/pricing /de/pricing',
  ]);
});

test.each([
  ['the build failed', { review: null }, ['could not be built', 'Failed: build.']],
  ['the check failed', { faults: null }, ['did not come to an end', 'Failed: check.']],
  ['the check of the links failed', { links: null }, ['Failed: links.']],
  ['the tests of built pages did not run', { tests: null }, ['Failed: tests of built pages.']],
  ['both failed', { review: null, faults: null }, ['Failed: build, check.']],
  [
    'no manifest of the base is at hand',
    { review: reviewAfter(caseNamed('a deletion in every language'), false) },
    ['No build of the base branch was at hand'],
  ],
])('if %s, it says so', (_what, more, expected) => {
  const made = reportOf({ ...findings, ...more });
  for (const text of expected) expect(made.says.join('\n')).toContain(text);
  expect(readReport(JSON.stringify(made))).toHaveProperty('report');
});

test('of very many rows it has what a comment can show, and counts the others', () => {
  const faults = Array(50_000).fill({
    file: 'content/blog/first/de.md',
    line: 3,
    rule: 'emoji',
    message: 'x'.repeat(500),
  });
  const made = reportOf({ ...findings, review: reviewAfter(caseNamed('a message of every language')), faults });
  expect(made.lists.map(({ title, rows, more }) => [title, rows.length, more])).toEqual([
    ['Faults', 1_000, 49_000],
    ['Messages that translations are behind', 0, 1],
    ['message home.hero.title', 0, 1],
  ]);
  expect(JSON.stringify(made).length).toBeLessThan(reportLimit);
});

test('faults are read as the check prints them', () => {
  const fault = { file: 'content/blog/first/en.md', line: 3, rule: 'emoji', message: 'x'.repeat(1_000) };
  expect(readFaults(JSON.stringify({ files: 1, faults: [{ ...fault, field: 'title' }] }))).toEqual([
    { ...fault, message: 'x'.repeat(500) },
  ]);
  expect(readFaults(null)).toBeNull();
  expect(readFaults('')).toBeNull();
  expect(readFaults('{"faults":1}')).toBeNull();
});
