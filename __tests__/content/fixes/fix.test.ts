import type { Nodes } from 'mdast';
import { fixed } from '../../../src/content/fixes/fix';
import type { LinkedSite } from '../../../src/content/fixes/moved-links';
import { quotationMarks } from '../../../src/content/fixes/quotation-marks';
import type { ReadingLabels } from '../../../src/content/render/reading';
import { prepare, render } from '../../../src/content/render/render';
import { fieldsOf } from '../../../src/content/text/front-matter-fields';
import { parseMarkdown } from '../../../src/content/text/markdown';
import { walk } from '../../../src/content/text/walk';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { type LocaleCode, localeCodes } from '../../../src/site/languages/locales';
import type { Section } from '../../../src/site/pages/sections';
import { fc } from '../../support/fuzz';
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

describe('what a fix could destroy stays as it is', () => {
  test.each([
    ['an empty heading', 'Text.\n\n#\n\nmore'],
    ['empty headings', '###\n\n#  \n\n# #'],
    ['the address of a mark that directly follows it', 'Siehe "https://example.com" und "mehr".'],
    ['an address and a sentence within marks', 'Siehe "mehr auf https://example.com."'],
    ['an address by mail', '"Schreib an hilfe@example.com"'],
    ['the name of a definition', 'Mit ["Namen"] da.\n\n["Namen"]: /pricing'],
    ['a backslash at the end of a line', 'C:\\ \nund weiter'],
    [
      'an address that is its own text',
      'Auf <https://www.facet.example/pricing> oder https://www.facet.example/pricing.',
    ],
    ['a heading with a line break that has to go down', '## A\n\n# B\n\nC  \nD\n---\n\n#### E\n\nF\\\nG\n==='],
  ])('%s', (_says, text) => {
    const html = (file: string): string => htmlOf(file).replaceAll(/[„“]/g, '"');
    const right = fix(`${head}${text}\n`, 'de').text;
    expect(html(right)).toBe(html(`${head}${text}\n`));
  });

  test.each([
    ['a heading of two lines', 'A\nB\n===', 'A\nB\n---'],
    ['one that goes down', '## X\n\n#### Y\n\nA\nB\n---', '## X\n\n### Y\n\nA\nB\n---'],
    ['one below a definition', '[foo]: /pricing\nTitle\n=====\n\n[foo]', '[foo]: /pricing\n## Title\n\n[foo]'],
    ['one that is a sign itself', '# # #', '## # #'],
    ['one with signs at its end', '# A ##', '## A ##'],
  ])('%s', (_says, text, right) => {
    expect(body(text)).toBe(right);
  });

  test.each([
    [
      'a line of a long text that looks like a comment',
      'tags: [rpa]\ndescription: |\n  two\n  # no comment\ntitle: A',
      null,
    ],
    [
      'the same at the end',
      'description: |\n  two\n  # no comment\ntitle: A',
      'title: A\ndescription: |\n  two\n  # no comment',
    ],
    ['fields in braces', '{ description: B, title: A }', '{ description: B, title: A }'],
    ['a field with a question mark', '? description\n: B\n? title\n: A', '? description\n: B\n? title\n: A'],
    ['an alias', 'description: &a B\ntitle: *a', 'description: &a B\ntitle: *a'],
    ['the same name twice', 'description: B\ntitle: A\ntitle: C', 'description: B\ntitle: A\ntitle: C'],
    ['a comment at the end', 'description: B\ntitle: A\n# the end', 'title: A\n# the end\ndescription: B'],
  ])('in front matter: %s', (_says, fields, right) => {
    const { text } = fix(`---\n${fields}\n---\n\nText.\n`);
    if (right !== null) expect(text).toBe(`---\n${right}\n---\n\nText.\n`);
    expect(fieldsOf(text)).toEqual(fieldsOf(`---\n${fields}\n---\n\nText.\n`));
  });

  const labels: ReadingLabels = { locale: 'en', anchor: '#', table: '#' };
  function htmlOf(file: string): string {
    const { body: tree } = parseMarkdown(file);
    walk<Nodes>(tree, (node) => {
      if (node.type === 'heading') node.depth = 2;
    });
    prepare(tree, (url) => ({ url, external: false }));
    return render(tree, labels);
  }
  /** What a page and its fields say, but for what `fix` is meant to change. */
  const saidBy = (file: string): string =>
    JSON.stringify([Object.entries(fieldsOf(file)).sort(), htmlOf(file)])
      .replaceAll(/«\u00a0|\u00a0»|\\"|&quot;|&#x22;|[“”„«»「」‘’]/g, '"')
      .replaceAll('/blog/old', '/blog/new')
      .replaceAll(/(\s|\\n)+/g, ' ');
  const pieces = fc.constantFrom(
    ...[
      '#',
      '# ',
      '## ',
      '### A',
      '####',
      ' #',
      '\n===\n',
      '\n---\n',
      '\n',
      '\n',
      '\n\n',
      '  \n',
      '\t\n',
      '\\\n',
      '\\ \n',
      '\\',
    ],
    ...[
      '"',
      '"',
      '“',
      '”',
      ' ',
      ' ',
      'a',
      'Wort',
      '.',
      ':',
      '*',
      '**',
      '_',
      '`',
      '```\n',
      '~',
      '> ',
      '- ',
      '1. ',
      '    ',
      '|',
      '\n| - |\n',
    ],
    ...[
      '[',
      ']',
      '](/blog/old)',
      '[a]: /blog/old',
      '[a]',
      '["a"]',
      '["a"]: /pricing "b"',
      '![x](./a.png "b")',
      '<',
      '>',
      '<b>',
      '&quot;',
    ],
    ...[
      'https://example.com',
      '<https://example.com>',
      'www.example.com',
      'a@example.com',
      'https://www.facet.example/pricing',
      '\u00a0',
      '\u3000',
    ],
  );
  const fields = fc.constantFrom(
    ...[
      'title: A',
      'title: "A \\"b\\""',
      'tags: [a, "b"]',
      'description: |\n  a  \n  # b\n  "c"',
      'description: >-\n  a\n\n  b',
      '# a comment',
    ],
    ...[
      'author: &x "a"',
      'category: *x',
      '{ title: A }',
      '? title\n: A',
      'date: 2026-10-01 # a day',
      'seo_title: \'a "b" c\'',
      '',
      'x:\n  - a\n# b\n  - c',
    ],
  );
  const files = fc
    .tuple(fc.uniqueArray(fields, { maxLength: 5 }), fc.array(pieces, { maxLength: 24 }))
    .map(([lines, parts]) => `---\n${lines.join('\n')}\n---\n${parts.join('')}`);
  const locale = fc.constantFrom<LocaleCode>('de', 'en', 'fr', 'jp', 'nl', 'pl');

  test('whatever a file says, it says the same afterward, and fixing it again changes nothing', () => {
    fc.assert(
      fc.property(files, locale, (file, code) => {
        const { text, findings } = fix(file, code);
        expect(saidBy(text)).toBe(saidBy(file));
        expect(fix(text, code)).toEqual({ text, findings: [] });
        expect(findings.length > 0).toBe(text !== file);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a long file takes no longer than it must', () => {
  test.each([
    ['a line of spaces', `${' '.repeat(100_000)}x`],
    ['lines that end in spaces', 'a \n\n'.repeat(30_000)],
    ['underlined headings', 'a\n==\n'.repeat(20_000)],
    ['quotations', 'Das "ist" so. '.repeat(8_000)],
    ['code with spaces behind it', '`a` \n'.repeat(20_000)],
  ])('%s', (_says, text) => {
    // A search that goes back over what it has read would take a minute.
    expect(processorTime(() => fix(`${head}${text}\n`, 'de'))).toBeLessThan(5_000);
  });
});

test('a file without front matter is left as it is', () => {
  expect(fix('# A  \n')).toEqual({ text: '# A  \n', findings: [] });
});
