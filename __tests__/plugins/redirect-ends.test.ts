/**
 * Where the redirects of the site's own content end (docs/redirects.md): a permanent redirect ends in a page or leaves the site.
 * Every page, every line of the three manifests, and every old id is followed to its end.
 */

import { hostRules } from '../../plugins/gatsby-plugin-host-manifests/src/host-rules';
import { type ManifestInput, manifestInput } from '../../plugins/gatsby-plugin-host-manifests/src/manifest-input';
import { loadContent } from '../../src/content/checks/load';
import { authorRedirects } from '../../src/gatsby/pages/author-redirects';
import { pathOn, publicHosts, siteFrom } from '../../src/site/hosting/hosts';
import { isNotFoundPage } from '../../src/site/hosting/request-paths';
import { enabledLocales, type LocaleCode, localeOf, type PublicHost } from '../../src/site/languages/locales';
import { colonArticle, colonArticleIds, portugueseArticle } from '../../src/site/pages/moved-articles';
import { type PageTable, pageTable } from '../../src/site/pages/page-table';
import { articleRedirects } from '../../src/site/redirects/article-redirects';
import { root } from '../../workshop/paths';
import { followChain, type Hosts } from '../support/follow-chain';
import { manifestHost } from '../support/manifest-host';

jest.setTimeout(60_000);

const site = siteFrom({ SITE_HOST: 'global' });
let table: PageTable;
let inputs: ReadonlyMap<PublicHost, ManifestInput>;
let hosts: Hosts;

beforeAll(async () => {
  const content = await loadContent(root);
  const published = content.documents.filter(({ draft }) => !draft);
  table = pageTable(
    published.map(({ entry }) => entry),
    enabledLocales,
  );
  const { redirects } = await authorRedirects(root, site, table, content);
  inputs = new Map(
    publicHosts.map((host) => [host, manifestInput(siteFrom({ SITE_HOST: host }), table, redirects)] as const),
  );
  hosts = new Map(
    await Promise.all([...inputs].map(async ([host, input]) => [host, await manifestHost(input)] as const)),
  );
}, 180_000);

const follow = (host: PublicHost, address: string) => followChain(hosts, site, host, address);

test.each(publicHosts)(
  '%s: every line of the manifest that names one address ends in a page, or off the site',
  (host) => {
    const input = inputs.get(host);
    const lines = hostRules(input as ManifestInput, {}).flatMap(({ rules }) => rules);
    const permanent = lines.filter(({ status, from }) => status === 301 && !from.endsWith('*'));
    expect(permanent.length).toBeGreaterThan(20);
    for (const { from } of permanent) {
      for (const query of ['', '?x=1']) {
        const { end, hops } = follow(host, from + query);
        expect([hops, end === 200 || end === 'outside']).toEqual([hops, true]);
        expect(hops.length).toBeLessThanOrEqual(2);
      }
    }
  },
);

test.each(publicHosts)('%s: every wildcard leads each page that it can name to that page', (host) => {
  const others = enabledLocales.filter((code) => ['en', 'zh', 'ru'].includes(code));
  for (const code of others) {
    for (const page of table.pages.filter(({ locale }) => locale === code)) {
      if (isNotFoundPage(page.path)) continue;
      const { end, hops } = follow(host, `/${code}${page.path === '/' ? '' : page.path}?x=1`);
      expect([hops, end]).toEqual([hops, 200]);
      expect(hops[1]).toMatch(new RegExp(`^${site.config.origins[localeOf(code).host]}/`));
    }
  }
});

test('every page answers at its address, and leads there from every untidy spelling in one hop', () => {
  for (const { locale, path } of table.pages) {
    if (isNotFoundPage(path)) continue;
    const { host } = localeOf(locale);
    const address = pathOn(siteFrom({ SITE_HOST: host }), locale, path);
    expect([address, follow(host, address).end]).toEqual([address, 200]);
    if (address === '/') continue;
    for (const untidy of [`${address}/`, `${address}.html`, `/${address}`, `${address}/index.html`]) {
      const { end, hops } = follow(host, untidy);
      expect([hops, end]).toEqual([[`${host} ${untidy}`, address], 200]);
    }
  }
});

const addressOn = (locale: LocaleCode, path: `/${string}`) => {
  const { host } = localeOf(locale);
  return { host, address: pathOn(siteFrom({ SITE_HOST: host }), locale, path) };
};

test.each(enabledLocales)(
  '%s: the article whose id held a colon leads to the article, the blog or the root (rule 9)',
  (locale) => {
    for (const id of colonArticleIds) {
      const { host, address } = addressOn(locale, `/blog/${id}`);
      const { end, hops } = follow(host, address);
      expect([hops, end]).toEqual([hops, locale === 'ru' ? 'outside' : 200]);
      if (locale === 'ru') continue;
      const wanted = ([colonArticle.to, '/blog', '/'] as const).find((path) => table.find(locale, path));
      expect(hops).toEqual([hops[0], addressOn(locale, wanted ?? '/').address]);
    }
  },
);

test('the Portuguese article leads to the article, the blog or the root (rule 10)', () => {
  const { end, hops } = follow('global', `/pt${portugueseArticle.from}?x=1`);
  expect([hops, end]).toEqual([hops, 200]);
  expect(hops).toHaveLength(2);
});

// Russian articles have left by rule 2.
test.each<[LocaleCode, pages: readonly string[], ends: readonly { readonly from: string; readonly to: string }[]]>([
  ['pt', ['/', '/blog', colonArticle.to, portugueseArticle.to], [colonArticle, portugueseArticle]],
  ['de', ['/', '/blog'], [{ from: colonArticle.from, to: '/blog' }]],
  ['km', ['/'], [{ from: colonArticle.from, to: '/' }]],
  ['ru', ['/'], []],
])('rules 9 and 10 end in the article, else the blog, else the root: %s with %j', (locale, pages, ends) => {
  expect(articleRedirects([locale], (_locale, path) => pages.includes(path))).toEqual(
    ends.map((end) => ({ locale, ...end })),
  );
});
