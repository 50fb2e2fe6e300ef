import { fixed } from '../../src/content/fix';
import type { LinkedSite } from '../../src/content/fixes/moved-links';
import { quotationMarks } from '../../src/content/fixes/quotation-marks';
import { siteFrom } from '../../src/site/hosting/hosts';
import { type LocaleCode, localeCodes } from '../../src/site/languages/locales';
import type { Section } from '../../src/site/pages/sections';

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

describe('the order of fields', () => {
  test('is that of the section, and comments stay with their field', () => {
    const text = '---\n# about the tags\ntags: [rpa]\ndescription: |\n  two\n  lines\ntitle: A # said\n---\n\nText.\n';
    const { text: right, findings } = fix(text);
    expect(right).toBe(
      '---\ntitle: A # said\ndescription: |\n  two\n  lines\n# about the tags\ntags: [rpa]\n---\n\nText.\n',
    );
    expect(findings).toEqual([
      {
        line: 2,
        rule: 'field-order',
        message: 'the fields are in the order tags, description, title; write them as title, description, tags',
      },
    ]);
  });

  test('in help has the day of the last change after the category', () => {
    const text = '---\nupdated: 2026-10-01\ncategory: start\norder: 1\n---\n\nText.\n';
    expect(fix(text, 'en', 'helps').text).toContain('category: start\norder: 1\nupdated: 2026-10-01\n');
  });
});

describe('quotation marks', () => {
  test.each([
    ['de', 'Der "gute" Ton.', 'Der „gute“ Ton.'],
    ['fr', 'Le "bon" ton.', 'Le «\u00A0bon\u00A0» ton.'],
    ['jp', '彼は"はい"と言う。', '彼は「はい」と言う。'],
    ['de', '"**Fett**" und "mehr"', '„**Fett**“ und „mehr“'],
    ['en', 'The “good” tone.', 'The "good" tone.'],
    ['en', 'The "good" tone.', 'The "good" tone.'],
    ['de', 'Ein 5" Schirm.', 'Ein 5" Schirm.'],
    ['de', 'Mit `"Code"` bleibt es.', 'Mit `"Code"` bleibt es.'],
    ['de', '![Ein Bild](./a.png "Ein Titel")', '![Ein Bild](./a.png "Ein Titel")'],
    ['de', 'Nicht " so " etwas.', 'Nicht " so " etwas.'],
  ] as const)('in %s: %s', (locale, text, right) => {
    expect(body(text, locale)).toBe(right);
  });

  test('in values of front matter', () => {
    const text = `---\ntitle: "Der \\"gute\\" Ton"\nversion: "3"\ntagline: Der "gute" Ton\n---\n\nText.\n`;
    expect(fix(text, 'de').text).toContain('title: "Der „gute“ Ton"\nversion: "3"\ntagline: Der „gute“ Ton\n');
  });

  test('are known in every language', () => {
    expect(Object.keys(quotationMarks).sort()).toEqual([...localeCodes].sort());
  });
});

describe('headings', () => {
  test.each([
    ['level 1', '# A\n\n## B', '## A\n\n## B'],
    ['a jump', '## A\n\n#### B\n\n#### C\n\n## D', '## A\n\n### B\n\n### C\n\n## D'],
    ['too low from the start', '### A\n\n### B', '## A\n\n## B'],
    ['underlined', 'A "b"\n=====', '## A "b"'],
    ['right as they are', '## A\n\n### B\n\n#### C\n\n## D', '## A\n\n### B\n\n#### C\n\n## D'],
  ])('%s', (_says, text, right) => {
    expect(body(text)).toBe(right);
  });
});

describe('spaces that nobody sees', () => {
  test.each([
    ['at the end of a line', 'One  \n\nTwo\t\n', 'One\n\nTwo\n'],
    ['at the end of the file', 'One\n\n\n', 'One\n'],
    ['no line break at the end', 'One', 'One\n'],
    ['but not a line break of Markdown', 'One  \nTwo\n', 'One  \nTwo\n'],
    ['but not in code', '```\na  \nb\n```\n', '```\na  \nb\n```\n'],
  ])('%s', (_says, text, right) => {
    expect(fix(head + text).text).toBe(head + right);
  });
});

describe('links', () => {
  test.each([
    ['to an address that redirects', '[a](/blog/old#part)', '[a](/blog/new#part)'],
    ['with a title', '[/blog/old](/blog/old "the /blog/old one")', '[/blog/old](/blog/new "the /blog/old one")'],
    ['by a definition', '[a][b]\n\n[b]: /blog/old', '[a][b]\n\n[b]: /blog/new'],
    [
      'with a slash, an ending or a language',
      '[a](/pricing/) [b](/pricing.html) [c](/en/pricing)',
      '[a](/pricing) [b](/pricing) [c](/pricing)',
    ],
    ['in capitals', '[a](/Blog/New)', '[a](/blog/new)'],
    ['with the origin of the site', '[a](https://www.facet.example/pricing?x=1)', '[a](/pricing?x=1)'],
    ['to the page of another language', '[a](/use-cases/facebook)', '[a](/solutions/facebook)'],
    [
      'that are right',
      '[a](/pricing) [b](#x) [c](https://example.org/blog/old)',
      '[a](/pricing) [b](#x) [c](https://example.org/blog/old)',
    ],
    [
      'that nobody knows',
      '[a](/nowhere) [b](//evil.example) [c](doc:101)',
      '[a](/nowhere) [b](//evil.example) [c](doc:101)',
    ],
  ])('%s', (_says, text, right) => {
    expect(body(text)).toBe(right);
  });

  test('in a language with a prefix', () => {
    expect(body('[a](/vn/pricing/) [b](/blog/old)', 'vn')).toBe('[a](/pricing) [b](/blog/new)');
  });
});

test('fixing what is fixed changes nothing', () => {
  const text = '---\ntags: [a]\ntitle: "Ein \\"Titel\\""\n---\n\n# "Eins"  \n\n### Zwei\n\n[a](/blog/old) "b"';
  const { text: right } = fix(text, 'de');
  expect(right).toBe('---\ntitle: "Ein „Titel“"\ntags: [a]\n---\n\n## „Eins“\n\n### Zwei\n\n[a](/blog/new) „b“\n');
  expect(fix(right, 'de')).toEqual({ text: right, findings: [] });
});

test('a file without front matter is left as it is', () => {
  expect(fix('# A  \n')).toEqual({ text: '# A  \n', findings: [] });
});
