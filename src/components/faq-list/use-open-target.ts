import { useEffect, useLayoutEffect } from 'react';
import { hashTarget } from '../../services/hash-target';

/** Opens the `details` that the address's anchor names; answers null when there is nothing to open. */
function openTarget(): HTMLDetailsElement | null {
  const target = hashTarget(document, window.location.hash);
  if (!(target instanceof HTMLDetailsElement) || target.open) return null;
  target.open = true;
  return target;
}

/**
 * Opens the `details` that the address's anchor names, at start and when the anchor changes. At start that is before the
 * page is scrolled: what scrolls there finds it open.
 */
export function useOpenTarget(): void {
  useLayoutEffect(() => void openTarget(), []);
  useEffect(() => {
    // The browser has gone to the closed one, which may have been too near to the end of the page.
    const onHashChange = () => openTarget()?.scrollIntoView();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
}
