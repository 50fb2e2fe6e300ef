/**
 * The visitor's choice of light or dark, as an attribute of the root element; without it, the styles follow the system.
 */
import type { Stop } from '../platform/clock';
import { safeStorage } from '../platform/safe-storage';
import { themeAttribute, themeKey } from './theme-key';

/** `system` is the absence of a choice: nothing is stored then. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const isChosen = (text: string | null): text is Exclude<Theme, 'system'> => text === 'light' || text === 'dark';

export function shownTheme({ documentElement }: Document): Theme {
  const text = documentElement.getAttribute(themeAttribute);
  return isChosen(text) ? text : 'system';
}

/** Also stores the choice; if storage is blocked, it holds for this document. */
export function chooseTheme(window: Window, theme: Theme): void {
  const storage = safeStorage(() => window.localStorage);
  show(window.document, theme);
  if (theme === 'system') storage.remove(themeKey);
  else storage.set(themeKey, theme);
}

/** Tells of each change on this page, and applies a choice made in another tab. */
export function followTheme(window: Window, onChange: () => void): Stop {
  const observer = new MutationObserver(onChange);
  observer.observe(window.document.documentElement, { attributeFilter: [themeAttribute] });
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    // Without a key, the whole storage was cleared.
    if (key !== themeKey && key !== null) return;
    show(window.document, isChosen(newValue) ? newValue : 'system');
  };
  window.addEventListener('storage', onStorage);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', onStorage);
  };
}

function show({ documentElement }: Document, theme: Theme): void {
  if (theme === 'system') documentElement.removeAttribute(themeAttribute);
  else documentElement.setAttribute(themeAttribute, theme);
}
