/**
 * The only place where Markdown becomes the HTML of a page, both for the check and for the build (design 5.3).
 */
import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Code, Html, Nodes, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { identifiedHeadings } from '../text/heading-ids';
import { walk } from '../text/walk';
import { cleaned, type Stray, straysIn } from './allow-list';
import { readAs, written } from './as-written';
import { highlighted, isFenceLanguage } from './highlight';
import type { MarkdownLink } from './links';
import { forReading, type ReadingLabels } from './reading';

/**
 * Prepares a body for the page, in place: removes footnotes and HTML that the author wrote, resolves links, and gives headings
 * their ids. Any HTML that is added to the tree afterward comes from the build.
 * @param link resolves a link of the text
 */
export function prepare(body: Root, link: (url: string) => MarkdownLink): void {
  // This comes first, so that the ids are those that the check of links found: the code below may remove parts of a heading.
  for (const { node, id } of identifiedHeadings(body)) node.data = { ...node.data, hProperties: { id } };
  /** Definitions that lead off the site; of several with one name, the first counts. */
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

/** The attributes of links that lead off the site. */
const externalLink = { rel: ['noopener'], dataExternal: '' };

/**
 * The parts of a body, as it was parsed, of which nothing is on the page: HTML, footnotes, and definitions that nothing refers to, which
 * authors use as comments. Whatever else is made of a text has to leave them out, too.
 */
export function unshownParts(body: Root): readonly Nodes[] {
  const used = new Set<string>();
  walk<Nodes>(body, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
  });
  const parts: Nodes[] = [];
  walk<Nodes>(body, (node) => {
    // The first of several with one name counts, and is the only one that is used.
    const isUnused = node.type === 'definition' && !used.delete(node.identifier);
    if (isUnused || node.type === 'html' || isFootnote(node)) parts.push(node);
  });
  return parts;
}

/**
 * The HTML of a body that {@link prepare} has prepared: everything in it is on the allow-list.
 * @throws RangeError if its parts are nested thousands of levels deep
 */
export const render = (body: Root, labels: ReadingLabels): string => toHtml(cleaned(treeOf(body, labels)));

/** What is wrong with the HTML of a body. */
export interface Judgment {
  /** What {@link render} leaves out. */
  readonly strays: readonly Stray[];
  /** Whether a browser reads the HTML as the same tree from which it was written. */
  readonly readAsWritten: boolean;
}

/** Judges the HTML of a body that {@link prepare} has prepared. */
export function judge(body: Root): Judgment {
  const tree = treeOf(body, { locale: 'en', anchor: '#', table: '#' });
  const clean = cleaned(tree);
  const meant = written(clean);
  return {
    // If nothing was removed, which is usual, the parts need not be looked at one by one.
    strays: written(tree) === meant ? [] : straysIn(tree),
    readAsWritten: readAs(toHtml(clean)) === meant,
  };
}

function treeOf(body: Root, labels: ReadingLabels): HtmlRoot {
  const made = toHast(body, { handlers: { code: codeBlock, html: ownHtml } });
  const tree: HtmlRoot = made.type === 'root' ? made : { type: 'root', children: [] };
  forReading(tree, labels);
  return tree;
}

/** A block of code; it may scroll, so it can be reached by keyboard. No translator changes what is copied from it. */
function codeBlock(_state: unknown, { lang, value }: Code): Element {
  const language = lang && isFenceLanguage(lang) ? lang : 'text';
  const className = [`language-${language}`];
  const code = element('code', { className }, highlighted(value, language));
  const block = element('pre', { tabIndex: 0, translate: 'no', className }, [code]);
  return element('div', { className: ['gatsby-highlight'], dataLanguage: language }, [block]);
}

/** The HTML of the build's own pictures. */
const ownHtml = (_state: unknown, { value }: Html): ElementContent[] =>
  fromHtml(value, { fragment: true }).children.filter(
    (node): node is ElementContent => node.type === 'element' || node.type === 'text',
  );

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Whether a part of a text is one that pages do not show: its numbers and its heading would be in English. */
export const isFootnote = (node: Nodes): boolean =>
  node.type === 'footnoteDefinition' || node.type === 'footnoteReference';
