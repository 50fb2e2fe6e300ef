import type { SystemHints } from './downloads';

/** On the root element: the visitor's system if there is a client for it, or `phone` (specification 7). */
export const ownSystemAttribute = 'data-own-system';

/** The elements whose styles depend on it. */
const dependents = '[data-for-system]';

export async function markOwnSystem({ documentElement }: Document, navigator: SystemHints): Promise<void> {
  if (!documentElement.querySelector(dependents)) return;
  const { detectSystem } = await import('./downloads');
  const system = await detectSystem(navigator);
  if (system) documentElement.setAttribute(ownSystemAttribute, system);
}
