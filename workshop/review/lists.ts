/** What a review says besides showing pages, for its own page and for the comment on the pull request. */
import type { Fault } from '../../src/site/faults';
import { groupBy } from '../../src/site/pages/group-by.ts';
import { counted } from '../html.ts';
import { targetOf } from './page/words.ts';
import type { Row } from './report';
import type { Review, ReviewedChange } from './review.ts';

export const bases: Readonly<Record<Review['basis'], string>> = {
  manifests: 'Compared with what the base branch built.',
  files:
    'No build of the base branch was at hand: these are the pages that are made from changed files. Whether they look different, and which pages are gone, is not known.',
  nothing: 'Neither a build of the base branch nor the changed files were at hand, so no change is known.',
};

/** Never that nothing has changed while something has. */
export function nothingIn({ basis, inputs }: Review): string {
  if (basis === 'nothing' || inputs === null) return 'No change of a page is known.';
  return inputs.length === 0
    ? 'Nothing has changed.'
    : `The HTML of no page has changed, but ${counted(inputs.length, 'other thing')} did: see the list.`;
}

export const faultRow = ({ file, line, rule, message }: Fault): Row => ({
  code: `${file}:${line}`,
  words: `${message} [${rule}]`,
});

/** What Git says of a change, such as a price: file, key, and what it said before and says now. */
export const inputRow = ({ file, key, before, after }: NonNullable<Review['inputs']>[number]): Row => ({
  code: file,
  words: key,
  values: [before, after],
});

/** By their titles. What no single page tells comes first. */
export function listsOf(review: Review): Readonly<Record<string, readonly Row[]>> {
  const { changes, inputs, behind, redirects, outside } = review;
  return {
    'Changed, and no page accounts for it': (inputs ?? []).filter(({ isShown }) => !isShown).map(inputRow),
    'Addresses that lead nowhere now': changes
      .filter((change) => change.kind === 'removed' && targetOf(review, change) === null)
      .map(({ name, title }) => ({ words: `${name}: ${title}` })),
    'Messages that translations are behind': Object.entries(behind).map(([name, locales]) => ({
      code: name,
      words: locales.join(' '),
    })),
    Redirects: redirects.map(({ locale, from, before, after }) => ({
      words: `${locale} ${from}: ${before ?? 'none'} → ${after ?? 'none'}`,
    })),
    'New outside addresses': outside.map(({ address, page }) => ({
      words: `${address} on`,
      links: [{ name: page, path: page }],
    })),
  };
}

/** The changes of a group, page by page, each in its languages. */
export const byPage = (
  { changes }: Review,
  { pages }: Review['groups'][number],
  nameOf: (change: ReviewedChange) => string,
): readonly (readonly [first: ReviewedChange, ...others: ReviewedChange[]])[] => {
  const own = pages.flatMap((index) => changes[index] ?? []);
  return [...groupBy(own, (change) => [nameOf(change)]).values()];
};
