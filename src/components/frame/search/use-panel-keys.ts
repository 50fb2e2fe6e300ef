import { type RefObject, useCallback, useEffect } from 'react';
import { useArrowKeys } from '../../shell/use-arrow-keys';

/**
 * Arrow keys move between the field and the links and buttons below; a link followed in this window closes the search. So
 * does Escape: on a busy machine, Chromium's own handling in a dialog failed about once in fifteen times.
 */
export function usePanelKeys(panel: RefObject<HTMLElement>, close: () => void): void {
  useArrowKeys(
    useCallback(() => {
      const root = panel.current;
      return root && { control: root.querySelector('input'), panel: root, stops: 'a, p > button, li > button' };
    }, [panel]),
  );
  useEffect(() => {
    const root = panel.current;
    if (!root) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    const onClick = (event: MouseEvent) => {
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!elsewhere && (event.target as Element).closest('a')) close();
    };
    root.addEventListener('keydown', onKey);
    root.addEventListener('click', onClick);
    return () => {
      root.removeEventListener('keydown', onKey);
      root.removeEventListener('click', onClick);
    };
  }, [panel, close]);
}
