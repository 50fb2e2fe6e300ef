/**
 * The host of a preview that has only some pages: no link of it ends anywhere but on a page.
 */
import { hostRules } from '../../plugins/gatsby-plugin-host-manifests/src/host-rules';
import { type ManifestInput, manifestInput } from '../../plugins/gatsby-plugin-host-manifests/src/manifest-input';
import { addressOf, pathOn, siteFrom } from '../../src/site/hosting/hosts';
import { notFoundPath } from '../../src/site/hosting/request-paths';
import { type HostAnswer, manifestHost } from '../support/manifest-host';
import { redirects, table } from '../support/redirect-fixture';

const site = siteFrom({ SITE_HOST: 'preview' });
const isBuilt = (identity: string, route: string): boolean =>
  identity === 'blog/first-rpa-flow' || route === '/' || route === notFoundPath;
const pages = table.pages.filter(({ identity, path: route }) => isBuilt(identity, route));
const gone = [
  { locale: 'en', path: '/blog/removed' },
  { locale: 'de', path: '/blog/removed' },
] as const;
const input = manifestInput(site, table, redirects, {
  pages,
  partial: { leftOut: table.pages.filter((page) => !pages.includes(page)), gone: [] },
});
let ask: (address: string) => HostAnswer;

beforeAll(async () => {
  ask = await manifestHost({ ...input, gone });
});

test('a page that is built stays on the preview', () => {
  const away = pages.filter((page) => ask(pathOn(site, page.locale, page.path)).by !== 'page');
  // The address of a 404 page is answered with status 404, as on every host.
  expect(away.filter(({ path: route }) => route !== notFoundPath)).toEqual([]);
});

test('every other page leads to the same page of production, in its language, for now', () => {
  const others = table.pages.filter((page) => !pages.includes(page));
  const wrong = others.flatMap((page) => {
    const { status, location } = ask(pathOn(site, page.locale, page.path));
    const right = addressOf(site, page.locale, page.path);
    return status === 302 && location === right ? [] : [`${page.locale} ${page.path}: ${status} ${location}`];
  });
  expect(others.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test.each([
  ['/zh/pricing?plan=team', 302, 'https://www.facet-zh.example/pricing?plan=team'],
  ['/ru/pricing', 302, 'https://ru.facet.example/pricing'],
  ['/vn/blog/first-rpa-flow', 200, null],
  // The Markdown of a page, and a page of which this branch knows nothing.
  ['/de/helps/install-facet.md', 302, 'https://www.facet.example/de/helps/install-facet.md'],
  ['/de/nope', 302, 'https://www.facet.example/de/nope'],
  // Redirects of authors are those of the pull request.
  ['/old-pricing', 301, '/pricing'],
])('%s is answered with %s %s', (address, status, location) => {
  expect(ask(address)).toMatchObject({ status, location });
});

const calls =
  '/blog/removed /de/blog/removed /api/base-info /client-api/x /statistics/x /pagefind/pagefind.js /static/none.png /builds/none.json';
test.each(calls.split(' '))(
  'what the pull request takes away, or is a call of the preview, is not found: %s',
  (address) => {
    expect(ask(address)).toMatchObject({ status: 404, location: null });
  },
);

test('a visit is sent away for now by a preview of some pages, and by no host that has all of its pages', () => {
  const sentAway = (host: ManifestInput) =>
    hostRules(host, {}).flatMap(({ rules }) =>
      rules.filter(({ from, to, status }) => status === 302 && from.endsWith('*') && to.endsWith(':splat')),
    );
  expect(sentAway({ ...input, gone }).length).toBeGreaterThan(10);
  for (const host of ['preview', 'global', 'zh', 'ru']) {
    expect(sentAway(manifestInput(siteFrom({ SITE_HOST: host }), table, redirects))).toEqual([]);
  }
});
