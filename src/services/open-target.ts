/**
 * Opens the `details` that the address's anchor names, as a question that a link leads to.
 */
import type { Stop } from './clock';
import { hashTarget } from './hash-target';

/**
 * Opens it. Call it when another page is shown, before that is scrolled.
 * @returns what was opened; null where there was nothing to open
 */
export function openTarget({ document, location }: Pick<Window, 'document' | 'location'>): Element | null {
  const target = hashTarget(document, location.hash);
  if (target?.localName !== 'details' || target.hasAttribute('open')) return null;
  target.setAttribute('open', '');
  return target;
}

/** Opens it in the page that is there, where the browser has scrolled to it, and whenever the anchor changes. */
export function startOpenTarget(window: Window): Stop {
  // The browser has gone to the closed one, which may have been too near to the end of the page.
  const onHashChange = (): void => openTarget(window)?.scrollIntoView();
  openTarget(window);
  window.addEventListener('hashchange', onHashChange);
  return () => window.removeEventListener('hashchange', onHashChange);
}
