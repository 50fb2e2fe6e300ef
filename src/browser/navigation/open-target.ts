import { hashTarget } from './hash-target';

/** Opens the `details` element that the address's hash names, and returns it. Call it before scrolling to it. */
export function openTarget({ document, location }: Pick<Window, 'document' | 'location'>): Element | null {
  const target = hashTarget(document, location.hash);
  if (target?.localName !== 'details' || target.hasAttribute('open')) return null;
  target.setAttribute('open', '');
  return target;
}

export function startOpenTarget(window: Window): void {
  openTarget(window);
  // The browser scrolled to the closed element, which may have been too close to the end of the page.
  window.addEventListener('hashchange', () => openTarget(window)?.scrollIntoView());
}
