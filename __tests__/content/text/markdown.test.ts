import fc from 'fast-check';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { applied } from '../../../src/content/fixes/edits';
import { parseMarkdown } from '../../../src/content/text/markdown';

const usual = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
/** The parts of a body; the ids of headings are set later. */
const bodyOf = (text: string) => usual.parse(text).children.filter(({ type }) => type !== 'yaml');

const pieces = [
  ...['a', 'b.c', 'w', 'www.', 'http://', 'https://a.example/', 'mailto:', 'xmpp:', '@', '-', '_', '+', '1', 'é'],
  ...[
    ' ',
    '\n',
    '\n\n',
    '# ',
    '- ',
    '> ',
    '| ',
    '|\n| - |\n',
    '\n:-\n',
    '\n-:\n',
    '&#119;ww.a.example',
    '&commat;',
    'http&colon;//a.example',
    '**',
    '~',
    '`',
    '```\n',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '!',
    '\\',
  ],
];

test('a text is read as by the usual parser, whether or not it could hold an address or a table', () => {
  // Of few different pieces, since a text with many has a sign of everything.
  const texts = fc
    .subarray(pieces, { minLength: 1, maxLength: 8 })
    .chain((some) => fc.array(fc.constantFrom(...some), { maxLength: 40 }))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => expect(parseMarkdown(text).body.children).toEqual(bodyOf(text))),
    { numRuns: 2_000 },
  );
});

test.each([
  ...['a@b.example', '-@-a.b', 'mailto:a@b.example', 'a+_@b.c', 'xmpp:a@b.c/d', 'a&commat;b.example', 'a\\@b.example'],
  ...['WWW.a.example', '&#119;ww.a.example', 'http://a.example', 'HTTPS\\://a.example', 'http&#58;//a.example'],
  ...['a\n:-', 'a\n-:', '> a\n> :-\n> b', 'a\n--', '|a\n-', 'a|b\n-|-'],
])('%s', (text) => {
  expect(parseMarkdown(text).body.children).toEqual(bodyOf(text));
});

describe('the places of addresses', () => {
  test('are found however an address is written', () => {
    const text = [
      '---\ntitle: "[x](/not-this)"\n---\n',
      '[![a (b)](./p.png)](</x y> "t (/x)") [esc](/a\\_b) [amp](/a?x=1&amp;b=2) [][d] ![q][pic]',
      '| [t](/in-table) |\n| - |\n',
      '> - [n](/in-list)\n',
      '<https://a.example> www.b.example `[code](/c)`\n',
      '[d]: /definition "T"\n[pic]: <./pic.png>',
    ].join('\n');
    expect(
      parseMarkdown(text).addresses.map(({ from, to, url, isImage }) => [text.slice(from, to), url, isImage]),
    ).toEqual([
      ['./p.png', './p.png', true],
      ['</x y>', '/x y', false],
      ['/a\\_b', '/a_b', false],
      ['/a?x=1&amp;b=2', '/a?x=1&b=2', false],
      ['/in-table', '/in-table', false],
      ['/in-list', '/in-list', false],
      ['/definition', '/definition', false],
      ['<./pic.png>', './pic.png', true],
    ]);
  });

  test('are those of the links: with other addresses in their places, a text has these, and is otherwise the same', () => {
    const links = [
      '[a](/b)',
      '![a](<b c>)',
      '[a](',
      '](',
      './b.png)',
      '/c)',
      '<d e>)',
      ' "t")',
      '\n\n[r]: ',
      '![',
      '[r]',
      '\\)',
    ];
    const texts = fc
      .array(fc.constantFrom(...pieces, ...links, ...links), { maxLength: 30 })
      .map((parts) => parts.join(''));
    let found = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const { addresses, headings } = parseMarkdown(text);
        // Without its `<` and `>` an address may make a definition of what was a paragraph, `[r]: ![a](<b c>)`, and without
        // its `|` a table of what was a definition.
        fc.pre(addresses.every(({ from, to }) => text[from] !== '<' && !text.slice(from, to).includes('|')));
        const changed = applied(
          text,
          addresses.map(({ from, to }, place) => ({ from, to, text: `/${place}` })),
        );
        const again = parseMarkdown(changed);
        expect(again.addresses.map(({ url }) => url)).toEqual(addresses.map((_, place) => `/${place}`));
        expect(again.headings.length).toBe(headings.length);
        found += addresses.length;
      }),
      { numRuns: 1_000 },
    );
    expect(found).toBeGreaterThan(100);
  });
});
