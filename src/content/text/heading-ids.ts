/** The ids of headings, the same for the link check and the build. */
import GithubSlugger, { slug as slugOf } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { isReservedId } from '../../site/own-ids.ts';
import { nodesOf } from './walk';

/** The id is GitHub's slug, with a number if the page or the site already uses it. */
export interface IdentifiedHeading {
  readonly node: Heading;
  readonly text: string;
  readonly id: string;
}

export function identifiedHeadings(tree: Root): readonly IdentifiedHeading[] {
  const slugger = new GithubSlugger();
  return nodesOf(tree, 'heading').map((node) => {
    const text = textOf(node);
    return { node, text, id: freeSlug(slugger, text) };
  });
}

/** For a heading without a letter or digit, since no link can lead to an empty id. */
const nameless = 'section';

/** The next slug that no element of the site uses. */
function freeSlug(slugger: GithubSlugger, text: string): string {
  const found = slugger.slug(/[\p{L}\p{N}]/u.test(slugOf(text)) ? text : nameless);
  return isReservedId(found) ? freeSlug(slugger, text) : found;
}
