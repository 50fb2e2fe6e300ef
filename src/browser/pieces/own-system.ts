import { logError } from '../platform/error-log';
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

/** Where a page shows values of the visitor's browser, has them read when they come into view, and not before. */
export function watchOwnValues(document: Document): void {
  const place = document.querySelector('[data-own-values]');
  if (!place) return;
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    import('../browser-check/own-values').then(({ fillOwnValues }) => fillOwnValues(place)).catch(logError);
  });
  sight.observe(place);
}
