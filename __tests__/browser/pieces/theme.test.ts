/**
 * @jest-environment jsdom
 */
import { chooseTheme, followTheme, shownTheme } from '../../../src/browser/pieces/theme';
import { themeAttribute, themeKey } from '../../../src/browser/pieces/theme-key';
import { forbidden } from '../../support/web-storage';

const root = document.documentElement;
const tell = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute(themeAttribute);
});

// That a choice is kept, and shown in other tabs: __tests__/e2e/theme.e2e.ts.
test('where storage is forbidden, the choice of a theme holds for this page; that of another word is none', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  chooseTheme(window, 'dark');
  expect(shownTheme(document)).toBe('dark');
  root.setAttribute(themeAttribute, 'sepia');
  expect(shownTheme(document)).toBe('system');
});

test.each([
  ['a choice', themeKey, 'dark', 'dark', 1],
  ['its removal', themeKey, null, 'system', 1],
  ['the removal of everything', null, null, 'system', 1],
  ['another key', 'site:consent', 'dark', 'light', 0],
] as const)('the choice of a theme: %s in another tab', async (_title, key, value, shown, calls) => {
  chooseTheme(window, 'light');
  const changed = jest.fn();
  const stop = followTheme(window, changed);
  tell(key, value);
  await Promise.resolve();
  expect([shownTheme(document), changed.mock.calls.length]).toEqual([shown, calls]);
  stop();
  tell(themeKey, 'dark');
  await Promise.resolve();
  expect(changed).toHaveBeenCalledTimes(calls);
});
