/**
 * What the edge function tells a page about its response, in the header `Server-Timing` (design 10), which is the only header
 * of its own response that a page can read. Nothing has to be stored for it, and a page from a cache keeps the header that
 * came with it.
 */

/** The facts: the id of the build that made the page, and the consent rule of the visitor's region. */
export const servedFacts = ['build', 'consent'] as const;
export type ServedFact = (typeof servedFacts)[number];

/** The value of the header; unknown facts are left out. Values have only letters, digits and hyphens. */
export const serverTiming = (facts: Readonly<Record<ServedFact, string | null>>): string =>
  servedFacts.flatMap((name) => (facts[name] === null ? [] : `${name};desc="${facts[name]}"`)).join(', ');
