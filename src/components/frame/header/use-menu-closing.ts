import { type RefObject, useEffect } from 'react';

/** Closes open menus on Escape (focus returns to the menu's name), a click elsewhere, and a followed link. */
export function useMenuClosing(nav: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = nav.current;
    if (!root) return;
    const openMenus = () => root.querySelectorAll<HTMLDetailsElement>('details[open]');
    const closeAll = () => {
      for (const menu of openMenus()) menu.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      for (const menu of openMenus()) {
        menu.querySelector('summary')?.focus();
        menu.open = false;
      }
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (!root.contains(target)) closeAll();
      else if (target.closest('a')) {
        closeAll();
        if (root.matches(':popover-open')) root.hidePopover();
      }
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [nav]);
}
