/**
 * @jest-environment jsdom
 *
 * The choice of language with which a visitor comes from another host, without an edge function (docs/builds.md).
 */
import { takeLocaleChoice } from '../../../src/browser/language/carried-choice';
import { cookiesOf } from '../../../src/browser/platform/cookies';
import { type BuildTarget, siteFrom } from '../../../src/site/hosting/hosts';

/** Where the visitor is, when the choice that an address carries has been taken. */
function arrive(address: string, host: BuildTarget = 'global'): string {
  window.history.replaceState({ key: '1' }, '', address);
  takeLocaleChoice(window, siteFrom({ SITE_HOST: host }));
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

afterEach(() => cookiesOf(document, false).remove('locale'));

test.each<[string, string, string, BuildTarget]>([
  ['/de/pricing?plan=team&locale=de#content', '/de/pricing?plan=team#content', 'de', 'global'],
  ['/?locale=en', '/', 'en', 'global'],
  ['/vn/?x=1&locale=vn&y', '/vn/?x=1&y', 'vn', 'global'],
  ['/pricing?locale=zh', '/pricing', 'zh', 'zh'],
])('at %s the address becomes %s, and the choice is stored: %s', (address, cleaned, choice, host) => {
  expect(arrive(address, host)).toBe(cleaned);
  expect(document.cookie).toBe(`locale=${choice}`);
});

test.each([
  ['https://www.facet.example/', '', 'locale=de; Max-Age=31536000; Path=/; SameSite=Lax'],
  ['https://www.facet.example/', 'locale=fr', 'locale=de; Max-Age=31536000; Path=/; SameSite=Lax'],
  ['https://other.example/', '', 'locale=de; Path=/; SameSite=Lax'],
  ['', '', 'locale=de; Path=/; SameSite=Lax'],
  ['https://other.example/', 'locale=fr', undefined],
])('a choice that comes from "%s", with the cookie "%s", is stored as %s', (referrer, before, stored) => {
  const set = jest.fn();
  Object.defineProperty(document, 'referrer', { get: () => referrer, configurable: true });
  Object.defineProperty(document, 'cookie', { get: () => before, set, configurable: true });
  arrive('/de?locale=de');
  // The prototype's come back.
  Reflect.deleteProperty(document, 'referrer');
  Reflect.deleteProperty(document, 'cookie');
  expect(set.mock.calls).toEqual(stored === undefined ? [] : [[stored]]);
});

test.each(['/de/pricing?locale=fr', '/pricing?x=1', '/pricing?locale=//evil.example', '/pricing#locale=en'])(
  'nothing happens at %s',
  (address) => {
    expect(arrive(address)).toBe(address);
    expect(document.cookie).toBe('');
  },
);

test('a path that looks like a host leads nowhere; the entry of the history is the same one, with its state', () => {
  const entries = window.history.length;
  expect(arrive('http://localhost//evil.example/?locale=en')).toBe('//evil.example/');
  expect([window.history.state, window.history.length]).toEqual([{ key: '1' }, entries]);
});
