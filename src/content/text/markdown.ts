/** Parses Markdown: the tree, headings, links and images with their lines (docs/content.md). */

import GithubSlugger, { slug as slugOf } from 'github-slugger';
import type { Heading as HeadingNode, ImageReference, LinkReference, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { markdownToMdast } from 'satteri';
import { isReservedId } from '../../site/own-ids.ts';
import type { Position } from '../faults';
import { prepareText } from './every-script';
import { frontMatterPlace } from './front-matter-fields';
import { definitionsIn, nodesOf } from './walk';
import { writtenAddresses } from './written-addresses';

export interface Heading extends Position {
  /** 1 for `#`, 2 for `##`. */
  readonly depth: number;
  readonly text: string;
  /** Its id in the page. */
  readonly slug: string;
}

/** A link as written, or the definition that several refer to. */
export interface MarkdownLink extends Position {
  readonly url: string;
  /** What the reader sees; for an image, its alternative text. */
  readonly text: string;
}

/** An image as written, or the definition that several refer to. */
export interface MarkdownImage extends Position {
  readonly url: string;
  readonly alt: string;
}

export type Markdown = ReturnType<typeof parseMarkdown>;

/**
 * GitHub's tables, strike-through and addresses. The trees are those of remark; this parser takes a twentieth of the
 * time, and no text can keep it busy. Its front matter has several formats, and ours is none of them.
 */
const features = { gfm: true, frontmatter: false };

export const startOf = ({ position }: Pick<Nodes, 'position'>): Position => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/** Lines are those of the whole file. */
export function parseMarkdown(text: string) {
  const place = frontMatterPlace(text);
  const body = parseBody(place ? text.slice(0, place.end).replace(/[^\n]/g, ' ') + text.slice(place.end) : text);
  const fields = place && text.slice(place.from, place.to);
  return {
    /** The text between the `---` lines, its first line, and the line of the closing `---`. */
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

/** Without front matter. NUL becomes U+FFFD, as CommonMark asks and the parser does not do. */
export function parseBody(text: string): Root {
  const prepared = prepareText(text.replaceAll('\0', '\ufffd'));
  const root = markdownToMdast(prepared.text, { features }) as Root;
  prepared.restore(root);
  return root;
}

export const headingsOf = (body: Root): Heading[] =>
  identifiedHeadings(body).map(({ node, text, id }) => ({ ...startOf(node), depth: node.depth, text, slug: id }));

function targetsOf(body: Root): { links: MarkdownLink[]; images: MarkdownImage[] } {
  const definitions = definitionsIn(body);
  /** A reference is reported at its definition, unless it has no text, which is its own fault. */
  const told = new Set<string>();
  const targetOf = (node: LinkReference | ImageReference, text: string): (Position & { url: string })[] => {
    const definition = definitions.get(node.identifier);
    const key = `${node.type} ${node.identifier}`;
    if (text !== '' && told.has(key)) return [];
    if (text !== '') told.add(key);
    return [{ ...startOf((text !== '' && definition) || node), url: definition?.url ?? '' }];
  };
  const links = nodesOf(body, 'link', 'linkReference').flatMap((node): MarkdownLink[] => {
    const text = textOf(node).trim();
    const targets = node.type === 'link' ? [{ ...startOf(node), url: node.url }] : targetOf(node, text);
    return targets.map((target) => ({ ...target, text }));
  });
  const images = nodesOf(body, 'image', 'imageReference').flatMap((node): MarkdownImage[] => {
    const alt = (node.alt ?? '').trim();
    const targets = node.type === 'image' ? [{ ...startOf(node), url: node.url }] : targetOf(node, alt);
    return targets.map((target) => ({ ...target, alt }));
  });
  return { links, images };
}

/** The id is GitHub's slug, with a number if the page or the site already uses it. */
export function identifiedHeadings(
  tree: Root,
): readonly { readonly node: HeadingNode; readonly text: string; readonly id: string }[] {
  const slugger = new GithubSlugger();
  return nodesOf(tree, 'heading').map((node) => {
    const text = textOf(node);
    return { node, text, id: freeSlug(slugger, text) };
  });
}

/** For a heading without a letter or digit, since no link can lead to an empty id. */
const nameless = 'section';

function freeSlug(slugger: GithubSlugger, text: string): string {
  const found = slugger.slug(/[\p{L}\p{N}]/u.test(slugOf(text)) ? text : nameless);
  return isReservedId(found) ? freeSlug(slugger, text) : found;
}
