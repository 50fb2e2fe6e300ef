import { siteFrom } from '../../../src/site/hosting/hosts';
import { localeCookieFor } from '../../../src/site/languages/locale-cookie';
import { acceptedLanguages, crawlers, detectLocale, rootAddressFor } from '../../../src/site/redirects/detect-locale';

const site = siteFrom({ SITE_HOST: 'global' });
const detect = (cookies: string, ...languages: readonly string[]) => detectLocale(site, { cookies, languages });

test.each([
  // The exact tag, then less and less of it
  ['vi-VN', 'vn'],
  ['vi', 'vn'],
  ['pt-BR', 'pt'],
  ['en-GB', 'en'],
  ['ja', 'jp'],
  ['tl-PH', 'fil'],
  ['fil', 'fil'],
  ['fil-PH', 'fil'],
  ['km-KH', 'km'],
  ['UK-ua', 'uk'],
  // Chinese
  ['zh', 'zh'],
  ['zh-CN', 'zh'],
  ['zh-SG', 'zh'],
  ['zh-Hans-HK', 'zh'],
  ['zh-TW', 'tc'],
  ['zh-HK', 'tc'],
  ['zh-MO', 'tc'],
  ['zh-Hant', 'tc'],
  ['zh-Hant-HK', 'tc'],
  // Languages that the site does not speak
  ['it', 'en'],
  ['', 'en'],
  ['constructor', 'en'],
])('the language of a visitor whose browser says "%s" is %s', (language, code) =>
  expect(detect('', language)).toBe(code),
);

test('the language of a visitor is the first that the site speaks', () =>
  expect(detect('', 'it-IT', 'sv', 'th', 'de')).toBe('th'));

test('the language of a visitor is English where nothing is known', () => expect(detect('')).toBe('en'));

test.each([
  ['locale=de', 'de'],
  ['a=b; locale=tc; c=d', 'tc'],
  ['locale=en', 'en'],
  // A tag in the place of a code, and other spellings
  ['locale=VN', 'vn'],
  ['locale=de_DE', 'de'],
  ['locale=zh-TW', 'tc'],
  ['locale=pt_BR; x=1', 'pt'],
  ['locale=JA', 'jp'],
  // No choice: another cookie, an unknown language
  ['locale=constructor', 'th'],
  ['locale=it_IT', 'th'],
  ['mylocale=de', 'th'],
  ['locale=xx', 'th'],
  ['locale=', 'th'],
])('the language of a visitor whose cookies are "%s" and whose browser says "th" is %s', (cookies, code) => {
  expect(detect(cookies, 'th')).toBe(code);
});

test('the language of a visitor is none that SITE_LOCALES leaves out', () => {
  const narrow = siteFrom({ SITE_HOST: 'global', SITE_LOCALES: 'en,th' });
  expect(detectLocale(narrow, { cookies: 'locale=de', languages: ['vi', 'th'] })).toBe('th');
});

test.each([
  ['en;q=0.5, vi, de;q=0.7', ['vi', 'de', 'en']],
  ['vi;q=0, de', ['de']],
  ['*;q=0.1, th', ['th']],
  ['de;q=high, th;q=0.1', ['th']],
  ['', []],
])('Accept-Language "%s" asks for %j', (header, languages) => expect(acceptedLanguages(header)).toEqual(languages));

test('the cookie lives 365 days, for the whole site', () => {
  expect(localeCookieFor('vn', false)).toBe('locale=vn; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(localeCookieFor('vn', true)).toBe('locale=vn; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 (compatible; Google-InspectionTool/1.0)', true],
  ['TelegramBot (like TwitterBot)', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['Mozilla/5.0 (Windows NT 10.0) YaBrowser/24.1 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', false],
])('%s is a crawler: %s', (agent, expected) => expect(crawlers.test(agent)).toBe(expected));

test.each([
  ['vn', '', '/vn'],
  ['vn', '?x=1', '/vn/?x=1'],
  ['en', '?x=1', null],
  ['zh', '', 'https://www.facet-zh.example/'],
  ['ru', '?x=1', 'https://ru.facet.example/?x=1'],
] as const)('the root address leads %s with "%s" to %s', (code, query, address) => {
  expect(rootAddressFor(site, code, query)).toBe(address);
});
