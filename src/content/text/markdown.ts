/**
 * The contents of a Markdown file: its tree, and the headings, links and images in it with their lines (design 5).
 */
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { markdownToMdast } from 'satteri';
import type { Position } from '../faults';
import { frontMatterPlace } from '../model/front-matter-fields';
import { prepareText } from './every-script';
import { identifiedHeadings } from './heading-ids';
import { walk } from './walk';
import { type WrittenAddress, writtenAddresses } from './written-addresses';

/** A heading of the body. */
export interface Heading extends Position {
  /** 1 for `#`, 2 for `##`. */
  readonly depth: number;
  readonly text: string;
  /** Its id in the page. */
  readonly slug: string;
}

/** A link as written, or by the definition that it refers to. */
export interface MarkdownLink extends Position {
  readonly url: string;
  /** The text that the reader sees; for an image, its alternative text. */
  readonly text: string;
}

/** An image as written, or by the definition that it refers to. */
export interface MarkdownImage extends Position {
  readonly url: string;
  readonly alt: string;
}

/** A parsed file. Lines are those of the whole file. */
export interface Markdown {
  /** The text between the `---` lines, the line on which it begins, and the line of the closing `---`. */
  readonly frontMatter: { readonly text: string; readonly firstLine: number; readonly lastLine: number } | null;
  readonly body: Root;
  readonly headings: readonly Heading[];
  readonly links: readonly MarkdownLink[];
  readonly images: readonly MarkdownImage[];
  /** In the order of the text, without addresses that are links by themselves, such as `<https://example.org>`. */
  readonly addresses: readonly WrittenAddress[];
}

/**
 * What is read beside CommonMark: tables, strike-through and addresses as on GitHub. The trees are those of the remark family; this
 * parser takes a twentieth of the time, and no text keeps it busy. It knows front matter of several kinds, and ours is none of them.
 */
const features = { gfm: true, frontmatter: false };

/** Where a node begins. */
export const startOf = (node: Nodes): Position => {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
};

/** Parses a file: front matter and GitHub-flavored Markdown. */
export function parseMarkdown(text: string): Markdown {
  const place = frontMatterPlace(text);
  const body = parseBody(place ? text.slice(0, place.end).replace(/[^\n]/g, ' ') + text.slice(place.end) : text);
  const fields = place && text.slice(place.from, place.to);
  return {
    frontMatter:
      fields === null
        ? null
        : { text: fields.replace(/\n$/, ''), firstLine: 2, lastLine: fields.split('\n').length + 1 },
    body,
    headings: headingsOf(body),
    ...targetsOf(body),
    addresses: writtenAddresses(text, body),
  };
}

/** Parses Markdown without front matter. The parser leaves NUL to others; in CommonMark it is U+FFFD. */
export function parseBody(text: string): Root {
  const prepared = prepareText(text.replaceAll('\0', '\ufffd'));
  const root = markdownToMdast(prepared.text, { features }) as Root;
  prepared.restore(root);
  return root;
}

/** The headings of a body with their places. */
export const headingsOf = (body: Root): Heading[] =>
  identifiedHeadings(body).map(({ node, text, id }) => ({ ...startOf(node), depth: node.depth, text, slug: id }));

function targetsOf(body: Root): { links: MarkdownLink[]; images: MarkdownImage[] } {
  const definitions = new Map<string, string>();
  walk<Nodes>(body, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node.url);
  });
  const links: MarkdownLink[] = [];
  const images: MarkdownImage[] = [];
  walk<Nodes>(body, (node) => {
    switch (node.type) {
      case 'link':
        links.push({ ...startOf(node), url: node.url, text: textOf(node).trim() });
        break;
      case 'linkReference':
        links.push({ ...startOf(node), url: definitions.get(node.identifier) ?? '', text: textOf(node).trim() });
        break;
      case 'image':
        images.push({ ...startOf(node), url: node.url, alt: (node.alt ?? '').trim() });
        break;
      case 'imageReference':
        images.push({ ...startOf(node), url: definitions.get(node.identifier) ?? '', alt: (node.alt ?? '').trim() });
        break;
    }
  });
  return { links, images };
}
