import { commentLimit, commentMarker, commentOf, faultComment } from './comment';
import { type Report, type Row, readReport, reportVersion } from './report';

const context = { preview: 'https://preview.example', commit: '0123456789abcdef0123456789abcdef01234567' };
const heading = '<!-- facet-preview-report -->\n## What this pull request changes\n\n';

const report = (title: string, rows: readonly Row[], more = 0): Report => ({
  version: reportVersion,
  says: ['Pages: 3 changed. 1 fault.', 'Compared with what the base branch built.'],
  lists: [{ title, rows: [...rows], more }],
});

test('the comment has what the report says, and its lists with values and links to the preview', () => {
  const rows: Row[] = [
    {
      words: 'Home, changed: text',
      links: [{ name: 'en', path: '/' }, ...['de', 'vn'].map((name) => ({ name, path: `/${name}` }))],
    },
    { words: 'Second, gone', links: [{ name: 'en', path: null }] },
    { code: 'src/site/product/prices.json', words: 'USD 20', values: ['15', null] },
  ];
  expect(commentOf(report('message home.hero.title', rows), context)).toBe(`${heading}Pages&#58; 3 changed. 1 fault.

Compared with what the base branch built.

Built from <code>0123456789</code>.

**message home.hero.title: 3**

- Home, changed&#58; text [en](https://preview.example/) [de](https://preview.example/de) [vn](https://preview.example/vn)
- Second, gone en
- <code>src/site/product/prices.json</code> USD 20 <code>15</code> → none
`);
});

test('nothing is linked if the address of the preview is not known', () => {
  const rows = [{ words: 'Home', links: [{ name: 'en', path: '/' }] }];
  expect(commentOf(report('x', rows), { ...context, preview: null })).toContain('\n- Home en\n');
});

test('a report that cannot be shown is replaced by the reason', () => {
  expect(faultComment('is too large', context)).toBe(
    `${heading}The report of <code>0123456789</code> is too large, so nothing of it is shown. Look at the run of the workflow.\n`,
  );
});

describe('what comes from the content', () => {
  test.each([
    ['a link', '[here](https://evil.example)', '&#91;here&#93;&#40;https&#58;//evil.example&#41;'],
    ['a mention', '@team', '&#64;&#8288;team'],
    ['an issue', 'GH-12', 'GH&#8288;-12'],
    ['a commit', 'of 0123456789abcdef', 'of 012345&#8288;6789abcdef'],
    ['a number of an issue', 'Fixes #1', 'Fixes &#35;&#8288;1'],
    ['a bare address', 'see www.evil.example', 'see www&#8288;.evil.example'],
    ['a heading', 'a\n# b', 'a &#35;&#8288; b'],
    ['an element', '<img src=x>', '&#60;img src=x&#62;'],
    ['a text that turns its direction', 'a\u202eb', 'a b'],
    ['a long text', 'x'.repeat(500), `${'x'.repeat(120)}…`],
  ])('%s is only text, wherever it stands', (_what, text, expected) => {
    const rows = [{ words: text, links: [{ name: text, path: '/' }] }];
    const { says, ...rest } = report(text, rows);
    const comment = commentOf({ ...rest, says: [...says, text.slice(0, 100)] }, context);
    expect(comment).toContain(`\n- ${expected} [${expected}](https://preview.example/)\n`);
    expect(comment).toContain(`**${expected}: 1**`);
    expect(comment.replaceAll(expected, '')).not.toContain(text.trim());
    const named = commentOf(report('x', [{ code: text, words: '', values: [text, null] }]), context);
    expect(named).toContain(
      `- <code>${expected.replaceAll('www&#8288;', 'www').replace('GH&#8288;', 'GH').replace('012345&#8288;', '012345')}</code>`,
    );
  });
});

test('a list of more than five is folded', () => {
  const rows = (count: number): Row[] => Array(count).fill({ words: 'x' });
  expect(commentOf(report('Faults', rows(5)), context)).not.toContain('<details>');
  expect(commentOf(report('Faults', rows(6)), context)).toContain('<details><summary>Faults: 6</summary>');
});

test('a comment fits, and says how much does not', () => {
  const rows = Array.from({ length: 1_000 }, (_, number) => ({
    words: `An article with the number ${number} `.repeat(3),
  }));
  const lists = Array.from({ length: 9 }, (_, number) => ({ title: `List ${number}`, rows, more: 5 }));
  const comment = commentOf({ version: reportVersion, says: [], lists }, context);
  expect(comment.length).toBeLessThanOrEqual(commentLimit);
  expect(comment.startsWith(commentMarker)).toBe(true);
  expect(comment).toContain('<summary>List 0: 1005</summary>');
  expect(comment).toContain('\nand 505 more\n');
  expect(comment).toMatch(/\d more lists did not fit\.\n$/);
});

describe('a report that nobody trusts', () => {
  const valid = report('x', [{ words: 'Home', links: [{ name: 'en', path: '/' }] }]);
  const withRow = (row: object): string =>
    JSON.stringify({ ...valid, lists: [{ title: 'x', rows: [{ words: '', ...row }], more: 0 }] });
  const withPath = (path: string): string => withRow({ links: [{ name: 'en', path }] });

  test('is shown if it has its form', () => {
    expect(readReport(JSON.stringify(valid))).toEqual({ report: valid });
  });

  test.each([
    ['an address out of the site', withPath('/../../etc/passwd')],
    ['an address on another host', withPath('//evil.example')],
    ['an address with a scheme', withPath('javascript:alert(1)')],
    ['an address that ends a link', withPath('/a)](https://evil.example')],
    ['an address with an escaped path', withPath('/%2e%2e/a')],
    ['an unknown field', withRow({ html: '<b>' })],
    ['another version', JSON.stringify({ ...valid, version: 1 })],
    ['something else', '"text"'],
  ])('with %s is refused', (_what, text) => {
    expect(readReport(text)).toEqual({ fault: 'does not have the form of a report' });
  });

  test('is refused if it is not JSON, or too large', () => {
    expect(readReport('{"version":')).toEqual({ fault: 'is not JSON' });
    expect(readReport(' '.repeat(10_000_000))).toEqual({ fault: 'is too large' });
  });
});
