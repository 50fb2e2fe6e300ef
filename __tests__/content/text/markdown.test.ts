import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { applied } from '../../../src/content/fixes/edits';
import { parseMarkdown } from '../../../src/content/text/markdown';
import { fc, textsOf } from '../../support/fuzz';

const remark = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkFrontmatter);

/** A tree as plain parts, without what remark does not know: the places of what it finds in a finished tree. */
function plain(node: Nodes, other: Nodes): object {
  const { position, data: _, ...rest } = node;
  const children = 'children' in node ? node.children : [];
  const others = 'children' in other ? other.children : [];
  return {
    ...rest,
    ...(other.position && { position }),
    ...(children.length > 0 && { children: children.map((child, place) => plain(child, others[place] ?? child)) }),
  };
}

/** The parts of a body as they are read here and as remark reads them; the ids of headings are set later. */
function bothWays(text: string): readonly [ours: object, remarks: object] {
  const parsed = remark.parse(text);
  const theirs: Root = { ...parsed, children: parsed.children.filter(({ type }) => type !== 'yaml') };
  const { body } = parseMarkdown(text);
  return [plain(body, theirs), plain(theirs, theirs)];
}

test.each(['en', 'th', 'zh'])('the texts in %s are read as remark reads them', (locale) => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === `${locale}.md`,
  );
  expect(files.length).toBeGreaterThan(50);
  for (const file of files.filter((_, place) => place % 4 === 0)) {
    const [ours, remarks] = bothWays(readFileSync(path.join('content', file), 'utf8'));
    expect({ file, tree: ours }).toEqual({ file, tree: remarks });
  }
});

test.each([
  ...['a@b.example', '-@-a.b', 'mailto:a@b.example', 'a+_@b.c', 'xmpp:a@b.c/d', 'a&commat;b.example', 'a\\@b.example'],
  ...['WWW.a.example', '&#119;ww.a.example', 'http://a.example', 'HTTPS\\://a.example', 'http&#58;//a.example'],
  ...['a\n:-', 'a\n-:', '> a\n> :-\n> b', 'a\n--', '|a\n-', 'a|b\n-|-'],
  ...[
    ...['> - a\n>   1. b\n> c', '- [x] a\n- [ ] b\n\n  c', '~~a~~ ~b~ **a*b*** __c__', 'a  \nb\\\nc'],
    '```js\na\n\n    b',
  ],
  ...['[a][b] ![c][] [d]\n\n[b]: /x "t"\n[c]: <y z>', '[^1] a\n\n[^1]: b\n    c', 'a <b>c</b>\n\n<div>\n*d*\n</div>'],
])('%s', (text) => {
  const [ours, remarks] = bothWays(text);
  expect(ours).toEqual(remarks);
});

test('the places of addresses are found however an address is written', () => {
  const text = [
    '---\ntitle: "[x](/not-this)"\n---\n',
    '[![a (b)](./p.png)](</x y> "t (/x)") [esc](/a\\_b) [amp](/a?x=1&amp;b=2) [][d] ![q][pic]',
    ...['| [t](/in-table) |\n| - |\n', '> - [n](/in-list)\n', '<https://a.example> www.b.example `[code](/c)`\n'],
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

test('the places of addresses are those of the links: with other addresses in their places, a text has these, and is otherwise the same', () => {
  const texts = textsOf(
    'www.·http://·https://a.example/·mailto:·xmpp:·@·&#119;ww.a.example·&commat;·http&colon;//a.example·a·b.c·w·-·_·+·1·é·' +
      ' ·\n·\n\n·# ·- ·> ·| ·|\n| - |\n·\n:-\n·\n-:\n·**·~·`·```\n·[·]·(·)·<·>·!·\\·[a](/b)·![a](<b c>)·[a](·](·./b.png)·/c)·' +
      '<d e>)· "t")·\n\n[r]: ·![·[r]·\\)·[a](/b)·![a](<b c>)·[a](·](·./b.png)·/c)·<d e>)· "t")·\n\n[r]: ·![·[r]·\\)',
    { maxLength: 30 },
  );
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
