/**
 * What a reader needs around the parts of a Markdown text (design 12): a link at each heading, tables and code that scroll
 * within themselves and can be reached by keyboard, figures that stand on their own.
 */
import type { Blockquote, Heading, Root, RootContent, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** Words of the language, from its `article` messages. */
export interface ReadingLabels {
  /** Names the link at a heading; the heading's text follows. */
  readonly anchor: string;
  /** Names a table; the heading above it follows. */
  readonly table: string;
}

/** Sets the parts of a text for reading, in place. Runs after images, code and the ids of headings have been made. */
export function forReading(tree: Root, labels: ReadingLabels): void {
  let above = '';
  tree.children = tree.children.map((node) => {
    if (node.type === 'heading') {
      above = textOf(node);
      return withAnchor(node, labels.anchor);
    }
    if (node.type === 'table') {
      markLongColumns(node);
      const name = above ? `${labels.table}: ${above}` : labels.table;
      return box({ className: ['scroller'], role: 'group', ariaLabel: name, tabIndex: 0 }, [node]);
    }
    if (node.type === 'html') return { ...node, value: node.value.replace('<pre ', '<pre tabindex="0" ') };
    return figureOf(node) ?? node;
  });
}

/** A heading and, beside it, the link to it: within the heading it would be read as part of its text. */
function withAnchor(heading: Heading, label: string): RootContent {
  const id = (heading.data as { id?: string } | undefined)?.id;
  if (!id || heading.depth > 3) return heading;
  return box({ className: ['headed', `headed${heading.depth}`] }, [
    heading,
    {
      type: 'paragraph',
      data: {
        hName: 'a',
        hProperties: {
          href: `#${id}`,
          className: ['anchor'],
          ariaLabel: `${label}: ${textOf(heading)}`,
          dataPagefindIgnore: '',
        },
      },
      children: [{ type: 'text', value: '#' }],
    },
  ]);
}

/** Number of characters from which a cell holds a phrase rather than a number or a name. */
const phrase = 16;

/** Marks the cells of columns that hold phrases: they keep the width of a legible line, and the table is scrolled. */
function markLongColumns(table: Table): void {
  const long = table.children[0]?.children.map((_, column) =>
    table.children.some(({ children }) => textOf(children[column]).length > phrase),
  );
  for (const { children } of table.children) {
    children.forEach((cell, column) => {
      if (long?.[column]) cell.data = { ...cell.data, hProperties: { className: ['long'] } } as typeof cell.data;
    });
  }
}

/** The figure in a paragraph that holds nothing else; a paragraph may hold no figure. */
function figureOf(node: RootContent): RootContent | null {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  if (only?.type !== 'html' || others.length > 0 || !only.value.includes('gatsby-resp-image')) return null;
  // The caption says what the title says.
  return { ...only, value: only.value.replace(/\stitle="[^"]*"/, '') };
}

/** A `div`: Markdown has no such node, so a block that may hold blocks stands for it. */
const box = (properties: Record<string, unknown>, children: Blockquote['children']): RootContent => ({
  type: 'blockquote',
  data: { hName: 'div', hProperties: properties as never },
  children,
});
