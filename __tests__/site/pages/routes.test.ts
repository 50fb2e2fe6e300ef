import { publicHosts } from '../../../src/site/hosting/hosts';
import { enabledLocales } from '../../../src/site/languages/locales';
import { fillPattern, isBuilt, matchRoutes, type Route, routes } from '../../../src/site/pages/routes';

/** The rows of specification 2.2, and those that docs/decisions.md adds. */
const specified =
  '/ /{html} /_icons /about-us /alternatives/{id} /blog /blog/{id} /blog-{category} /blog-{category}/{tags} /browser-check ' +
  '/download /error/404 /error/502 /faq /guide /guide/{id} /helps /helps/{id} /links /news /news/{id} /news-{category} ' +
  '/news-{category}/{tags} /open-source /partner-plan /partner /partner/{id} /partner/tag/{id} /pre-sales /pricing ' +
  '/pricing/normal /pricing/september /referral-program /referral-program/referralProgram ' +
  '/referral-program/superSeptember /release /release/{id} /solutions /solutions/{id} /tour /use-cases /use-cases/{id} /404';

test('the route registry has every row of the route table and no other on the public hosts', () => {
  const open = routes.filter((route) => !route.only);
  expect([...new Set(open.map((route) => route.pattern))].sort()).toEqual(specified.split(' ').sort());
});

test('the route registry: a route may be confined to some builds and languages; a public build knows the pages of the other hosts', () => {
  const confined = routes.filter((route) => route.only);
  expect(confined.map(({ pattern }) => pattern)).toEqual(['/_components']);
  const [own] = confined as [Route];
  const onZh = { ...own, only: { targets: ['zh' as const], locales: enabledLocales } };
  expect((['en', 'de'] as const).map((locale) => isBuilt(own, locale, 'preview'))).toEqual([true, false]);
  expect((['zh', 'en'] as const).map((locale) => isBuilt(onZh, locale, 'global'))).toEqual([true, false]);
  expect(isBuilt(onZh, 'zh', 'preview')).toBe(false);
  for (const host of publicHosts) expect(isBuilt(own, 'en', host)).toBe(false);
});

test.each([
  ['/', '/', {}],
  ['/blog', '/blog', {}],
  ['/blog/page/2', '/blog', { page: '2' }],
  ['/blog/first-rpa-flow', '/blog/{id}', { id: 'first-rpa-flow' }],
  ['/blog-basics', '/blog-{category}', { category: 'basics' }],
  ['/blog-basics/page/3', '/blog-{category}', { category: 'basics', page: '3' }],
  ['/blog-basics/rpa', '/blog-{category}/{tags}', { category: 'basics', tags: 'rpa' }],
  ['/partner/tag/proxies', '/partner/tag/{id}', { id: 'proxies' }],
  ['/pricing/september', '/pricing/september', {}],
  ['/_icons', '/_icons', {}],
] as const)('the route registry: %s is matched by %s', (path, pattern, params) => {
  const [match] = matchRoutes(path);
  expect(match?.route.pattern).toBe(pattern);
  expect(match?.params).toEqual(params);
});

test('the route registry: a literal route wins over one with parameters', () => {
  expect(matchRoutes('/pricing').map((match) => match.route.pattern)).toEqual(['/pricing', '/{html}', '/{html}']);
});

test('the route registry: filling a pattern and matching it gives back the parameters', () => {
  for (const route of routes) {
    const params = Object.fromEntries([...route.pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x-1']));
    const path = fillPattern(route.pattern, params);
    const found = matchRoutes(path).find((match) => match.route === route);
    expect(found?.params).toEqual(params);
  }
});

test('the route registry: a missing parameter is named', () => {
  expect(() => fillPattern('/blog/{id}', {})).toThrow('Route /blog/{id} has no value for "id"');
});
