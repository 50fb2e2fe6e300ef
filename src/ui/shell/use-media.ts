import { useCallback, useSyncExternalStore } from 'react';
import { mediaQuery } from '../../services/browser/stand-ins';

/** Whether a media query matches; false in the first render, which has to match the served page. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = mediaQuery(window, query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery(window, query).matches,
    () => false,
  );
}
