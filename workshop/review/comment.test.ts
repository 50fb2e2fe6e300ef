import { siteFrom } from '../../src/site/hosting/hosts';
import { commentLimit, commentMarker, commentOf, faultComment } from './comment';
import { comparePages, pagesOfFiles } from './compare-pages';
import { cases, evidenceOf, type MadeUpSite, madeUpManifest, usual } from './made-up-site';
import {
  type Comparison,
  type PageChange,
  type Report,
  readReport,
  reportLimit,
  reportVersion,
  writtenReport,
} from './report';

const context = {
  site: siteFrom({}),
  preview: 'https://preview.example',
  commit: '0123456789abcdef0123456789abcdef01234567',
};
const nothing: Comparison = { basis: 'manifests', pages: [], redirects: [], inputs: [], outside: [] };

const read = (text: string): Report => {
  const found = readReport(text);
  if ('fault' in found) throw new Error(`The report ${found.fault}`);
  return found.report;
};
const empty = { version: reportVersion, failed: [], isShortened: false, faults: [] };
const report = (comparison: Comparison | null, more: Partial<Report> = {}): Report =>
  read(JSON.stringify({ ...empty, comparison, ...more }));
const before = madeUpManifest(usual);
const pagesAfter = (more: Partial<MadeUpSite>) => comparePages(before, madeUpManifest({ ...usual, ...more })).pages;
const pageAfter = (more: Partial<MadeUpSite>): PageChange => {
  const [page] = pagesAfter(more);
  if (!page) throw new Error('No page has changed');
  return page;
};

const heading = '<!-- facet-preview-report -->\n## What this pull request changes\n\n';
const tableHead = '| page | languages | what differs |\n| --- | --- | --- |';
const at = 'https://preview.example';

test.each<[string, string]>([
  ['nothing', 'Nothing changes. No faults. Built from <code>0123456789</code>.\n'],
  [
    'a price that only a script shows',
    `The HTML of no page changes, but what scripts show may: see below. No faults. Built from <code>0123456789</code>.

**1 change that no page accounts for**

- <code>src/site/product/prices.json</code> USD 20: <code>15</code> → <code>18</code>
`,
  ],
  [
    'a message of every language',
    `Pages: 3 changed. No faults. Built from <code>0123456789</code>.

**message <code>home.hero.title</code>: 3 pages**

${tableHead}
| Home | [en](${at}/) [vn](${at}/vn) [de](${at}/de) | text |
`,
  ],
  [
    'a deletion in every language',
    `Pages: 2 changed, 1 removed. No faults. Built from <code>0123456789</code>.

**1 address leads nowhere now**

- en <code>/blog/second</code> Second

**text <code>content/blog/second/en.md</code>: 1 page**

${tableHead}
| Second | en | removed |

**lists, neighbors and terms that show a change: 2 pages**

${tableHead}
| Blog | [en](${at}/blog) | text |
| First | [en](${at}/blog/first) | text |
`,
  ],
  [
    'a rename, with a redirect from the old address',
    `Pages: 1 renamed. No faults. Built from <code>0123456789</code>.

**1 redirect**

- en <code>/blog/second</code>: none → <code>/blog/third</code>

**text <code>content/blog/third/en.md</code>: 1 page**

${tableHead}
| Second | [en](${at}/blog/third) | renamed from <code>/blog/second</code>, head |
`,
  ],
])('the comment on %s names the pages by cause, with a link for each language', (change, expected) => {
  const [, site = usual] = cases.find(([name]) => name === change) ?? [];
  expect(commentOf(report(comparePages(before, madeUpManifest(site), evidenceOf(site))), context)).toBe(
    heading + expected,
  );
});

test('the comment names faults and new addresses', () => {
  const page = pageAfter({ templates: { ...usual.templates, home: 'x' } });
  const comparison = {
    ...nothing,
    pages: [page, { ...page, locale: 'de' as const }, { ...page, locale: 'vn' as const }],
    outside: [{ address: 'https://other.example/a?b=c', page: '/de/pricing' }],
  };
  const faults = [
    { file: 'content/blog/first/de.md', line: 3, rule: 'raw-html', message: 'has <div>; write Markdown' },
  ];
  expect(
    commentOf(report(comparison, { faults }), context),
  ).toBe(`${heading}Pages: 3 changed. **1 fault.** Built from <code>0123456789</code>.

**1 fault**

- <code>content/blog/first/de.md&#58;3</code> has &#60;div&#62;; write Markdown (<code>raw-html</code>)

**template <code>home</code>: 3 pages**

${tableHead}
| Home | [en](${at}/) [vn](${at}/vn) [de](${at}/de) | markup |

**1 new outside address**

- <code>https&#58;//other.example/a?b=c</code> on <code>/de/pricing</code>
`);
});

test.each<[string, string, readonly string[]]>([
  [
    'the check and the build failed',
    commentOf(report(null, { failed: ['build', 'check'], faults: null }), context),
    ['did not come to an end', '**Failed: <code>build</code>, <code>check</code>.**', 'could not be built'],
  ],
  [
    'no manifest of the base is at hand',
    commentOf(
      report(pagesOfFiles(before, [{ file: 'content/blog/second/en.md', key: 'title', before: 'a', after: 'b' }])),
      context,
    ),
    ['No manifest of the base branch was at hand', `| Second | [en](${at}/blog/second) | ? |`],
  ],
  [
    'the address of the preview is not known',
    commentOf(
      report(pagesOfFiles(before, [{ file: 'content/blog/second/en.md', key: 'title', before: 'a', after: 'b' }])),
      { ...context, preview: null },
    ),
    ['| Second | en | ? |'],
  ],
  [
    'the report cannot be shown',
    faultComment('is too large', context),
    [heading, 'The report of <code>0123456789</code> is too large, so nothing of it is shown.'],
  ],
])('the comment says so if %s', (_what, comment, expected) => {
  for (const text of expected) expect(comment).toContain(text);
});

