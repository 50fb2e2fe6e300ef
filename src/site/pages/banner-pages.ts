import type { PageContext } from './page-context.ts';

/** On `main` of pages that show no banner for signing up (specification 2.7). */
export const quietAttribute = 'data-quiet';

/** Whether people read a page because they have to: legal pages, and the help, whose readers are customers. */
export const isQuiet = ({ pattern, entry }: Pick<PageContext, 'pattern' | 'entry'>): boolean =>
  pattern.startsWith('/helps') || entry?.startsWith('pages/') === true;
