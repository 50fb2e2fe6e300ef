/**
 * Tells the styles which system the visitor's computer has: the download page marks what is for it (specification 7).
 */
import { detectSystem, type SystemHints } from './downloads';

/** On the root element: the visitor's system, where there is a client for it. */
export const ownSystemAttribute = 'data-own-system';

/** What on a page depends on it. */
const dependents = '[data-for-system]';

/** Marks the system, where a page asks for it. */
export async function markOwnSystem({ documentElement }: Document, navigator: SystemHints): Promise<void> {
  if (!documentElement.querySelector(dependents)) return;
  const system = await detectSystem(navigator);
  if (system) documentElement.setAttribute(ownSystemAttribute, system);
}
