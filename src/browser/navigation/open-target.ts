/**
 * Opens the `details` element that the address's anchor names, such as a question to which a link leads.
 */
import type { Stop } from '../platform/clock';
import { hashTarget } from './hash-target';

/**
 * Opens it. Call it when another page is shown, before that is scrolled.
 * @returns the element that was opened; null if there was none
 */
export function openTarget({ document, location }: Pick<Window, 'document' | 'location'>): Element | null {
  const target = hashTarget(document, location.hash);
  if (target?.localName !== 'details' || target.hasAttribute('open')) return null;
  target.setAttribute('open', '');
  return target;
}

/** Opens it in the current page, after the browser has scrolled to it, and whenever the anchor changes. */
export function startOpenTarget(window: Window): Stop {
  // The browser scrolled to the closed element, which may have been too close to the end of the page.
  const onHashChange = (): void => openTarget(window)?.scrollIntoView();
  openTarget(window);
  window.addEventListener('hashchange', onHashChange);
  return () => window.removeEventListener('hashchange', onHashChange);
}
