import type { Nodes } from 'mdast';
import { fixed } from '../../../src/content/fixes/fix';
import type { LinkedSite } from '../../../src/content/fixes/moved-links';
import { quotationMarks } from '../../../src/content/fixes/quotation-marks';
import { prepare, render } from '../../../src/content/render/render';
import { fieldsOf } from '../../../src/content/text/front-matter-fields';
import { parseMarkdown } from '../../../src/content/text/markdown';
import { walk } from '../../../src/content/text/walk';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { type LocaleCode, localeCodes } from '../../../src/site/languages/locales';
import type { Section } from '../../../src/site/pages/sections';
import { fc, property, textsOf } from '../../support/fuzz';
import { processorTime } from '../../support/processor-time';

const pages = ['/', '/pricing', '/blog/new', '/solutions/facebook'];
const linked: LinkedSite = {
  site: siteFrom({}),
  authorTarget: (_locale, path) => (path === '/blog/old' ? '/blog/new' : undefined),
  exists: (_locale, path) => pages.includes(path),
  counterpart: (_locale, path) => (path === '/use-cases/facebook' ? '/solutions/facebook' : undefined),
};
const head = '---\ntitle: A title\n---\n\n';
const fix = (text: string, locale: LocaleCode = 'en', section: Section = 'blog') =>
  fixed(text, { section, locale, linked });
const body = (text: string, locale?: LocaleCode): string =>
  fix(`${head}${text}\n`, locale).text.slice(head.length).trimEnd();

test.each<[text: string, right: string, locale?: LocaleCode]>([
  ['Der "gute" Ton.', 'Der „gute“ Ton.', 'de'],
  ['Le "bon" ton.', 'Le «\u00A0bon\u00A0» ton.', 'fr'],
  ['彼は"はい"と言う。', '彼は「はい」と言う。', 'jp'],
  ['"**Fett**" und "mehr"', '„**Fett**“ und „mehr“', 'de'],
  ['The “good” tone.', 'The "good" tone.'],
  ['# A\n\n## B', '## A\n\n## B'],
  ['## A\n\n#### B\n\n#### C\n\n## D', '## A\n\n### B\n\n### C\n\n## D'],
  ['### A\n\n### B', '## A\n\n## B'],
  ['A "b"\n=====', '## A "b"'],
  ['A\nB\n===', 'A\nB\n---'],
  ['## X\n\n#### Y\n\nA\nB\n---', '## X\n\n### Y\n\nA\nB\n---'],
  ['[foo]: /pricing\nTitle\n=====\n\n[foo]', '[foo]: /pricing\n## Title\n\n[foo]'],
  ['# # #', '## # #'],
  ['# A ##', '## A ##'],
  ['[a](/blog/old#part)', '[a](/blog/new#part)'],
  ['[/blog/old](/blog/old "the /blog/old one")', '[/blog/old](/blog/new "the /blog/old one")'],
  ['[a][b]\n\n[b]: /blog/old', '[a][b]\n\n[b]: /blog/new'],
  ['[a](/pricing/) [b](/pricing.html) [c](/en/pricing)', '[a](/pricing) [b](/pricing) [c](/pricing)'],
  ['They say „enough“ here, and «so».', 'They say "enough" here, and "so".'],
  ['Das ist “genug” und «so».', 'Das ist „genug“ und „so“.', 'de'],
  ['«A „B“ C» et “D”.', '«A „B“ C» et «\u00A0D\u00A0».', 'fr'],
  ['[a](/Blog/New)', '[a](/blog/new)'],
  ['[a](https://www.facet.example/pricing?x=1)', '[a](/pricing?x=1)'],
  ['[a](/use-cases/facebook)', '[a](/solutions/facebook)'],
  ['[a](/vn/pricing/) [b](/blog/old)', '[a](/pricing) [b](/blog/new)', 'vn'],
])('the body %j becomes %j', (text, right, locale = 'en') => expect(body(text, locale)).toBe(right));

