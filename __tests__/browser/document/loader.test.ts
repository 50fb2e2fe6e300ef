/**
 * @jest-environment jsdom
 *
 * The script that stands in every document (docs/browser.md, docs/pages.md).
 */

import { consentKey } from '../../../src/browser/consent/consent-key';
import { headingFontAttribute } from '../../../src/browser/pieces/heading-font';
import { themeAttribute, themeKey } from '../../../src/browser/pieces/theme-key';
import { undecidedAttribute } from '../../../src/browser/platform/bottom-bar';
import { earlyActions, takeEarlyEvents } from '../../../src/browser/tracker/early-events';
import { forgetListeners } from '../../support/forget-listeners';
import { forbidden } from '../../support/web-storage';

const root = document.documentElement;
let painted: () => void;

/** Runs it in this document. */
function run({ page = {}, language = 'en-US' as string | null, referrer = '' } = {}): void {
  const script = Object.assign(document.createElement('script'), { id: 'loader' });
  const data: Readonly<Record<string, string | undefined>> = { path: '/', entry: '/entry.js', ...page };
  for (const [name, value] of Object.entries(data)) if (value) script.dataset[name] = value;
  document.head.append(script);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language as string);
  jest.isolateModules(() => require('../../../src/browser/document/loader'));
}
const pass = (ms: number) => jest.advanceTimersByTime(ms);
const loaded = () => window.dispatchEvent(new Event('load'));
const asked = (): (string | null)[] =>
  [...document.querySelectorAll('script:not(#loader)')].map((script) => script.getAttribute('src'));

forgetListeners();
beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  root.lang = 'en-US';
  localStorage.clear();
  Object.defineProperty(document, 'currentScript', { configurable: true, get: () => null });
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(onPaint: () => void) {
        painted = onPaint;
      }
      observe(): void {}
    },
  });
});

test('the entry script is asked for 100 ms after the first paint, once', () => {
  run();
  pass(60_000);
  expect(asked()).toEqual([]);
  painted();
  pass(99);
  expect(asked()).toEqual([]);
  pass(1);
  loaded();
  pass(60_000);
  expect(asked()).toEqual(['/entry.js']);
});

test.each<[string, object]>([
  ['PerformanceObserver', { PerformanceObserver: undefined }],
  [
    'one that observes paints',
    {
      PerformanceObserver: class {
        observe = forbidden;
      },
    },
  ],
  ['a paint, such as in a tab in the background', {}],
])('the entry script comes, in a browser without %s, a second after the page has loaded', (_name, lack) => {
  Object.assign(window, lack);
  run();
  loaded();
  pass(999);
  expect(asked()).toEqual([]);
  pass(1);
  expect(asked()).toEqual(['/entry.js']);
});

test('the entry script is asked for at once when the visitor does something, not when something fails; both are kept', () => {
  run();
  const picture = document.body.appendChild(document.createElement('img'));
  picture.dispatchEvent(new Event('error'));
  expect([asked(), earlyActions(window)]).toEqual([[], []]);
  const key = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true });
  document.body.dispatchEvent(key);
  expect([asked(), earlyActions(window)]).toEqual([['/entry.js'], [key]]);
  expect(takeEarlyEvents(window).map(({ event }) => event.target)).toEqual([picture, document.body]);
});

test('the entry script is asked for at once when the address has a query, which links to the account may have to carry', () => {
  history.replaceState(null, '', '/?ref=friend');
  run();
  expect(asked()).toEqual(['/entry.js']);
  history.replaceState(null, '', '/');
});

test('the entry script is not asked for where the document names it itself, since it has to come before the paint', () => {
  run({ page: { entry: undefined } });
  painted();
  loaded();
  pass(60_000);
  expect(asked()).toEqual([]);
});

test.each<[string, string | null, string | undefined, boolean]>([
  ['a browser in the language of the root', 'en-GB', '/detect.js', false],
  ['a browser in another language', 'de-DE', '/detect.js', true],
  ['a browser that tells none in this way', null, '/detect.js', true],
  ['a page that is no root', 'de-DE', undefined, false],
  ['a visitor who has a cookie, and may have chosen a language', 'en-US', '/detect.js', true],
])('the script that finds the visitor’s language, for: %s', (title, language, detect, isAsked) => {
  if (title.includes('cookie')) jest.spyOn(document, 'cookie', 'get').mockReturnValue('locale=de');
  run({ page: { detect }, language });
  expect(asked().includes('/detect.js')).toBe(isAsked);
});

test('before the first paint: the root element has what the visitor chose; who has not answered yet is asked first', () => {
  run();
  expect([root.hasAttribute(themeAttribute), root.hasAttribute(undecidedAttribute)]).toEqual([false, true]);
  root.removeAttribute(undecidedAttribute);
  localStorage.setItem(themeKey, 'dark');
  localStorage.setItem(consentKey, 'granted');
  run();
  expect([root.getAttribute(themeAttribute), root.hasAttribute(undecidedAttribute)]).toEqual(['dark', false]);
});

test('before the first paint: where storage is forbidden, nothing was chosen', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(document, 'cookie', 'get').mockImplementation(forbidden);
  run({ page: { detect: '/detect.js' }, language: 'de' });
  expect(root.hasAttribute(undecidedAttribute)).toBe(true);
  painted();
  pass(100);
  expect(asked()).toEqual(['/detect.js', '/entry.js']);
});

test.each([
  ['another page of the site has fetched the face of headings', `${location.origin}/faq`, true],
  ['a visit begins without it', 'https://www.google.com/', false],
  ['a site whose name begins like this one is another', `${location.origin}.example/`, false],
])('before the first paint: %s', (_title, referrer, has) => {
  run({ referrer });
  expect(root.hasAttribute(headingFontAttribute)).toBe(has);
});
