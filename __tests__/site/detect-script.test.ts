/** @jest-environment jsdom */
import { detectLocale, rootAddressFor } from '../../src/site/detect-locale';
import { detectScript } from '../../src/site/detect-script';
import { siteFrom } from '../../src/site/hosts';
import { localeCodes } from '../../src/site/locales';

interface Surroundings {
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
  readonly languages?: readonly string[];
  readonly userAgent?: string;
  readonly cookie?: string;
  readonly referrer?: string;
}

const global = siteFrom({ SITE_HOST: 'global' });

/** Where the script goes, or null. It runs with its browser's globals in their place. */
function run(surroundings: Surroundings, site = global): string | null {
  const {
    pathname = '/',
    search = '',
    hash = '',
    languages = [],
    userAgent = 'Mozilla/5.0',
    cookie = '',
    referrer = '',
  } = surroundings;
  let target: string | null = null;
  const replace = (address: string): void => {
    target = address;
  };
  const script = new Function('location', 'navigator', 'document', detectScript(site) ?? '');
  const origin = 'https://www.facet.example';
  script({ pathname, search, hash, origin, replace }, { languages, userAgent }, { cookie, referrer });
  return target;
}

test('it runs as a script element of a document', () => {
  const script = document.createElement('script');
  script.textContent = detectScript(global);
  document.head.append(script);
  expect(document.head.contains(script)).toBe(true);
});

const tags = [
  ...localeCodes,
  'vi-VN',
  'zh-TW',
  'zh-HK',
  'zh-Hant-HK',
  'zh-SG',
  'pt-BR',
  'ja-JP',
  'tl',
  'it',
  'EN-gb',
  'xx-YY',
  '',
];

test.each(tags)('for the language "%s" it goes where the edge function would', (tag) => {
  for (const search of ['', '?x=1']) {
    const code = detectLocale(global, { cookies: '', languages: [tag, 'de'] });
    expect(run({ languages: [tag, 'de'], search })).toBe(rootAddressFor(global, code, search));
  }
});

test.each([
  ['locale=de', '/de'],
  ['x=1; locale=ru', 'https://ru.facet.example/'],
  ['locale=en', null],
  ['locale=xx', '/th'],
])('with the cookies "%s" it goes to %s', (cookie, target) => {
  expect(run({ cookie, languages: ['th'] })).toBe(target);
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

test('a host of one language has no script', () => {
  expect(detectScript(siteFrom({ SITE_HOST: 'zh' }))).toBeNull();
  expect(detectScript(siteFrom({ SITE_HOST: 'ru' }))).toBeNull();
});

test('it can stand in a script element, and is small', () => {
  const text = detectScript(global) ?? '';
  expect(text).not.toMatch(/<\/|<!--/);
  expect(text.length).toBeLessThan(2500);
});

test('a visitor who comes with a choice of this root’s language stays, whatever the browser says', () => {
  const languages = ['zh-CN'];
  expect(run({ search: '?x=1&locale=en', languages })).toBeNull();
  expect(run({ search: '?locale=ens', languages })).not.toBeNull();
  expect(run({ search: '?locale=de', languages })).not.toBeNull();
});
