/** @jest-environment jsdom */

import { pageServices } from '../../src/browser/boot/page-services';
import { start } from '../../src/browser/boot/start';
import { languageAttribute } from '../../src/browser/language/page-language';

jest.mock('../../src/browser/boot/page-services', () => ({ pageServices: jest.fn(() => []) }));

test('services speak the language that the build gave the page, whatever a translator says on the root element', async () => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  document.documentElement.setAttribute(languageAttribute, 'de-DE');
  document.documentElement.lang = 'ar';
  const stop = await start(window as Window & typeof globalThis, '/pricing');
  expect(jest.mocked(pageServices).mock.lastCall?.[1].language).toBe('de-DE');
  stop();
});
