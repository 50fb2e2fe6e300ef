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

test('its file has one path for one text, and another for another, since browsers keep it for long', () => {
  const another = siteFrom({ SITE_HOST: 'global', SITE_ORIGIN_RU: 'https://ru.other.example' });
  const paths = [global, siteFrom({ SITE_HOST: 'global' }), another, siteFrom({ SITE_HOST: 'preview' })].map(
    detectScriptPath,
  );
  expect(paths[0]).toMatch(/^\/detect-[0-9a-f]{8}\.js$/);
  expect([paths[1] === paths[0], new Set(paths).size]).toEqual([true, 3]);
});

test('a visitor who comes with a choice of this root’s language stays, whatever the browser says', () => {
  const languages = ['zh-CN'];
  expect(run({ search: '?x=1&locale=en', languages })).toBeNull();
  expect(run({ search: '?locale=ens', languages })).not.toBeNull();
  expect(run({ search: '?locale=de', languages })).not.toBeNull();
});
