/** Turns Markdown into the HTML of a page, for both the check and the build (docs/content.md). */
import type { Element, ElementContent, Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Code, Html, Nodes, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { identifiedHeadings } from '../text/markdown';
import { referredIn, walk } from '../text/walk';
import { cleaned, type Stray, straysIn } from './allow-list';
import { element } from './element';
import { highlighted, isFenceLanguage } from './highlight';
import type { MarkdownLink } from './links';
import { forReading, type ReadingLabels } from './reading';

/**
 * Prepares a body in place: removes footnotes and the author's HTML, resolves links, and sets the ids of headings.
 * HTML that is added afterward comes from the build.
 */
export function prepare(body: Root, link: (url: string) => MarkdownLink): void {
  // First, so that ids equal those of the link check: the code below may remove parts of a heading.
  for (const { node, id } of identifiedHeadings(body)) node.data = { ...node.data, hProperties: { id } };
  /** Whether each definition leads off the site; the first of several with one name counts. */
  const leads = new Map<string, boolean>();
  walk<Nodes>(body, (node) => {
    if ('children' in node) {
      const kept: Nodes[] = node.children.filter((child) => child.type !== 'html' && !isFootnote(child));
      node.children = kept as typeof node.children;
    }
    if (node.type !== 'definition') return;
    const { url, external } = link(node.url);
    node.url = url;
    if (!leads.has(node.identifier)) leads.set(node.identifier, external);
  });
  walk<Nodes>(body, (node) => {
    if (node.type === 'link') {
      const { url, external } = link(node.url);
      node.url = url;
      if (external) node.data = { ...node.data, hProperties: externalLink };
    } else if (node.type === 'linkReference' && leads.get(node.identifier)) {
      node.data = { ...node.data, hProperties: externalLink };
    }
  });
}

const externalLink = { rel: ['noopener'], dataExternal: '' };

/**
 * The parts of a parsed body that the page does not show: HTML, footnotes, and unused definitions, which authors use
 * as comments. Everything else made of a text has to leave them out too.
 */
export function unshownParts(body: Root): readonly Nodes[] {
  const used = referredIn(body);
  const parts: Nodes[] = [];
  walk<Nodes>(body, (node) => {
    // Only the first definition with a name is used.
    const isUnused = node.type === 'definition' && !used.delete(node.identifier);
    if (isUnused || node.type === 'html' || isFootnote(node)) parts.push(node);
  });
  return parts;
}

/**
 * The HTML of a body from {@link prepare}, with only what is on the allow-list.
 * @throws RangeError if its parts are nested thousands of levels deep
 */
export const render = (body: Root, labels: ReadingLabels): string => toHtml(cleaned(treeOf(body, labels)));

/**
 * Judges a body from {@link prepare}.
 * @returns what {@link render} leaves out, and whether a browser parses the HTML into the tree from which it was written
 */
export function judge(body: Root): { readonly strays: readonly Stray[]; readonly readAsWritten: boolean } {
  const tree = treeOf(body, { locale: 'en', anchor: '#', table: '#' });
  const clean = cleaned(tree);
  const meant = written(clean);
  return {
    // Usually nothing was removed, and there is nothing to search.
    strays: written(tree) === meant ? [] : straysIn(tree),
    readAsWritten: written(fromHtml(toHtml(clean), { fragment: true })) === meant,
  };
}

/** A tree as a text, in which no text of the tree can look like an element or an attribute. */
function written(node: HtmlNodes): string {
  if (node.type === 'text') return node.value;
  const inside = 'children' in node ? node.children.map(written).join('') : `\0${node.type}\0`;
  if (node.type !== 'element') return inside;
  const attributes = Object.entries(node.properties)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ` ${name}=${[value].flat().join(' ')}\0`);
  return `\0<${node.tagName}${attributes.join('')}>\0${inside}\0</>\0`;
}

function treeOf(body: Root, labels: ReadingLabels): HtmlRoot {
  const made = toHast(body, { handlers: { code: codeBlock, html: ownHtml } });
  const tree: HtmlRoot = made.type === 'root' ? made : { type: 'root', children: [] };
  forReading(tree, labels);
  return tree;
}

/** A block of code is focusable, since it may scroll, and is not translated, since it is copied. */
function codeBlock(_state: unknown, { lang, value }: Code): Element {
  const language = lang && isFenceLanguage(lang) ? lang : 'text';
  const className = [`language-${language}`];
  const code = element('code', { className }, highlighted(value, language));
  const block = element('pre', { tabIndex: 0, translate: 'no', className }, [code]);
  const classes = ['gatsby-highlight', ...(value.includes('\n') ? [] : ['single-line'])];
  return element('div', { className: classes, dataLanguage: language }, [block]);
}

/** The build's own pictures. */
const ownHtml = (_state: unknown, { value }: Html): ElementContent[] =>
  fromHtml(value, { fragment: true }).children.filter(
    (node): node is ElementContent => node.type === 'element' || node.type === 'text',
  );

/** Pages show no footnotes: their numbers and heading would be in English. */
export const isFootnote = (node: Nodes): boolean =>
  node.type === 'footnoteDefinition' || node.type === 'footnoteReference';
