/** @jest-environment jsdom */

import { siteFrom } from '../../../src/site/hosting/hosts';
import { enabledLocales } from '../../../src/site/languages/locales';
import { detectLocale, rootAddressFor } from '../../../src/site/redirects/detect-locale';
import { detectScript, detectScriptPath } from '../../../src/site/redirects/detect-script';

const usual = {
  ...{ pathname: '/', search: '', hash: '', languages: [] as readonly string[] },
  ...{ userAgent: 'Mozilla/5.0', cookie: '', referrer: '' },
};
type Surroundings = Partial<typeof usual>;

const global = siteFrom({ SITE_HOST: 'global' });

/** Where the script goes, or null. It runs with its browser's globals in their place. */
function run(surroundings: Surroundings, site = global): string | null {
  const { pathname, search, hash, languages, userAgent, cookie, referrer } = { ...usual, ...surroundings };
  const replace = jest.fn<void, [address: string]>();
  const script = new Function('location', 'navigator', 'document', detectScript(site) ?? '');
  const origin = 'https://www.facet.example';
  script({ pathname, search, hash, origin, replace }, { languages, userAgent }, { cookie, referrer });
  return replace.mock.lastCall?.[0] ?? null;
}

test('it runs as a script of a document', () => {
  const script = document.createElement('script');
  script.textContent = detectScript(global);
  document.head.append(script);
  expect(document.head.contains(script)).toBe(true);
});

const tags = 'vi-VN zh-TW zh-HK zh-Hant-HK zh-SG pt-BR ja-JP tl it EN-gb xx-YY constructor'.split(' ');
const cookies = ['', 'locale=de', 'x=1; locale=ru', 'locale=en', 'locale=xx', 'locale=VN', 'locale=de_DE'];

test.each([...enabledLocales, ...tags, ''])('for the language "%s" it goes where the edge function would', (tag) => {
  for (const cookie of [...cookies, 'locale=zh-TW', 'locale=constructor']) {
    for (const search of ['', '?x=1']) {
      const code = detectLocale(global, { cookies: cookie, languages: [tag, 'th'] });
      expect(run({ cookie, languages: [tag, 'th'], search })).toBe(rootAddressFor(global, code, search));
    }
  }
});

test('query and hash are kept', () => {
  expect(run({ languages: ['th'], search: '?x=1', hash: '#plans' })).toBe('/th/?x=1#plans');
});

test.each<[string, Surroundings]>([
  ['on another page', { pathname: '/pricing', languages: ['th'] }],
  ['under a prefix', { pathname: '/de', languages: ['th'] }],
  ['for a crawler', { languages: ['th'], userAgent: 'Googlebot/2.1' }],
  ['for who comes from another of our hosts', { languages: ['th'], referrer: 'https://www.facet-zh.example/' }],
  ['for who comes from this host', { languages: ['th'], referrer: 'https://www.facet.example/pricing' }],
  ['in English', { languages: ['en-US', 'th'] }],
])('it stays %s', (_title, surroundings) => expect(run(surroundings)).toBeNull());

test('a browser without languages is left where it is', () => {
  const script = new Function('location', 'navigator', 'document', detectScript(global) ?? '');
  expect(() => script({ pathname: '/' }, {}, {})).not.toThrow();
});

test('on the preview it stays within the preview', () => {
  expect(run({ languages: ['ru'] }, siteFrom({ SITE_HOST: 'preview' }))).toBe('/ru');
});

test.each(['zh', 'ru'])('a host of one language has no script, and no file for one: %s', (host) => {
  const site = siteFrom({ SITE_HOST: host });
  expect(detectScript(site)).toBeNull();
  expect(detectScriptPath(site)).toBeNull();
});

describe('its file', () => {
  const another = siteFrom({ SITE_HOST: 'global', SITE_ORIGIN_RU: 'https://ru.other.example' });

  test('stands beside the page', () => expect(detectScriptPath(global)).toMatch(/^\/detect-[0-9a-f]{8}\.js$/));

  test('has one path for one text', () => {
    expect(detectScriptPath(siteFrom({ SITE_HOST: 'global' }))).toBe(detectScriptPath(global));
  });

  test('has another path for another text, since browsers keep it for long', () => {
    const sites = [global, another, siteFrom({ SITE_HOST: 'preview' })];
    expect(new Set(sites.map(detectScript)).size).toBe(sites.length);
    expect(new Set(sites.map(detectScriptPath)).size).toBe(sites.length);
  });
});

test('a visitor who comes with a choice of this root’s language stays, whatever the browser says', () => {
  const languages = ['zh-CN'];
  expect(run({ search: '?x=1&locale=en', languages })).toBeNull();
  expect(run({ search: '?locale=ens', languages })).not.toBeNull();
  expect(run({ search: '?locale=de', languages })).not.toBeNull();
});
