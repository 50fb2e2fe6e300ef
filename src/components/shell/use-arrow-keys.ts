import { useEffect } from 'react';

/** The links' container, and the control that opened it or the field above them. */
export interface OpenPanel {
  readonly control: HTMLElement | null;
  readonly panel: HTMLElement;
  /** Selector of further stops besides links. */
  readonly stops?: string;
}

/**
 * Moves the focus among the links of an open panel with arrow keys, Home and End, without scrolling the page. The control
 * comes before the first link; in a field, only the up and down arrows move the focus.
 * @param findOpen null while nothing is open; the same function in each render
 */
export function useArrowKeys(findOpen: () => OpenPanel | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const open = findOpen();
      const { activeElement: focused } = document;
      if (!open || !focused) return;
      // Safari focuses an element around the clicked control.
      const isHere = focused === open.control || open.panel.contains(focused) || focused.contains(open.panel);
      if (!isHere) return;
      const stops = [
        ...(open.control ? [open.control] : []),
        ...open.panel.querySelectorAll<HTMLElement>(open.stops ?? 'a'),
      ];
      const present = Math.max(focused instanceof HTMLElement ? stops.indexOf(focused) : 0, 0);
      const targets: Readonly<Record<string, number>> = {
        ArrowDown: present + 1,
        ArrowUp: present - 1,
        ...(!(focused instanceof HTMLInputElement) && {
          ArrowRight: present + 1,
          ArrowLeft: present - 1,
          Home: 1,
          End: stops.length - 1,
        }),
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      stops[target]?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [findOpen]);
}
