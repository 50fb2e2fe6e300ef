import { type RefObject, useEffect } from 'react';

/**
 * Closes a modal dialog on a click outside it (WebKit lacks `closedby`). A press that begins inside does not count, such as
 * when text is selected past the edge.
 */
export function useClosingBeside(dialog: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    const root = dialog.current;
    if (!root) return;
    let isBeside = false;
    // Backdrop events have the dialog as their target; its content covers the rest.
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
