import { enabledLocales, type LocaleCode } from '../../../src/site/languages/locales';
import { middlewareOf } from '../../../src/site/pages/availability';
import { entryPath, isAvailable, routes } from '../../../src/site/pages/routes';
import { alternativeIds, featureIds, solutionIds } from '../../../src/site/pages/sections';
import { alternativeLocalesOf, featureLocalesOf, solutionLocalesOf } from '../../support/availability-table';

const allowed = (section: Parameters<typeof entryPath>[0], id: string): LocaleCode[] =>
  enabledLocales.filter((locale) => entryPath(section, id, locale) !== null);

test.each([
  ...solutionIds.map((id) => ['solutions', id, solutionLocalesOf(id)] as const),
  ...alternativeIds.map((id) => ['alternatives', id, alternativeLocalesOf(id)] as const),
  ...featureIds.map((id) => ['features', id, featureLocalesOf(id)] as const),
  ['guide', 'install-and-first-profile', ['zh']] as const,
  // An id that the specification does not list exists nowhere
  ['solutions', 'gardening', []] as const,
  ['alternatives', 'other-alternative', []] as const,
])(
  'availability by language: %s/%s exists in the languages of the table (specification 2.3)',
  (section, id, locales) => {
    expect(allowed(section, id).sort()).toEqual([...locales].sort());
  },
);

test.each([
  ['en', '/solutions/amazon'],
  ['pt', '/solutions/amazon'],
  ['zh', '/solutions/amazon'],
  ['tc', '/solutions/amazon'],
  ['ru', '/use-cases/amazon'],
  ['vn', '/use-cases/amazon'],
  ['de', null],
] as const)('availability by language in %s the solution amazon is served at %s', (locale, path) => {
  expect(entryPath('solutions', 'amazon', locale)).toBe(path);
});

test('the middleware registry: an unknown name is refused with "Unknown route middleware"', () => {
  expect(() => middlewareOf('solution-route')).toThrow('Unknown route middleware "solution-route"');
  expect(() => middlewareOf('toString')).toThrow('Unknown route middleware');
});

test('the middleware registry: a feature is no generic page, and a generic page no feature', () => {
  expect(middlewareOf('html-route')({ html: 'synchronizer' }, 'en')).toBe(false);
  expect(middlewareOf('feature-route')({ html: 'privacy' }, 'en')).toBe(false);
});

test('the middleware registry: a fixed page without middleware exists in every language', () => {
  const pricing = routes.find((route) => route.pattern === '/pricing');
  expect(pricing).toBeDefined();
  for (const locale of enabledLocales) expect(pricing && isAvailable(pricing, {}, locale)).toBe(true);
});