test.each<readonly [text: string, locale: LocaleCode]>([
  ['The "good" tone.', 'en'],
  ['Ein 5" Schirm.', 'de'],
  ['Er sagt „so“ und „anders“.', 'de'],
  ['Mówi „tak” i „nie”.', 'pl'],
  ['Il dit «\u00A0oui, “oui”\u00A0».', 'fr'],
  ['Mit `"Code"` bleibt es.', 'de'],
  ['![Ein Bild](./a.png "Ein Titel")', 'de'],
  ['Nicht " so " etwas.', 'de'],
  ['## A\n\n### B\n\n#### C\n\n## D', 'en'],
  ['[a](/pricing) [b](#x) [c](https://example.org/blog/old)', 'en'],
  ['[a](/nowhere) [b](//evil.example) [c](doc:101)', 'en'],
])('the body %j stays in %s', (text, locale) => expect(body(text, locale)).toBe(text));

test('quotation marks are known in every language', () => {
  expect(Object.keys(quotationMarks).sort()).toEqual([...localeCodes].sort());
});

test.each([
  ['One  \n\nTwo\t\n', 'One\n\nTwo\n'],
  ['One\n\n\n', 'One\n'],
  ['One', 'One\n'],
  ['One  \nTwo\n', 'One  \nTwo\n'],
  ['```\na  \nb\n```\n', '```\na  \nb\n```\n'],
])('of spaces that nobody sees, %j keeps those in %j', (text, right) => {
  expect(fix(head + text).text).toBe(head + right);
});

test('front matter has its fields in the order of the section, and comments stay with their field', () => {
  const text = '---\n# about the tags\ntags: [rpa]\ndescription: |\n  two\n  lines\ntitle: A # said\n---\n\nText.\n';
  const { text: right, findings } = fix(text);
  expect(right).toBe(
    '---\ntitle: A # said\ndescription: |\n  two\n  lines\n# about the tags\ntags: [rpa]\n---\n\nText.\n',
  );
  const message = 'the fields are in the order tags, description, title; write them as title, description, tags';
  expect(findings).toEqual([{ line: 2, rule: 'field-order', message }]);
});

test.each<[fields: string, right: string | null, locale?: LocaleCode, section?: Section]>([
  ['updated: 2026-10-01\ncategory: a\norder: 1', 'category: a\norder: 1\nupdated: 2026-10-01', 'en', 'helps'],
  ['title: "A \\"b\\""\nversion: "3"\ntagline: A "b"', 'title: "A „b“"\nversion: "3"\ntagline: A „b“', 'de'],
  ['title: Der “richtige” Proxy', 'title: Der „richtige“ Proxy', 'de'],
  // A line of a long text that looks like a comment, in the middle and at the end
  ['tags: [rpa]\ndescription: |\n  two\n  # no comment\ntitle: A', null],
  ['description: |\n  two\n  # no comment\ntitle: A', 'title: A\ndescription: |\n  two\n  # no comment'],
  ['{ description: B, title: A }', '{ description: B, title: A }'],
  ['? description\n: B\n? title\n: A', '? description\n: B\n? title\n: A'],
  ['description: &a B\ntitle: *a', 'description: &a B\ntitle: *a'],
  ['description: B\ntitle: A\ntitle: C', 'description: B\ntitle: A\ntitle: C'],
  ['description: B\ntitle: A\n# the end', 'title: A\n# the end\ndescription: B'],
])('front matter: %j becomes %j', (fields, right, locale = 'en', section = 'blog') => {
  const { text } = fix(`---\n${fields}\n---\n\nText.\n`, locale, section);
  if (right !== null) expect(text).toBe(`---\n${right}\n---\n\nText.\n`);
  if (locale === 'en') expect(fieldsOf(text)).toEqual(fieldsOf(`---\n${fields}\n---\n\nText.\n`));
});

