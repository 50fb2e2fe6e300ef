/** @jest-environment jsdom */
import { cookiesOf } from '../../src/browser/platform/cookies';
import { readObject, safeStorage } from '../../src/browser/platform/safe-storage';
import { forbidden, webStorage } from '../support/web-storage';

// That it keeps, gives and forgets: __tests__/browser/consent/consent.test.ts and referral.test.ts, over the same storage.
test.each([
  ['forbidden', forbidden],
  ['full', () => webStorage(0)],
])('web storage that is %s throws nothing and says that it does not keep', (_name, open) => {
  const storage = safeStorage(open);
  expect(storage.set('a', '1')).toBe(false);
  expect(storage.get('a')).toBeNull();
  expect(() => storage.remove('a')).not.toThrow();
});

test.each([
  [null, null],
  ['', null],
  ['7', null],
  ['null', null],
  ['{"a":1', null],
  ['{"a":1}', { a: 1 }],
])('what was stored is read as an object or not at all: %s', (text, value) => expect(readObject(text)).toEqual(value));

test.each(['plain', 'a=b; c', '{"ref":"A&B"}', 'Привет'])('cookies keep any text: %s', (value) => {
  const cookies = cookiesOf(document, false);
  cookies.set('test_value', value, 7);
  cookies.set('test_value_2', 'other', 7);
  expect(cookies.get('test_value')).toBe(value);
  cookies.remove('test_value');
  expect(cookies.get('test_value')).toBeNull();
  cookies.remove('test_value_2');
});

test.each([
  [false, 'a=b; path=/; max-age=31536000; samesite=lax'],
  [true, 'a=b; path=/; max-age=31536000; samesite=lax; secure'],
])('cookies last as many days as they are given, at path / and SameSite lax (secure: %s)', (secure, written) => {
  const jar = { cookie: '' };
  cookiesOf(jar, secure).set('a', 'b', 365);
  expect(jar.cookie).toBe(written);
});

test('in a document without cookies nothing throws', () => {
  const jar = Object.defineProperty({ cookie: '' }, 'cookie', { get: forbidden, set: forbidden });
  expect(() => cookiesOf(jar, false).set('a', 'b', 1)).not.toThrow();
  expect(cookiesOf(jar, false).get('a')).toBeNull();
});
