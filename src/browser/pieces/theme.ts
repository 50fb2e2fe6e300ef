/**
 * The visitor's choice of light or dark (design 12). It is an attribute of the root element, which the styles obey; without it,
 * they follow the system. The entry script sets it from the storage of an earlier visit.
 */
import type { Stop } from '../platform/clock';
import { type SafeStorage, safeStorage } from '../platform/safe-storage';
import { themeAttribute, themeKey } from './theme-key';

/** The themes that can be chosen. `system` is no choice: nothing is kept then. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const isChosen = (text: string | null): text is Exclude<Theme, 'system'> => text === 'light' || text === 'dark';

/** What the choice needs of a window. */
type ThemeWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'localStorage' | 'document'>;

const storageOf = (window: ThemeWindow): SafeStorage => safeStorage(() => window.localStorage);

/** The theme that a document shows. */
export function shownTheme({ documentElement }: Document): Theme {
  const text = documentElement.getAttribute(themeAttribute);
  return isChosen(text) ? text : 'system';
}

/** Shows a theme, and keeps it for the next page. Where storage is forbidden, it holds for this document. */
export function chooseTheme(window: ThemeWindow, theme: Theme): void {
  show(window.document, theme);
  if (theme === 'system') storageOf(window).remove(themeKey);
  else storageOf(window).set(themeKey, theme);
}

/** Shows what the visitor chooses in another tab, and calls a function when the theme has changed. */
export function followTheme(window: ThemeWindow, onChange: () => void): Stop {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    // Without a key, everything was deleted.
    if (key !== themeKey && key !== null) return;
    show(window.document, isChosen(newValue) ? newValue : 'system');
    onChange();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function show({ documentElement }: Document, theme: Theme): void {
  if (theme === 'system') documentElement.removeAttribute(themeAttribute);
  else documentElement.setAttribute(themeAttribute, theme);
}
