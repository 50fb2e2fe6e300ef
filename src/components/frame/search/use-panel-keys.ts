import { type RefObject, useEffect } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus between the field and the links and buttons below it with the arrow keys, and closes the search when a link
 * was followed in this window. It also closes it on Escape: on a busy machine, Chromium's own handling of Escape in a dialog
 * failed about once in fifteen times.
 */
export function usePanelKeys(panel: RefObject<HTMLElement>, close: () => void): void {
  useEffect(() => {
    const root = panel.current;
    if (!root) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        close();
        return;
      }
      const step = steps[event.key];
      if (step === undefined) return;
      const stops = [...root.querySelectorAll<HTMLElement>('input, a, p > button')];
      const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
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
