/** What the browser check says of known browsers, and of forged ones. */
import { contradictions } from '../../../src/browser/browser-check/contradictions';
import { timeZonesOfLanguage } from '../../../src/browser/browser-check/language-time-zones';
import type { BrowserProfile } from '../../../src/browser/browser-check/readers';
import { knownProfiles } from './profiles';

test.each(Object.entries(knownProfiles))('%s does not contradict itself', (_name, profile) => {
  expect(contradictions(profile)).toEqual([]);
});

const windows: BrowserProfile = knownProfiles['Chrome on Windows'];
const mac: BrowserProfile = knownProfiles['Safari on a Mac'];
const firefox: BrowserProfile = knownProfiles['Firefox on Linux'];
const android: BrowserProfile = knownProfiles['Chrome on Android'];

const saying = (from: string, to: string) => ({ userAgent: windows.userAgent.replace(from, to) });
const forged: readonly (readonly [name: string, profile: BrowserProfile, rules: string])[] = [
  [
    ...(['a Windows browser that says macOS', { ...windows, ...saying('Windows NT 10.0', 'Macintosh') }] as const),
    'platform hintsSystem webgl fonts',
  ],
  ['a platform of another system', { ...windows, platform: 'Linux x86_64' }, 'platform'],
  ['an unknown platform', { ...windows, platform: 'Amiga' }, ''],
  ['an older version in the user agent', { ...windows, ...saying('142', '120') }, 'hintsVersion'],
  ['Chromium that says Firefox', { ...windows, userAgent: 'Windows NT 10.0 Firefox/145.0' }, 'hintsBrowser vendor'],
  [
    'Firefox that says Safari',
    { ...firefox, userAgent: mac.userAgent, platform: 'MacIntel', fonts: mac.fonts },
    'vendor',
  ],
  ['a phone without touch', { ...android, touchPoints: 0 }, 'touch'],
  ['a laptop with touch', { ...windows, touchPoints: 10 }, ''],
  ['a graphics card of Windows on a Mac', { ...mac, webgl: windows.webgl }, 'webgl'],
  ['a window larger than the screen', { ...windows, screen: { ...windows.screen, width: 1280 } }, 'window'],
  ['two main languages', { ...windows, languages: ['fr-FR', 'de-DE'] }, 'languages'],
  ['a German browser in Tokyo', { ...windows, timeZone: 'Asia/Tokyo' }, 'timeZone'],
  ['an English browser in Tokyo', { ...mac, timeZone: 'Asia/Tokyo' }, ''],
  ['a program', { ...windows, webdriver: true }, 'automation'],
  ['a browser without a window', { ...windows, ...saying('Chrome', 'HeadlessChrome') }, 'automation'],
  ['a drawing with noise', { ...windows, canvas: { digest: 'a', stable: false } }, 'canvas'],
  ['no canvas and no WebGL', { ...windows, canvas: null, webgl: null }, ''],
  ['fonts that cannot be read', { ...windows, fonts: null }, ''],
  ['Global Privacy Control', { ...windows, globalPrivacyControl: true }, ''],
];

test.each(forged)('%s contradicts itself, or not', (_name, profile, rules) => {
  const broken = contradictions(profile).map(({ rule }) => rule);
  expect(broken.join(' ')).toBe(rules);
});

test('a contradiction names the two values', () => {
  expect(contradictions({ ...windows, timeZone: 'Asia/Tokyo' })).toEqual([
    { rule: 'timeZone', first: 'Asia/Tokyo', second: 'de-DE' },
  ]);
});

test.each([
  ['de-DE', 'Europe/Berlin'],
  ['ja', 'Asia/Tokyo'],
  ['pt-BR', 'America/Sao_Paulo'],
])('the time zones of %s have %s', (language, zone) => expect(timeZonesOfLanguage(language)).toContain(zone));

test.each(['en-US', 'en', 'es', 'zh', 'not a language'])('%s names no country', (language) => {
  expect(timeZonesOfLanguage(language)).toBeNull();
});
