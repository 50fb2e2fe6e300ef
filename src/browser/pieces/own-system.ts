/**
 * Tells the styles which system the visitor's computer has, so that the download page can mark its installer (specification 7), or
 * that the visitor has a phone, to which it offers other things.
 */
import type { SystemHints } from './downloads';

/** On the root element: the visitor's system, if there is a client for it, or `phone`. */
export const ownSystemAttribute = 'data-own-system';

/** The elements of a page that depend on it. */
const dependents = '[data-for-system]';

/** Marks the system if the page has such elements. */
export async function markOwnSystem({ documentElement }: Document, navigator: SystemHints): Promise<void> {
  if (!documentElement.querySelector(dependents)) return;
  const { detectSystem } = await import('./downloads');
  const system = await detectSystem(navigator);
  if (system) documentElement.setAttribute(ownSystemAttribute, system);
}
