import { siteFrom } from '../../src/site/hosting/hosts';
import { cases } from './cases';
import { commentLimit, commentMarker, commentOf, faultComment } from './comment';
import { type Comparison, comparePages, pagesOfFiles } from './compare-pages';
import { madeUpManifest, usual } from './made-up-site';
import { type Report, readReport, reportLimit, reportVersion, writtenReport } from './report';

const place = {
  site: siteFrom({}),
  preview: 'https://preview.example',
  commit: '0123456789abcdef0123456789abcdef01234567',
};
const nothing: Comparison = { basis: 'manifests', pages: [], redirects: [], outside: [] };

const report = (comparison: Comparison | null, more: Partial<Report> = {}): Report => {
  const made = {
    version: reportVersion,
    failed: [],
    isShortened: false,
    comparison,
    faults: [],
    statuses: [],
    ...more,
  };
  const read = readReport(JSON.stringify(made));
  if ('fault' in read) throw new Error(`The report ${read.fault}`);
  return read.report;
};
const before = madeUpManifest(usual);

describe('the comment on', () => {
  test.each(cases)('%s', (_change, site) => {
    expect(commentOf(report(comparePages(before, madeUpManifest(site))), place)).toMatchSnapshot();
  });

  test('faults, new addresses, translation statuses and weights', () => {
    const [page] = comparePages(
      before,
      madeUpManifest({ ...usual, templates: { ...usual.templates, home: 'x' } }),
    ).pages;
    if (!page) throw new Error('No page has changed');
    const heavier = { ...page, weight: { before: 1_000, after: 2_500 } };
    const lighter = { ...page, locale: 'de' as const, weight: { before: 2_000, after: 1_400 } };
    const same = { ...page, locale: 'vn' as const, weight: { before: 2_000, after: 2_100 } };
    const comparison = {
      ...nothing,
      pages: [heavier, lighter, same],
      outside: [{ address: 'https://other.example/a?b=c', page: '/de/pricing' }],
    };
    const faults = [
      { file: 'content/blog/first/de.md', line: 3, rule: 'raw-html', message: 'has <div>; write Markdown' },
    ];
    const statuses = [
      { section: 'blog', id: 'first', locale: 'de', before: 'current', after: 'behind' },
      { section: 'blog', id: 'first', locale: 'vn', before: null, after: 'current' },
    ] as const;
    expect(commentOf(report(comparison, { faults, statuses: [...statuses] }), place)).toMatchSnapshot();
  });

  test('a pull request whose check and build failed', () => {
    expect(commentOf(report(null, { failed: ['build', 'check'], faults: null }), place)).toMatchSnapshot();
  });

  test('changed files, where no manifest of the base is at hand', () => {
    expect(commentOf(report(pagesOfFiles(before, ['content/blog/second/en.md'])), place)).toMatchSnapshot();
  });

  test('a preview whose address is not known links nothing', () => {
    const [, site] = cases.find(([name]) => name === 'a text') ?? [];
    const comment = commentOf(report(comparePages(before, madeUpManifest(site ?? usual))), { ...place, preview: null });
    expect(comment).toContain('| First | en | text |');
  });

  test('a report that cannot be shown says only that', () => {
    expect(faultComment('is too large', place)).toMatchSnapshot();
  });
});

describe('what comes from the content', () => {
  const named = (title: string): string => {
    const pages = comparePages(before, madeUpManifest({ ...usual, styles: { ...usual.styles, home: 'blue' } })).pages;
    return commentOf(report({ ...nothing, pages: pages.map((page) => ({ ...page, title })) }), place);
  };

  test.each([
    ['a link', '[here](https://evil.example)', '&#91;here&#93;&#40;https&#58;//evil.example&#41;'],
    ['a mention', '@team', '&#64;&#8288;team'],
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
  const faults = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      file: `content/${index}.md`,
      line: 1,
      rule: 'emoji',
      message: 'x',
    }));
  expect(commentOf(report(nothing, { faults: faults(5) }), place)).not.toContain('<details>');
  expect(commentOf(report(nothing, { faults: faults(6) }), place)).toContain('<details><summary>6 faults</summary>');
});

test('a comment fits, and says how much does not', () => {
  const pages = Array.from({ length: 2_000 }, (_, number) => ({
    kind: 'changed' as const,
    locale: 'en' as const,
    path: `/blog/article-${number}`,
    identity: `blog/article-${number}`,
    title: `An article with the number ${number}`,
    description: '',
    aspects: ['text' as const],
    causes: [
      { kind: 'message' as const, name: 'shell.nav.blog' },
      { kind: 'content' as const, name: `content/blog/article-${number}/en.md` },
    ],
  }));
  const made = report({ ...nothing, pages });
  const comment = commentOf(made, place);
  expect(comment.length).toBeLessThanOrEqual(commentLimit);
  expect(comment.startsWith(commentMarker)).toBe(true);
  expect(comment).toContain('Pages: 2000 changed.');
  expect(comment).toMatch(/\d+ more lists did not fit\.\n$/);
  expect(JSON.stringify(made).length).toBeLessThan(reportLimit);
});

test('a report that would be too large says less of each page, and says so', () => {
  const causes = Array.from({ length: 100 }, (_, number) => ({
    kind: 'message' as const,
    name: `shell.some.message.${number}`,
  }));
  const [first] = comparePages(before, madeUpManifest({ ...usual, menu: 'x' })).pages;
  if (!first) throw new Error('No page has changed');
  const pages = Array.from({ length: 2_000 }, () => ({ ...first, causes, aspects: [...first.aspects] }));
  const read = readReport(
    writtenReport({ ...report(nothing), comparison: { basis: 'manifests', pages, redirects: [], outside: [] } }),
  );
  if ('fault' in read) throw new Error(`The report ${read.fault}`);
  expect(read.report.comparison?.pages.map(({ causes: { length } }) => length)).toEqual(Array(2_000).fill(5));
  expect(commentOf(read.report, place)).toContain('each page stands at 5 of its causes at most');
  const small = report(nothing);
  expect(writtenReport(small)).toBe(JSON.stringify(small));
});

describe('a report that nobody trusts', () => {
  const [page] = comparePages(before, madeUpManifest({ ...usual, menu: 'x' })).pages;
  const withPage = (more: object) =>
    JSON.stringify({ ...report(nothing), comparison: { ...nothing, pages: [{ ...page, ...more }] } });

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
    [
      'a file out of the project',
      JSON.stringify({ ...report(nothing), faults: [{ file: '../x', line: 1, rule: 'a', message: '' }] }),
    ],
    ['a step with markup', JSON.stringify({ ...report(nothing), failed: ['**build**'] })],
    ['another version', JSON.stringify({ ...report(nothing), version: 2 })],
    ['something else', '"text"'],
  ])('with %s is refused', (_what, text) => {
    expect(readReport(text)).toEqual({ fault: 'does not have the form of a report' });
  });

  test('is refused if it is not JSON, or too large', () => {
    expect(readReport('{"version":')).toEqual({ fault: 'is not JSON' });
    expect(readReport(' '.repeat(10_000_000))).toEqual({ fault: 'is too large' });
  });
});
