/**
 * Makes a Markdown text easier to read and use (docs/pages.md): heading links, tables and code that scroll on their own
 * and are reachable by keyboard, figures outside paragraphs.
 */
import type { Element, Nodes, Root, RootContent } from 'hast';
import { formatPair } from '../../site/formats';
import type { LocaleCode } from '../../site/languages/locales';
import { walk } from '../text/walk';
import { element } from './element';

/** From the language's `article` messages. */
export interface ReadingLabels {
  readonly locale: LocaleCode;
  /** Names a heading's link; the heading's text follows. */
  readonly anchor: string;
  /** Names a table; the heading above it follows. */
  readonly table: string;
}

/** Changes a text in place. Headings must have ids and pictures must be made. */
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
      if (!markShortColumns(rows) || (rows[0]?.length ?? 0) > 2) labelCells(node, rows);
      setWidths(node, rows);
      for (const [first] of rows) if (first) breakAtSlashes(first);
      const name = above ? formatPair(labels.locale, labels.table, above) : labels.table;
      return [element('div', { className: ['scroller'], role: 'group', ariaLabel: name, tabIndex: 0 }, [node])];
    }
    return [node];
  });
  walk<Nodes>(tree, (node) => {
    if ('children' in node) node.children = node.children.map((child) => figureOf(child) ?? child) as Element[];
  });
}

/**
 * A heading followed by its link, which styles draw. Inside the heading, the link would be read as part of its text;
 * and reader views drop an element around both as mostly link.
 */
function withAnchor(heading: Element, { locale, anchor }: ReadingLabels): Element[] {
  const { id } = heading.properties;
  // Without this class, Mozilla's Readability takes an id such as "social-media" for a button or an advertisement.
  heading.properties.className = ['article-heading'];
  if (typeof id !== 'string' || id === '' || !/^h[23]$/.test(heading.tagName)) return [heading];
  const properties: Element['properties'] = {
    href: `#${id}`,
    className: ['anchor'],
    ariaLabel: formatPair(locale, anchor, textOf(heading)),
  };
  // Readability drops every id with "share".
  if (/\bshare\b/i.test(id)) {
    delete heading.properties.id;
    properties.id = id;
  }
  return [heading, element('a', properties)];
}

/** Characters that make a cell a phrase rather than a number or a name. */
const phrase = 16;

/**
 * The other columns stay wide enough to read their phrases, and the table scrolls instead.
 * @returns whether all are short
 */
function markShortColumns(rows: readonly (readonly Element[])[]): boolean {
  const short = rows[0]?.map((_, column) => rows.every((cells) => textOf(cells[column]).length <= phrase)) ?? [];
  for (const cells of rows) {
    cells.forEach((cell, column) => {
      if (short[column]) cell.properties.className = ['short'];
    });
  }
  return !short.includes(false);
}

/** On a phone each row of the table is a block: its cells say what they are, and all but the first the name of their column. */
function labelCells(table: Element, [head = [], ...rows]: readonly (readonly Element[])[]): void {
  walk<Nodes>(table, (node) => {
    const role = node.type === 'element' && roles[node.tagName];
    if (role) node.properties.role = role;
  });
  for (const cells of rows) {
    for (const [column, cell] of cells.entries()) {
      if (column > 0) cell.properties.dataColumn = textOf(head[column]);
    }
  }
}

const roles: Readonly<Record<string, string>> = { table: 'table', tr: 'row', th: 'columnheader', td: 'cell' };

/** Widths of columns, except the last, in tenths by their longest text: else they move while rows load. */
function setWidths(table: Element, rows: readonly (readonly Element[])[]): void {
  const needs = (cell: Element | undefined): number => textOf(cell).length || toWrite;
  const longest = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => needs(cells[column]))));
  const weights = longest.map((length) => Math.min(Math.max(length, shortest), line));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const columns = weights.slice(0, -1).map((weight): Element => {
    const tenths = Math.max(1, Math.floor((10 * weight) / sum));
    return element('col', { width: `${tenths}0%` });
  });
  if (columns.length > 0) table.children.unshift(element('colgroup', {}, columns));
}

/** The least width of a column, the room to write in an empty cell, and the line of a cell with much text, in characters. */
const shortest = 6;
const toWrite = 24;
const line = 40;

/** Lets paths break at slashes: on a phone, many are wider than the first column. */
function breakAtSlashes(cell: Element): void {
  walk<Nodes>(cell, (node) => {
    if (node.type !== 'element' || node.tagName !== 'code') return;
    node.children = textOf(node)
      .split(/(?<=[^/\s]\/)(?=[^/])/)
      .flatMap((value, place): Element['children'] => [...(place > 0 ? [opportunity] : []), { type: 'text', value }]);
  });
}

const opportunity = element('wbr', {});

function rowsOf(table: Element): readonly (readonly Element[])[] {
  const rows: Element[][] = [];
  walk<Nodes>(table, (node) => {
    if (node.type !== 'element' || node.tagName !== 'tr') return;
    rows.push(node.children.filter((cell): cell is Element => cell.type === 'element'));
  });
  return rows;
}

/** HTML allows no figure inside a paragraph. */
function figureOf(node: RootContent): Element | null {
  const [only, ...others] = node.type === 'element' && node.tagName === 'p' ? node.children : [];
  if (only?.type !== 'element' || others.length > 0 || !isPicture(only)) return null;
  // The caption shows the title.
  walk<Nodes>(only, (node) => {
    if (node.type === 'element' && node.tagName === 'img') delete node.properties.title;
  });
  return only;
}

/** Made by src/gatsby/nodes/text-pictures.ts. */
const isPicture = ({ properties: { className } }: Element): boolean =>
  Array.isArray(className) && className.some((name) => String(name).startsWith('gatsby-resp-image'));

function textOf(node: RootContent | undefined): string {
  if (node?.type === 'text') return node.value;
  if (node?.type !== 'element') return '';
  if (node.tagName === 'img') return String(node.properties.alt ?? '');
  return node.children.map(textOf).join('');
}
