/**
 * Which pages invite to sign up at the foot of a phone's window (specification 2.7).
 */
import type { PageContext } from './page-context.ts';

/** On `main` where the banner would disturb. */
export const quietAttribute = 'data-quiet';

/** Whether a page is one that people read because they have to: legal pages, and the help, whose readers are customers. */
export const isQuiet = ({ pattern, entry }: Pick<PageContext, 'pattern' | 'entry'>): boolean =>
  pattern.startsWith('/helps') || entry?.startsWith('pages/') === true;
