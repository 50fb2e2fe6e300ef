import { type RefObject, useEffect } from 'react';

/**
 * Closes a modal dialog when the visitor clicks outside it. The attribute `closedby` is not used, since WebKit does not support
 * it. A press that begins inside the dialog does not count, such as when text is selected past its edge.
 */
export function useClosingBeside(dialog: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    const root = dialog.current;
    if (!root) return;
    let isBeside = false;
    // The area around a modal dialog is its backdrop, whose events have the dialog as their target; its content covers the rest.
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
