import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';

/** A panel beside a button: shown by hovering where there is a mouse, by a click elsewhere (specification 4). */
export interface Flyout {
  readonly open: boolean;
  /** For the element around button and panel. */
  readonly around: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly toggle: () => void;
}

/** The state of a panel. Escape closes it. */
export function useFlyout(): Flyout {
  const [open, setOpen] = useState(false);
  return {
    open,
    around: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') setOpen(true);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') setOpen(false);
      },
      onKeyDown: ({ key }) => {
        if (key === 'Escape') setOpen(false);
      },
    },
    toggle: () => setOpen(!open),
  };
}

/** Whether a click came from a mouse; a finger's and the keyboard's do not. */
export const isMouseClick = ({ nativeEvent }: MouseEvent): boolean =>
  (nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'mouse';
