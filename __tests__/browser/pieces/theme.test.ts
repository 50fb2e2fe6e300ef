/**
 * @jest-environment jsdom
 */
import { chooseTheme, followTheme, shownTheme } from '../../../src/browser/pieces/theme';
import { themeAttribute, themeKey } from '../../../src/browser/pieces/theme-key';

const root = document.documentElement;
const tell = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute(themeAttribute);
});
afterEach(() => jest.restoreAllMocks());

describe('the choice of a theme (docs/pages.md)', () => {
  test('is shown at once and kept for the next page; that of the system, or of another word, is none', () => {
    for (const [theme, attribute] of [
      ['light', 'light'] as const,
      ['dark', 'dark'] as const,
      ['system', null] as const,
    ]) {
      chooseTheme(window, theme);
      expect([root.getAttribute(themeAttribute), localStorage.getItem(themeKey)]).toEqual([attribute, attribute]);
      expect(shownTheme(document)).toBe(theme);
    }
    root.setAttribute(themeAttribute, 'sepia');
    expect(shownTheme(document)).toBe('system');
  });

  test('where storage is forbidden, the choice holds for this page', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    chooseTheme(window, 'dark');
    expect(shownTheme(document)).toBe('dark');
  });

  test.each([
    ['a choice', themeKey, 'dark', 'dark', 1],
    ['its removal', themeKey, null, 'system', 1],
    ['the removal of everything', null, null, 'system', 1],
    ['another key', 'site:consent', 'dark', 'light', 0],
  ] as const)('%s in another tab', (_title, key, value, shown, calls) => {
    chooseTheme(window, 'light');
    const changed = jest.fn();
    const stop = followTheme(window, changed);
    tell(key, value);
    expect([shownTheme(document), changed.mock.calls.length]).toEqual([shown, calls]);
    stop();
    tell(themeKey, 'dark');
    expect(changed).toHaveBeenCalledTimes(calls);
  });
});