describe('what comes from the content', () => {
  const named = (title: string): string => {
    const pages = pagesAfter({ styles: { ...usual.styles, home: 'blue' } });
    return commentOf(report({ ...nothing, pages: pages.map((page) => ({ ...page, title })) }), context);
  };

  test.each([
    ['a link', '[here](https://evil.example)', '&#91;here&#93;&#40;https&#58;//evil.example&#41;'],
    ['a mention', '@team', '&#64;&#8288;team'],
    ['an issue', 'GH-12', 'GH&#8288;-12'],
    ['a commit', 'of 0123456789abcdef', 'of 012345&#8288;6789abcdef'],
    ['a number of an issue', 'Fixes #1', 'Fixes &#35;&#8288;1'],
    ['a bare address', 'see www.evil.example', 'see www&#8288;.evil.example'],
    ['the end of a cell', 'a | b', 'a &#124; b'],
    ['a comparison', '1 < 2 & 3', '1 &#60; 2 &#38; 3'],
    ['a text that turns its direction', 'a\u202eb', 'a b'],
    ['a long text', 'x'.repeat(500), `${'x'.repeat(120)}…`],
  ])('%s is only text', (_what, title, expected) => {
    expect(named(title)).toContain(`| ${expected} |`);
    if (title !== expected) expect(named(title)).not.toContain(`| ${title} |`);
  });
});

test('a list of more than five is folded', () => {
  const faults = (count: number) => Array(count).fill({ file: 'content/a.md', line: 1, rule: 'emoji', message: 'x' });
  expect(commentOf(report(nothing, { faults: faults(5) }), context)).not.toContain('<details>');
  expect(commentOf(report(nothing, { faults: faults(6) }), context)).toContain('<details><summary>6 faults</summary>');
});

test('a comment fits, and says how much does not', () => {
  const pages = Array.from({ length: 2_000 }, (_, number) => ({
    ...pageAfter({ menu: 'x' }),
    path: `/blog/article-${number}`,
    identity: `blog/article-${number}`,
    title: `An article with the number ${number}`,
    causes: [
      { kind: 'message' as const, name: 'shell.nav.blog' },
      { kind: 'content' as const, name: `content/blog/article-${number}/en.md` },
    ],
  }));
  const made = report({ ...nothing, pages });
  const comment = commentOf(made, context);
  expect(comment.length).toBeLessThanOrEqual(commentLimit);
  expect(comment.startsWith(commentMarker)).toBe(true);
  expect(comment).toContain('Pages: 2000 changed.');
  expect(comment).toMatch(/\d+ more lists did not fit\.\n$/);
  expect(JSON.stringify(made).length).toBeLessThan(reportLimit);
});

test('a report that would be too large says less of each page, and says so', () => {
  const causes = Array(100).fill({ kind: 'message', name: 'shell.some.message.of.some.length' });
  const pages = Array(2_000).fill({ ...pageAfter({ menu: 'x' }), causes });
  const shortened = read(writtenReport({ ...report(nothing), comparison: { ...nothing, pages } }));
  expect(shortened.comparison?.pages.map(({ causes: { length } }) => length)).toEqual(Array(2_000).fill(5));
  expect(commentOf(shortened, context)).toContain('each page stands at 5 of its causes at most');
  const small = report(nothing);
  expect(writtenReport(small)).toBe(JSON.stringify(small));
});

describe('a report that nobody trusts', () => {
  const page = pageAfter({ menu: 'x' });
  const withField = (more: object): string => JSON.stringify({ ...report(nothing), ...more });
  const withPage = (more: object) => withField({ comparison: { ...nothing, pages: [{ ...page, ...more }] } });

  test('is shown if it has its form', () => {
    expect(readReport(withPage({}))).toHaveProperty('report');
  });

  test.each([
    ['an address out of the site', withPage({ path: '/../../etc/passwd' })],
    ['an address on another host', withPage({ path: '//evil.example' })],
    ['an address with a scheme', withPage({ path: 'javascript:alert(1)' })],
    ['an address that ends a link', withPage({ path: '/a)](https://evil.example' })],
    ['an address with an escaped path', withPage({ path: '/%2e%2e/a' })],
    ['a script in a title', withPage({ title: '<script>alert(1)</script>' })],
    ['a tag in a title, after a line break', withPage({ title: 'a\n<img src=x>' })],
    ['a line break in a cause', withPage({ causes: [{ kind: 'content', name: 'a\n# b' }] })],
    ['an unknown language', withPage({ locale: 'xx' })],
    ['an unknown field', withPage({ html: '<b>' })],
    ['a file out of the project', withField({ faults: [{ file: '../x', line: 1, rule: 'a', message: '' }] })],
    ['a step with markup', withField({ failed: ['**build**'] })],
    ['another version', withField({ version: 1 })],
    ['something else', '"text"'],
  ])('with %s is refused', (_what, text) => {
    expect(readReport(text)).toEqual({ fault: 'does not have the form of a report' });
  });

  test('is refused if it is not JSON, or too large', () => {
    expect(readReport('{"version":')).toEqual({ fault: 'is not JSON' });
    expect(readReport(' '.repeat(10_000_000))).toEqual({ fault: 'is too large' });
  });
});
