import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordedKey } from '../../../src/browser/api/recorded';
import { humanChatKey } from '../../../src/browser/chat/chat-phase';
import { consentKey } from '../../../src/browser/consent/consent-key';
import { reloadMarkerKey } from '../../../src/browser/navigation/build-freshness';
import { scrollPositionsKey } from '../../../src/browser/navigation/scroll-restoration';
import { themeKey } from '../../../src/browser/pieces/theme-key';
import {
  consentDays,
  consentVersion,
  deviceIdCookieDays,
  referralCookieDays,
  referrerCookieDays,
} from '../../../src/browser/platform/constants';
import { referralKeys } from '../../../src/browser/referral/referral';
import { deviceIdCookie } from '../../../src/browser/tracker/device-id';
import { asidePrefix, eventPrefix } from '../../../src/browser/tracker/event-queue';
import { lossPrefix } from '../../../src/browser/tracker/losses';
import { pauseKey } from '../../../src/browser/tracker/pause';
import { batchPrefix } from '../../../src/browser/tracker/sent-batches';
import { shortDigest } from '../../../src/site/digest';
import { endpoints } from '../../../src/site/hosting/endpoints';
import { localeCookie } from '../../../src/site/languages/locale-cookie';
import { enabledLocales } from '../../../src/site/languages/locales';
import { personalCalls, storedKeyOf, storedKeys } from '../../../src/site/privacy/personal-data';

test('the table has the keys of the services under their names and lifetimes in days, and no other', () => {
  const kept: readonly (readonly [place: string, name: string, days?: number])[] = [
    ['cookie', localeCookie.name, localeCookie.days],
    ['cookie', referralKeys.cookie, referralCookieDays],
    ['cookie', referralKeys.referrerCookie, referrerCookieDays],
    ['cookie', deviceIdCookie, deviceIdCookieDays],
    ['local', themeKey],
    ['local', consentKey, consentDays],
    ['local', referralKeys.referral, referralCookieDays],
    ['local', referralKeys.campaign, referralCookieDays],
    ['local', referralKeys.referers, referrerCookieDays],
    ...[eventPrefix, asidePrefix, batchPrefix, lossPrefix].map((prefix) => ['local', `${prefix}*`] as const),
    ['local', pauseKey],
    ...[recordedKey, humanChatKey, reloadMarkerKey, scrollPositionsKey].map((key) => ['session', key] as const),
  ];
  const table = storedKeys.map(({ place, name, lifetime }) =>
    typeof lifetime === 'number' ? [place, name, lifetime] : [place, name],
  );
  expect(table).toEqual(kept);
});

test('what is kept or sent with consent is of the version that visitors have consented to', () => {
  const withConsent = [
    ...storedKeys.filter(({ when }) => when === 'counted' || when === 'referralLink'),
    ...personalCalls.filter(({ when }) => when.some((each) => each === 'counted' || each === 'referralLink')),
  ];
  // Where this fails because more is kept or sent: raise consentVersion, so that everybody is asked again, and take in the digest.
  expect([consentVersion, shortDigest(JSON.stringify(withConsent))]).toEqual([1, '295efd42']);
});

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(path.join('src', name), 'utf8')] as const);

test('no other file of the sources opens storage or writes a cookie', () => {
  const opens =
    /localStorage|sessionStorage|document\.cookie|indexedDB|cookieStore|\bcaches\.(?:open|match|has|delete|keys)\(/;
  const files = sources.filter(([, text]) => opens.test(text)).map(([name]) => name);
  expect(files.sort()).toEqual([
    ...['browser/application/navigation.ts', 'browser/boot/page-services.ts'],
    ...['browser/browser-check/readers.ts', 'browser/consent/consent.ts', 'browser/document/loader.ts'],
    ...['browser/language/carried-choice.ts', 'browser/language/locale-choice.ts', 'browser/pieces/theme.ts'],
    ...['site/languages/locale-cookie.ts', 'site/redirects/detect-locale.ts', 'site/redirects/detect-script.ts'],
    'templates/browser-check/items.ts',
  ]);
});

test('no key of the sources is missing: whatever begins with the site’s prefix is in the table, or names no storage', () => {
  const noStorage = /^site:(navigation-|preload-error|search$|events$|hydrating)/;
  const keys = sources
    .filter(([name]) => !/^site.privacy/.test(name))
    .flatMap(([, text]) => [...text.matchAll(/'((?:site:|facet_)[\w:-]+)'/g)].map(([, key = '']) => key))
    .filter((key) => !noStorage.test(key));
  expect(keys.length).toBeGreaterThan(10);
  const known = (key: string) => storedKeys.some(({ name }) => name === key || name === `${key}*`);
  expect(keys.filter((key) => !known(key))).toEqual([]);
});

test('every call of the site is in the table, but for the one that tells nothing of the visitor', () => {
  const { latestBuild, ...calls } = endpoints;
  const paths = personalCalls.flatMap(({ path: called }) => called ?? []);
  expect([...paths].sort()).toEqual(Object.values<string>(calls).sort());
  expect(paths).not.toContain(latestBuild);
});

test.each([
  ['local', 'site:event:1', 'site:event:*'],
  ['local', 'site:event-aside:1', 'site:event-aside:*'],
  ['session', 'site:places', 'site:places'],
  ['cookie', 'site:event:1', undefined],
  ['local', 'facet:consent2', undefined],
] as const)('%s %s is %s', (place, name, row) => {
  expect(storedKeyOf(place, name)?.name).toBe(row);
});

describe.each(enabledLocales)('the notice in %s', (code) => {
  const read = (locale: string) => readFileSync(`content/pages/privacy/${locale}.md`, 'utf8');
  const messages = JSON.parse(readFileSync(`locales/${code}/privacy.json`, 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
  /** The names in a text that are code: cookies. */
  const named = (text: string) => [...new Set([...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name))].sort();

  test('has words of its own for each key, call, occasion, place and lifetime of the table', () => {
    const uses = {
      holds: storedKeys.map(({ holds }) => holds),
      place: storedKeys.map(({ place }) => place),
      lifetime: storedKeys.map(({ lifetime }) => lifetime).filter((each) => typeof each === 'string'),
      sent: personalCalls.map(({ sent }) => sent),
      to: personalCalls.map(({ to }) => to),
      when: [...storedKeys.map(({ when }) => when), ...personalCalls.flatMap(({ when }) => when)],
    };
    for (const [kind, keys] of Object.entries(uses)) {
      const words = messages[kind] ?? {};
      expect([kind, Object.keys(words).sort()]).toEqual([kind, [...new Set(keys)].sort()]);
      expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
    }
  });

  test('names cookies of the table only, the same as in English, and lists none by hand', () => {
    const text = read(code);
    expect(named(text)).toEqual(named(read('en')));
    expect(named(text)).toEqual([deviceIdCookie, referralKeys.cookie, localeCookie.name]);
    expect(text).not.toMatch(/^\|/m);
  });
});
