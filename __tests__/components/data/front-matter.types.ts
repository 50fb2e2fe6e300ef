/**
 * A template that reads a field which its section lacks does not compile (design 5.2): `tsc` checks what is said here. It fails
 * where an error that is expected does not come.
 */
import type { FrontMatterOf, Picture } from '../../../src/components/data/front-matter';
import type { FeatureId, ProofId } from '../../../src/site/pages/sections';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Holds<T extends true> = T;

declare const solution: FrontMatterOf<'solutions'>;
declare const article: FrontMatterOf<'blog' | 'helps'>;

/** Fields that the section lacks. */
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
  // A field that is required is never null; one that may be left out is.
  Holds<Same<FrontMatterOf<'release'>['date'], string>>,
  Holds<Same<FrontMatterOf<'partner'>['date'], string | null>>,
  Holds<Same<FrontMatterOf<'partner'>['draft'], boolean | null>>,
  Holds<Same<FrontMatterOf<'alternatives'>['claims'] & null, null>>,
  // The words of a date are there where the date is.
  Holds<Same<FrontMatterOf<'helps'>['updatedInWords'], string>>,
  Holds<Same<FrontMatterOf<'helps'>['dateInWords'], string | null>>,
  // A field that only some of the sections have is null in the others.
  Holds<Same<FrontMatterOf<'blog' | 'helps'>['category'], string>>,
  Holds<Same<FrontMatterOf<'blog' | 'helps'>['order'], number | null>>,
  // Values are those of the schema, and cannot be changed.
  Holds<Same<FrontMatterOf<'features'>['related'], readonly FeatureId[]>>,
  Holds<Same<FrontMatterOf<'alternatives'>['strengths'][number]['proof'], ProofId>>,
  Holds<Same<FrontMatterOf<'solutions'>['steps'], readonly { readonly title: string; readonly text: string }[]>>,
  // An image is the file that it names.
  Holds<Same<FrontMatterOf<'blog'>['image'], Picture | null>>,
];
