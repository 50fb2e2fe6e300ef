/** Checked by `tsc`: it fails where an expected error does not come. */
import type { FrontMatterOf, Picture } from '../../../src/components/data/front-matter';
import type { FeatureId, ProofId } from '../../../src/site/pages/sections';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Holds<T extends true> = T;

declare const solution: FrontMatterOf<'solutions'>;
declare const article: FrontMatterOf<'blog' | 'helps'>;

export const lacking = [
  // @ts-expect-error a solution has no version
  solution.version,
  // @ts-expect-error an item of a list has no such field
  solution.questions[0]?.proof,
  // @ts-expect-error an article has no tagline
  article.tagline,
];

// @ts-expect-error a template cannot name a field that the section lacks
export type Lacking = Pick<FrontMatterOf<'solutions'>, 'tagline' | 'competitor'>;

export type Holding = [
  // A required field is never null; an optional one is.
  Holds<Same<FrontMatterOf<'release'>['date'], string>>,
  Holds<Same<FrontMatterOf<'partner'>['date'], string | null>>,
  Holds<Same<FrontMatterOf<'partner'>['draft'], boolean | null>>,
  Holds<Same<FrontMatterOf<'alternatives'>['claims'] & null, null>>,
  // A date's words exist where the date does.
  Holds<Same<FrontMatterOf<'helps'>['updatedInWords'], string>>,
  Holds<Same<FrontMatterOf<'helps'>['dateInWords'], string | null>>,
  // A field of only some of the sections is null in the others.
  Holds<Same<FrontMatterOf<'blog' | 'helps'>['category'], string>>,
  Holds<Same<FrontMatterOf<'blog' | 'helps'>['order'], number | null>>,
  // Values are the schema's, and read-only.
  Holds<Same<FrontMatterOf<'features'>['related'], readonly FeatureId[]>>,
  Holds<Same<FrontMatterOf<'alternatives'>['strengths'][number]['proof'], ProofId>>,
  Holds<Same<FrontMatterOf<'solutions'>['steps'], readonly { readonly title: string; readonly text: string }[]>>,
  // An image is the file that it names.
  Holds<Same<FrontMatterOf<'blog'>['image'], Picture | null>>,
];