describe('what a page says', () => {
  function htmlOf(file: string): string {
    const { body: tree } = parseMarkdown(file);
    walk<Nodes>(tree, (node) => {
      if (node.type === 'heading') node.depth = 2;
    });
    prepare(tree, (url) => ({ url, external: false }));
    return render(tree, { locale: 'en', anchor: '#', table: '#' });
  }

  test.each([
    ...['Text.\n\n#\n\nmore', '###\n\n#  \n\n# #', 'Siehe "https://example.com" und "mehr".'],
    ...['Siehe "mehr auf https://example.com."', '"Schreib an hilfe@example.com"'],
    ...['Mit ["Namen"] da.\n\n["Namen"]: /pricing', 'C:\\ \nund weiter'],
    'Auf <https://www.facet.example/pricing> oder https://www.facet.example/pricing.',
    '## A\n\n# B\n\nC  \nD\n---\n\n#### E\n\nF\\\nG\n===',
  ])('stays the same for %j', (text) => {
    const html = (file: string): string => htmlOf(file).replaceAll(/[„“]/g, '"');
    expect(html(fix(`${head}${text}\n`, 'de').text)).toBe(html(`${head}${text}\n`));
  });

  /** What a page and its fields say, but for what `fix` is meant to change. */
  const saidBy = (file: string): string =>
    JSON.stringify([Object.entries(fieldsOf(file)).sort(), htmlOf(file)])
      .replaceAll(/«\u00a0|\u00a0»|\\"|&quot;|&#x22;|[“”„«»「」‘’]/g, '"')
      .replaceAll('/blog/old', '/blog/new')
      .replaceAll(/(\s|\\n)+/g, ' ');
  const bodies = textsOf(
    '#·# ·## ·### A·####· #·\n===\n·\n---\n·\n·\n·\n\n·  \n·\t\n·\\\n·\\ \n·\\·"·"·“·”· · ·a·Wort·.·:·*·**·_·`·```\n·~·> ·- ·' +
      '1. ·    ·|·\n| - |\n·[·]·](/blog/old)·[a]: /blog/old·[a]·["a"]·["a"]: /pricing "b"·![x](./a.png "b")·<·>·<b>·&quot;·' +
      'https://example.com·<https://example.com>·www.example.com·a@example.com·https://www.facet.example/pricing·\u00a0·\u3000',
    { maxLength: 24 },
  );
  const fields = fc.constantFrom(
    ...['title: A', 'title: "A \\"b\\""', 'tags: [a, "b"]', 'description: |\n  a  \n  # b\n  "c"', '# a comment', ''],
    ...['description: >-\n  a\n\n  b', 'author: &x "a"', 'category: *x', '{ title: A }', '? title\n: A'],
    ...['date: 2026-10-01 # a day', 'seo_title: \'a "b" c\'', 'x:\n  - a\n# b\n  - c'],
  );
  const files = fc
    .tuple(fc.uniqueArray(fields, { maxLength: 5 }), bodies)
    .map(([lines, text]) => `---\n${lines.join('\n')}\n---\n${text}`);
  const locale = fc.constantFrom<LocaleCode>('de', 'en', 'fr', 'jp', 'nl', 'pl');

  property(
    'is the same afterward whatever a file says, and fixing it again changes nothing',
    [files, locale],
    (file, code) => {
      const { text, findings } = fix(file, code);
      expect(saidBy(text)).toBe(saidBy(file));
      expect(fix(text, code)).toEqual({ text, findings: [] });
      expect(findings.length > 0).toBe(text !== file);
    },
    { numRuns: 500 },
  );
});

test.each([
  ['a line of spaces', `${' '.repeat(100_000)}x`],
  ['lines that end in spaces', 'a \n\n'.repeat(15_000)],
  ['underlined headings', 'a\n==\n'.repeat(10_000)],
  ['quotations', 'Das "ist" so. '.repeat(8_000)],
  ['code with spaces behind it', '`a` \n'.repeat(20_000)],
])('a long file takes no longer than it must: %s', (_says, text) => {
  // A search that goes back over what it has read would take a quarter of a minute.
  expect(processorTime(() => fix(`${head}${text}\n`, 'de'))).toBeLessThan(5_000);
});
