import { addressOf, hrefOf, localesOf, pathOn, siteFrom, splitPath } from '../../../src/site/hosting/hosts';
import { isOwnDomain } from '../../../src/site/hosting/own-domain';
import { enabledLocales, localeCodes } from '../../../src/site/languages/locales';

const on = (SITE_HOST: string, SITE_LOCALES?: string) => siteFrom({ SITE_HOST, SITE_LOCALES });

test('global serves English and the prefixed languages, zh and ru one each, a preview all', () => {
  expect(localesOf(on('global'))).toEqual(enabledLocales.filter((code) => code !== 'zh' && code !== 'ru'));
  expect(localesOf(on('zh'))).toEqual(['zh']);
  expect(localesOf(on('ru'))).toEqual(['ru']);
  expect(localesOf(on('preview'))).toEqual(localeCodes);
});

test.each([
  ['global', 'en', '/pricing', '/pricing', 'https://www.facet.example/pricing'],
  ['global', 'vn', '/pricing', '/vn/pricing', 'https://www.facet.example/vn/pricing'],
  ['global', 'vn', '/', '/vn', 'https://www.facet.example/vn'],
  ['global', 'en', '/', '/', 'https://www.facet.example/'],
  ['zh', 'zh', '/pricing', '/pricing', 'https://www.facet-zh.example/pricing'],
  ['ru', 'ru', '/pricing', '/pricing', 'https://ru.facet.example/pricing'],
  ['preview', 'zh', '/pricing', '/zh/pricing', 'https://www.facet-zh.example/pricing'],
  ['preview', 'ru', '/', '/ru', 'https://ru.facet.example/'],
] as const)('on %s, %s %s is at %s and publicly at %s', (host, locale, route, path, address) => {
  const site = on(host);
  expect(pathOn(site, locale, route)).toBe(path);
  expect(addressOf(site, locale, route)).toBe(address);
  expect(splitPath(site, path)).toEqual({ locale, path: route });
});

test('a link stays a path within a build and is a full address across hosts', () => {
  expect(hrefOf(on('global'), 'de', '/faq')).toBe('/de/faq');
  expect(hrefOf(on('global'), 'zh', '/faq')).toBe('https://www.facet-zh.example/faq');
  expect(hrefOf(on('preview'), 'zh', '/faq')).toBe('/zh/faq');
});

test('a code that is not served here is part of the path', () => {
  expect(splitPath(on('zh'), '/vn/pricing')).toEqual({ locale: 'zh', path: '/vn/pricing' });
  expect(splitPath(on('global'), '/vnx')).toEqual({ locale: 'en', path: '/vnx' });
});

test('SITE_LOCALES narrows a build', () => {
  expect(localesOf(on('global', 'en,th,zh'))).toEqual(['en', 'th']);
  expect(on('global', 'en,th,zh').locales).toEqual(['en', 'zh', 'th']);
});

test('a wrong variable is named, with what would be right', () => {
  expect(() => on('asia')).toThrow('SITE_HOST is "asia"; expected one of global, zh, ru, preview');
  expect(() => on('global', 'en,xx')).toThrow('SITE_LOCALES names "xx"; known languages: en, zh');
});

test.each([
  ['www.facet.example', true],
  ['ru.facet.example', true],
  ['app.facet.example', true],
  ['facet.example', true],
  ['www.facet-zh.example', true],
  ['facet-other.example', true],
  ['deep.below.facet-other.example', true],
  ['notfacet.example', false],
  ['facet.example.evil.example', false],
  ['localhost', false],
  ['', false],
])('%s is an own domain: %s (specification 5)', (hostname, own) => {
  const { config } = siteFrom({ SITE_ALTERNATE_DOMAINS: 'facet.example,facet-zh.example,facet-other.example' });
  expect(isOwnDomain(config, hostname)).toBe(own);
});
