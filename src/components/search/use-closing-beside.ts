import { type RefObject, useEffect } from 'react';

/**
 * Closes a modal dialog by a click beside it. Not by its attribute `closedby`, which WebKit does not know. What begins within
 * the dialog is no such click, as when a text is marked to beyond its edge.
 */
export function useClosingBeside(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const root = dialog.current;
    if (!root) return;
    let isBeside = false;
    // What is beside a modal dialog is its backdrop, which is the dialog itself to an event; what is in it covers it.
    const onDown = (event: PointerEvent) => {
      isBeside = event.target === root;
    };
    const onClick = (event: MouseEvent) => {
      if (isBeside && event.target === root) root.close();
    };
    root.addEventListener('pointerdown', onDown);
    root.addEventListener('click', onClick);
    return () => {
      root.removeEventListener('pointerdown', onDown);
      root.removeEventListener('click', onClick);
    };
  }, [dialog]);
}
