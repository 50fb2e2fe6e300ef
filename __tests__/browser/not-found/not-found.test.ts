import { lookUp, type NotFoundDependencies } from '../../../src/browser/not-found/not-found';
import { PageNotFoundError, pageNotFound } from '../../../src/browser/not-found/page-not-found';
import { siteFrom } from '../../../src/site/hosting/hosts';

const site = siteFrom({ SITE_HOST: 'global' });

const docs = 'https://docs.facet.example/docs/en';

const metadata = (routeRules: readonly unknown[], prerendered: readonly unknown[] = []) =>
  jest.fn(async (path: string): Promise<unknown> => {
    if (path === '/builds/latest.json') return { id: '0a1b', timestamp: '2026-11-21T00:00:00Z' };
    if (path === '/builds/meta/0a1b.json') return { id: '0a1b', routeRules, prerendered };
    throw new Error(`404 ${path}`);
  });

const findElsewhere = async (address: string, dependencies: NotFoundDependencies) =>
  (await lookUp(address, dependencies)).elsewhere;

test('what the 404 page tries: the rules come first, and ask nothing of the host', async () => {
  const fetchJson = metadata([]);
  expect(await findElsewhere('/vn//pricing.html?x=1#a', { site, fetchJson, answeredByHost: false })).toEqual({
    location: '/vn/pricing?x=1#a',
    fullLoad: false,
  });
  expect(fetchJson).not.toHaveBeenCalled();
});

test.each([
  ['then the route rules of the latest build', 'vn', '/cu', '/pricing', '/vn/cu?x=1', '/vn/pricing?x=1', false],
  ['a route rule with a full address leaves the page', 'en', '/manual', docs, '/manual', docs, true],
])('what the 404 page tries: %s', async (_name, locale, from, to, address, location, fullLoad) => {
  const fetchJson = metadata([{ locale, from, to }]);
  expect(await findElsewhere(address, { site, fetchJson, answeredByHost: true })).toEqual({ location, fullLoad });
});

test('a page that only the latest build has is loaded from the host, unless the host itself said 404', async () => {
  const fetchJson = metadata([], ['/new-page']);
  const ask = (answeredByHost: boolean) => findElsewhere('/new-page?x=1', { site, fetchJson, answeredByHost });
  expect(await ask(false)).toEqual({ location: '/new-page?x=1', fullLoad: true });
  expect(await ask(true)).toBeNull();
});

test.each([
  ['name no such page', metadata([])],
  ['cannot be fetched', jest.fn().mockRejectedValue(new Error('offline'))],
  ['are no metadata', jest.fn().mockResolvedValue('<!doctype html>')],
  ['name no id', jest.fn().mockResolvedValue({ id: '../../evil' })],
  ['hold no lists', jest.fn().mockResolvedValue({ id: '0a1b', routeRules: 'x', prerendered: null })],
])('metadata that %s lead nowhere', async (_title, fetchJson) => {
  const found = await lookUp('/nope', { site, fetchJson, answeredByHost: false });
  expect(found).toEqual({ elsewhere: null, nearest: [] });
});

test.each([
  ...['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', '', 7],
])('a route rule to %j is left out', async (to) => {
  const fetchJson = metadata([{ locale: 'en', from: '/old', to }]);
  expect(await findElsewhere('/old', { site, fetchJson, answeredByHost: true })).toBeNull();
});

test('the pages that come nearest are those of the latest build, only paths of the host, and none where it leads on', async () => {
  const prerendered = ['/pricing', '/download', 'https://evil.example/pricin', '//evil.example/pricin', '/\\pricin', 7];
  const ask = (rules: readonly object[]) =>
    lookUp('/pricin?x=1#a', { site, fetchJson: metadata(rules, prerendered), answeredByHost: true });
  expect(await ask([])).toEqual({ elsewhere: null, nearest: ['/pricing'] });
  expect((await ask([{ locale: 'en', from: '/pricin', to: '/download' }])).nearest).toEqual([]);
});

test.each([
  ['/nope', 'found'],
  ['/vn/nope/deeper', 'found'],
  ['/blog/no-such-article', 'found'],
  // Routes whose validation fails in that language
  ['/de/guide/use-synchronizer', 'Found'],
  ['/de/solutions/amazon', 'Found'],
  ['/alternatives/ziniao-alternative', 'Found'],
])('the error of %s has status 404, and says "not %s" (specification 2.5 and 2.6)', (path, word) => {
  const error = pageNotFound(site, path);
  expect(error).toBeInstanceOf(PageNotFoundError);
  expect([error.message, error.status]).toEqual([`Page ${word === 'found' ? 'not' : 'Not'} ${word}: ${path}`, 404]);
});
