/** What the edge function tells a page in `Server-Timing` (docs/browser.md), the only header that a page can read. */

const servedFacts = ['build', 'consent'] as const;
export type ServedFact = (typeof servedFacts)[number];

/** Unknown facts are left out. Values have only letters, digits and hyphens. */
export const serverTiming = (facts: Readonly<Record<ServedFact, string | null>>): string =>
  servedFacts.flatMap((name) => (facts[name] === null ? [] : `${name};desc="${facts[name]}"`)).join(', ');
