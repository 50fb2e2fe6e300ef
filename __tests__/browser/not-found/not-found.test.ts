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

describe('what the 404 page tries', () => {
  test('the rules come first, and ask nothing of the host', async () => {
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
  ])('%s', async (_name, locale, from, to, address, location, fullLoad) => {
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
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
    7,
  ])('a route rule to %j is left out', async (to) => {
    const fetchJson = metadata([{ locale: 'en', from: '/old', to }]);
    expect(await findElsewhere('/old', { site, fetchJson, answeredByHost: true })).toBeNull();
  });
});

describe('the pages that come nearest', () => {
  const prerendered = ['/pricing', '/download', 'https://evil.example/pricin', '//evil.example/pricin', '/\\pricin', 7];

  test('are those of the latest build, and only paths of the host', async () => {
    const { elsewhere, nearest } = await lookUp('/pricin?x=1#a', {
      site,
      fetchJson: metadata([], prerendered),
      answeredByHost: true,
    });
    expect(elsewhere).toBeNull();
    expect(nearest).toEqual(['/pricing']);
  });

  test('are none where the address leads somewhere', async () => {
    const fetchJson = metadata([{ locale: 'en', from: '/pricin', to: '/download' }], prerendered);
    expect((await lookUp('/pricin', { site, fetchJson, answeredByHost: true })).nearest).toEqual([]);
  });
});

describe('the error', () => {
  test.each([
    ['/nope', 'Page not found: /nope'],
    ['/vn/nope/deeper', 'Page not found: /vn/nope/deeper'],
    ['/blog/no-such-article', 'Page not found: /blog/no-such-article'],
    // Routes whose validation fails in that language
    ['/de/guide/use-synchronizer', 'Page Not Found: /de/guide/use-synchronizer'],
    ['/de/solutions/amazon', 'Page Not Found: /de/solutions/amazon'],
    ['/alternatives/ziniao-alternative', 'Page Not Found: /alternatives/ziniao-alternative'],
  ])('of %s says "%s", status 404', (path, message) => {
    const error = pageNotFound(site, path);
    expect(error).toBeInstanceOf(PageNotFoundError);
    expect([error.message, error.status]).toEqual([message, 404]);
  });
});
