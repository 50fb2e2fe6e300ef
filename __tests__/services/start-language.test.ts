/** @jest-environment jsdom */
import { pageServices } from '../../src/services/page-services';
import { start } from '../../src/services/start';

jest.mock('../../src/services/page-services', () => ({ pageServices: jest.fn(() => []) }));

test.each([
  ['/', 'en-US'],
  ['/de/pricing', 'de-DE'],
  ['/vn', 'vi-VN'],
  ['/de/no/such/page', 'de-DE'],
])('services at %s speak %s, whatever a translator says on the root element', async (path, tag) => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  window.history.replaceState(null, '', path);
  document.documentElement.lang = 'ar';
  const stop = await start(window as Window & typeof globalThis, path);
  expect(jest.mocked(pageServices).mock.lastCall?.[1].language).toBe(tag);
  stop();
});
