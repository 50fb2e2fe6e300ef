/** @jest-environment jsdom */
import { languageAttribute } from '../../src/services/language/page-language';
import { pageServices } from '../../src/services/page-services';
import { start } from '../../src/services/start';

jest.mock('../../src/services/page-services', () => ({ pageServices: jest.fn(() => []) }));

test('services speak the language that the build gave the page, whatever a translator says on the root element', async () => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  document.documentElement.setAttribute(languageAttribute, 'de-DE');
  document.documentElement.lang = 'ar';
  const stop = await start(window as Window & typeof globalThis, '/pricing');
  expect(jest.mocked(pageServices).mock.lastCall?.[1].language).toBe('de-DE');
  stop();
});
