import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '../../../src/services/api/endpoints';
import { recordedKey } from '../../../src/services/api/record';
import { humanChatKey } from '../../../src/services/chat/chat';
import { consentKey } from '../../../src/services/consent/consent-key';
import { deviceIdCookieDays, referralCookieDays, referrerCookieDays } from '../../../src/services/constants';
import { reloadMarkerKey } from '../../../src/services/navigation/build-freshness';
import { placesKey } from '../../../src/services/navigation/places';
import { themeKey } from '../../../src/services/pieces/theme-key';
import { referralKeys } from '../../../src/services/referral/referral';
import { deviceIdCookie } from '../../../src/services/tracker/device-id';
import { asidePrefix, eventPrefix } from '../../../src/services/tracker/event-queue';
import { lossPrefix } from '../../../src/services/tracker/losses';
import { pauseKey } from '../../../src/services/tracker/pause';
import { batchPrefix } from '../../../src/services/tracker/sent-batches';
import { localeCookie } from '../../../src/site/languages/locale-cookie';
import { personalCalls, storedKeyOf, storedKeys } from '../../../src/site/privacy/personal-data';

test('the table has the keys of the services under their names, and no other', () => {
  const cookies = [localeCookie.name, referralKeys.cookie, referralKeys.referrerCookie, deviceIdCookie];
  const local = [
    themeKey,
    consentKey,
    referralKeys.referral,
    referralKeys.campaign,
    referralKeys.referers,
    ...[eventPrefix, asidePrefix, batchPrefix, lossPrefix].map((prefix) => `${prefix}*`),
    pauseKey,
  ];
  const session = [recordedKey, humanChatKey, reloadMarkerKey, placesKey];
  const namesOf = (place: string) => storedKeys.filter((key) => key.place === place).map(({ name }) => name);
  expect(namesOf('cookie')).toEqual(cookies);
  expect(namesOf('local')).toEqual(local);
  expect(namesOf('session')).toEqual(session);
});

test.each([
  [localeCookie.name, localeCookie.days],
  [referralKeys.cookie, referralCookieDays],
  [referralKeys.referrerCookie, referrerCookieDays],
  [deviceIdCookie, deviceIdCookieDays],
])('the cookie %s lasts %d days', (name, days) => {
  expect(storedKeyOf('cookie', name)?.lifetime).toBe(days);
});

test('no key of the sources is missing: whatever begins with the site’s prefix is in the table, or names no storage', () => {
  const noStorage = /^site:(navigation-|preload-error|search$|events$)/;
  const files = readdirSync('src/services', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const found = files.flatMap((name) => [
    ...readFileSync(path.join('src/services', name), 'utf8').matchAll(/'((?:site:|facet_)[\w:-]+)'/g),
  ]);
  const keys = found.map(([, key = '']) => key).filter((key) => !noStorage.test(key));
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

test('no privacy notice lists cookies by hand: its tables are made from this one', () => {
  const folder = 'content/pages/privacy';
  const byHand = readdirSync(folder).filter((name) => /^\|/m.test(readFileSync(path.join(folder, name), 'utf8')));
  expect(byHand).toEqual([]);
});
