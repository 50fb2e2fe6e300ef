/**
 * What the edge function tells a page about the answer that brought it, in the header `Server-Timing` (design 10): the
 * one header that a page can read of itself. Nothing is stored for it, and a page that comes from a cache keeps the
 * header that came with it.
 */

/** The facts: the id of the build that the page is of, and the consent rule of the visitor's region. */
export const servedFacts = ['build', 'consent'] as const;
export type ServedFact = (typeof servedFacts)[number];

/** The value of the header; facts that are not known are left out. Values hold letters, digits and hyphens only. */
export const serverTiming = (facts: Readonly<Record<ServedFact, string | null>>): string =>
  servedFacts.flatMap((name) => (facts[name] === null ? [] : `${name};desc="${facts[name]}"`)).join(', ');
