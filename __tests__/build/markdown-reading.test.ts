import type { Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { forReading } from '../../src/build/markdown-reading';

const labels = { anchor: 'Link to this section', table: 'Table' };

/** The tree of a text as it is when the plugin sees it: headings carry their ids. */
function read(markdown: string): Root {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  visit(tree, 'heading', (heading) => {
    heading.data = { ...heading.data, id: 'the-id' } as typeof heading.data;
  });
  forReading(tree, labels);
  return tree;
}

const propertiesOf = (node: unknown): Record<string, unknown> | undefined =>
  (node as { data?: { hProperties?: Record<string, unknown> } }).data?.hProperties;

describe('a text set for reading', () => {
  test('a heading has beside it, not within it, a link that names its section', () => {
    const [box] = read('## Choose the `role`').children;
    const [heading, link] = (box as { children: unknown[] }).children;
    expect(heading).toMatchObject({ type: 'heading', children: [{ value: 'Choose the ' }, { value: 'role' }] });
    expect(propertiesOf(link)).toMatchObject({ href: '#the-id', ariaLabel: 'Link to this section: Choose the role' });
  });

  test('headings below the third level have none', () => {
    expect(read('#### Deep').children[0]?.type).toBe('heading');
  });

  test('a table lies in a group that the keyboard reaches, named after the heading above', () => {
    const table = '| a | b |\n| - | - |\n| 1 | 2 |';
    const named = (markdown: string) => propertiesOf(read(markdown).children.at(-1));
    expect(named(`## Prices\n\n${table}`)).toMatchObject({ role: 'group', ariaLabel: 'Table: Prices', tabIndex: 0 });
    expect(named(table)).toMatchObject({ ariaLabel: 'Table' });
  });

  test('columns that hold phrases are marked, in every row, and those of numbers are not', () => {
    const [box] = read('| No. | Do |\n| - | - |\n| 1 | Wait |\n| 2 | Read the delivery line |').children;
    const [table] = (box as { children: Table[] }).children;
    const marks = table?.children.map(({ children }) => children.map((cell) => propertiesOf(cell)?.className));
    expect(marks).toEqual(Array(3).fill([undefined, ['long']]));
  });

  test('a block of code is reached by keyboard, since it may scroll', () => {
    const [code] = read('<div class="gatsby-highlight"><pre class="language-js"><code>1</code></pre></div>').children;
    expect(code).toMatchObject({ value: expect.stringContaining('<pre tabindex="0" class="language-js">') });
  });

  test('a figure stands on its own, and its caption is not repeated as a title', () => {
    const tree = read('words');
    tree.children = [
      {
        type: 'paragraph',
        children: [
          { type: 'html', value: '<figure class="gatsby-resp-image-figure"><img title="Same" alt="x"></figure>' },
        ],
      },
    ];
    forReading(tree, labels);
    expect(tree.children).toEqual([
      { type: 'html', value: '<figure class="gatsby-resp-image-figure"><img alt="x"></figure>' },
    ]);
  });
});
