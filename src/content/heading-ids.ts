/**
 * The ids of headings, by which addresses lead into a page: the same for the check of links and for what is built.
 */
import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isReservedId } from '../site/own-ids.ts';

/** A heading of a tree, its text, and its id: GitHub's slug, numbered when the page or the site has it already. */
export interface IdentifiedHeading {
  readonly node: Heading;
  readonly text: string;
  readonly id: string;
}

/** All headings of a tree with their ids, in their order. */
export function identifiedHeadings(tree: Root): readonly IdentifiedHeading[] {
  const slugger = new GithubSlugger();
  const headings: IdentifiedHeading[] = [];
  visit(tree, 'heading', (node) => {
    const text = textOf(node);
    headings.push({ node, text, id: freeSlug(slugger, text) });
  });
  return headings;
}

/** The next slug of a text that no element of the site itself has. */
function freeSlug(slugger: GithubSlugger, text: string): string {
  const slug = slugger.slug(text);
  return isReservedId(slug) ? freeSlug(slugger, text) : slug;
}
