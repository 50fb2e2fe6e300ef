/**
 * Makes the parts of a Markdown text easier to read and use (design 12): a link at each heading, tables and code that scroll
 * on their own and can be reached by keyboard, figures that are not inside a paragraph.
 */
import type { Element, Nodes, Root, RootContent } from 'hast';
import { formatPair } from '../../site/formats';
import type { LocaleCode } from '../../site/languages/locales';
import { walk } from '../text/walk';

/** Words of the language, from its `article` messages. */
export interface ReadingLabels {
  readonly locale: LocaleCode;
  /** Names the link at a heading; the heading's text follows. */
  readonly anchor: string;
  /** Names a table; the heading above it follows. */
  readonly table: string;
}

/** Changes the parts of a text in place. Headings must have their ids already, and pictures must be made. */
export function forReading(tree: Root, labels: ReadingLabels): void {
  let above = '';
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'element') return [node];
    if (/^h[1-6]$/.test(node.tagName)) {
      above = textOf(node);
      return withAnchor(node, labels);
    }
    if (node.tagName === 'table') {
      const rows = rowsOf(node);
      markLongColumns(rows);
      setWidths(node, rows);
      for (const [first] of rows) if (first) breakAtSlashes(first);
      const name = above ? formatPair(labels.locale, labels.table, above) : labels.table;
      return [scroller(name, node)];
    }
    return [node];
  });
  walk<Nodes>(tree, (node) => {
    if ('children' in node) node.children = node.children.map((child) => figureOf(child) ?? child) as Element[];
  });
}

/**
 * A heading and, after it, the link to it, whose sign the styles draw. Inside the heading, the link would be read as part of its
 * text; and an element around both, with few letters and much of them a link, is left out by reader views.
 */
function withAnchor(heading: Element, { locale, anchor }: ReadingLabels): Element[] {
  const { id } = heading.properties;
  // Mozilla's Readability takes an id such as "social-media" for that of a button or an advertisement, unless this class is there.
  heading.properties.className = ['article-heading'];
  if (typeof id !== 'string' || id === '' || !/^h[23]$/.test(heading.tagName)) return [heading];
  const properties: Element['properties'] = {
    href: `#${id}`,
    className: ['anchor'],
    ariaLabel: formatPair(locale, anchor, textOf(heading)),
  };
  // Nothing but the word's absence keeps it from leaving out what is "share" by its id.
  if (/\bshare\b/i.test(id)) {
    delete heading.properties.id;
    properties.id = id;
  }
  return [heading, { type: 'element', tagName: 'a', properties, children: [] }];
}

/** A cell with at least this many characters holds a phrase rather than a number or a name. */
const phrase = 16;

/** Marks the cells of columns that hold phrases: they stay wide enough to be legible, and the table scrolls instead. */
function markLongColumns(rows: readonly (readonly Element[])[]): void {
  const long = rows[0]?.map((_, column) => rows.some((cells) => textOf(cells[column]).length > phrase));
  for (const cells of rows) {
    cells.forEach((cell, column) => {
      if (long?.[column]) cell.properties.className = ['long'];
    });
  }
}

/**
 * Gives each column but the last a width by its longest text, in tenths of the table: a browser that has read half of the rows would
 * otherwise move the columns with the rest.
 */
function setWidths(table: Element, rows: readonly (readonly Element[])[]): void {
  const longest = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => textOf(cells[column]).length)));
  const weights = longest.map((length) => Math.min(Math.max(length, shortest), line));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const columns = weights.slice(0, -1).map((weight): Element => {
    const tenths = Math.max(1, Math.floor((10 * weight) / sum));
    return { type: 'element', tagName: 'col', properties: { className: [`tenths-${tenths}`] }, children: [] };
  });
  if (columns.length > 0)
    table.children.unshift({ type: 'element', tagName: 'colgroup', properties: {}, children: columns });
}

/** Characters that a column has room for at least, and those that fill a line of a cell with much text. */
const shortest = 6;
const line = 40;

/** Lets the paths in a cell be broken where they have a slash: on a phone, a first column is narrower than many of them. */
function breakAtSlashes(cell: Element): void {
  walk<Nodes>(cell, (node) => {
    if (node.type !== 'element' || node.tagName !== 'code') return;
    node.children = textOf(node)
      .split(/(?<=[^/\s]\/)(?=[^/])/)
      .flatMap((value, place): Element['children'] => [...(place > 0 ? [opportunity] : []), { type: 'text', value }]);
  });
}

const opportunity: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

/** The cells of each row. */
function rowsOf(table: Element): readonly (readonly Element[])[] {
  const rows: Element[][] = [];
  walk<Nodes>(table, (node) => {
    if (node.type !== 'element' || node.tagName !== 'tr') return;
    rows.push(node.children.filter((cell): cell is Element => cell.type === 'element'));
  });
  return rows;
}

/** The figure in a paragraph that holds nothing else, since HTML allows no figure inside a paragraph. */
function figureOf(node: RootContent): Element | null {
  const [only, ...others] = node.type === 'element' && node.tagName === 'p' ? node.children : [];
  if (only?.type !== 'element' || others.length > 0 || !isPicture(only)) return null;
  // The caption says what the title says.
  walk<Nodes>(only, (node) => {
    if (node.type === 'element' && node.tagName === 'img') delete node.properties.title;
  });
  return only;
}

/** Whether an element is what the build makes of an image (src/gatsby/nodes/text-pictures.ts). */
const isPicture = ({ properties: { className } }: Element): boolean =>
  Array.isArray(className) && className.some((name) => String(name).startsWith('gatsby-resp-image'));

const scroller = (ariaLabel: string, table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['scroller'], role: 'group', ariaLabel, tabIndex: 0 },
  children: [table],
});

/** The text of a node, as a reader sees it. */
function textOf(node: RootContent | undefined): string {
  if (node?.type === 'text') return node.value;
  if (node?.type !== 'element') return '';
  if (node.tagName === 'img') return String(node.properties.alt ?? '');
  return node.children.map(textOf).join('');
}
