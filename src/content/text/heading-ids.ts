/**
 * The ids of headings, to which anchors of addresses lead: the check of links and the build use the same ids.
 */
import GithubSlugger, { slug as slugOf } from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { isReservedId } from '../../site/own-ids.ts';
import { walk } from './walk';

/** A heading of a tree, its text, and its id: GitHub's slug, with a number if the page or the site already uses it. */
export interface IdentifiedHeading {
  readonly node: Heading;
  readonly text: string;
  readonly id: string;
}

/** All headings of a tree with their ids, in their order. */
export function identifiedHeadings(tree: Root): readonly IdentifiedHeading[] {
  const slugger = new GithubSlugger();
  const headings: IdentifiedHeading[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type !== 'heading') return;
    const text = textOf(node);
    headings.push({ node, text, id: freeSlug(slugger, text) });
  });
  return headings;
}

/** The id of a heading without a letter or digit: no link could lead to an empty one. */
const nameless = 'section';

/** The next slug of a text that is not used by an element of the site itself. */
function freeSlug(slugger: GithubSlugger, text: string): string {
  const found = slugger.slug(/[\p{L}\p{N}]/u.test(slugOf(text)) ? text : nameless);
  return isReservedId(found) ? freeSlug(slugger, text) : found;
}
