import { useEffect } from 'react';
import { hashTarget } from '../../browser/hash-target';

/** Opens the `details` that the address's anchor names, at start and when the anchor changes. */
export function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = hashTarget(document, window.location.hash);
      if (!(target instanceof HTMLDetailsElement)) return;
      target.open = true;
      target.scrollIntoView({ block: 'start' });
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
