/**
 * Opens the `details` that the address's anchor names, as a question that a link leads to: when a page is shown, and when the
 * anchor changes.
 */
import type { Stop } from './clock';
import { hashTarget } from './hash-target';
import { navigationEvents } from './navigation';

/** Starts it. */
export function startOpenTarget(window: Window): Stop {
  const { document, location } = window;
  /** The element that was opened; null where there was none to open. */
  const open = (): Element | null => {
    const target = hashTarget(document, location.hash);
    if (target?.localName !== 'details' || target.hasAttribute('open')) return null;
    target.setAttribute('open', '');
    return target;
  };
  const onPage = (): void => void open();
  // The browser has gone to the closed one, which may have been too near to the end of the page.
  const onHashChange = (): void => open()?.scrollIntoView();
  open();
  window.addEventListener('hashchange', onHashChange);
  window.addEventListener(navigationEvents.done, onPage);
  return () => {
    window.removeEventListener('hashchange', onHashChange);
    window.removeEventListener(navigationEvents.done, onPage);
  };
}
