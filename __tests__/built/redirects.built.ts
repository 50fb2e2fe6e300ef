/**
 * What the hosts answer to the addresses of the redirect table (specification 2.3, docs/routing.md), and to every address that a text once had.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import pMap from 'p-map';
import { publicHosts, siteFrom } from '../../src/site/hosting/hosts';
import { enabledLocales, localeOf, type PublicHost } from '../../src/site/languages/locales';
import { colonArticleIds } from '../../src/site/pages/moved-articles';
import { addressOf, askRaw, endOf, localOrigin } from '../e2e/support/hosts';
import { nowhere, type RedirectCase, redirectCases } from '../support/redirect-cases';

/** The rows of the table that hold for any content, on the hosts that are built. */
const rows = redirectCases.filter((row): row is RedirectCase & { host: PublicHost } => row.host !== 'preview');

const { origins } = siteFrom({}).config;

/** A location of the table in local words. */
function localLocation(location: string | null): string | null {
  const own = publicHosts.find((host) => location?.startsWith(`${origins[host]}/`));
  return location !== null && own ? location.replace(origins[own], localOrigin(own)) : location;
}

for (const host of publicHosts) {
  test(`${host}: every address of the redirect table is answered as the table says`, async () => {
    const own = rows.filter((row) => row.host === host);
    const answers = await pMap(own, ({ address }) => askRaw(host, address), { concurrency: 32 });
    const told = own.map(({ address }, place) => [address, answers[place]]);
    const wanted = own.map(({ address, status, location }) => [address, { status, location: localLocation(location) }]);
    expect(told).toEqual(wanted);
  });

  test(`${host}: every redirect of the table ends in a page, or off the site`, async () => {
    const own = rows.filter((row) => row.host === host && row.location !== null);
    const ends = await pMap(own, async ({ address }) => [address, await endOf(host, address)] as const, {
      concurrency: 32,
    });
    expect(ends.length).toBeGreaterThan(5);
    expect(ends.filter(([, end]) => end !== 200 && end !== 'outside').map(([address]) => address)).toEqual(
      own.map(({ address }) => address).filter((address) => nowhere.includes(address)),
    );
  });

  test(`${host}: where a redirect leads, no other follows`, async () => {
    const own = rows.filter((row) => row.host === host && row.location?.startsWith('/'));
    const answers = await pMap(own, async ({ location }) => [location, await askRaw(host, location ?? '/')] as const, {
      concurrency: 32,
    });
    expect(answers.filter(([, answer]) => answer.location !== null)).toEqual([]);
  });
}

test('the table asks the served hosts for at least 120 addresses, and all rules that hold for any content take part', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
  expect([...new Set(rows.map(({ rule }) => rule ?? 0))].sort((a, b) => a - b)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12,
  ]);
});

test('old ids of articles lead to the article, the blog or the root of the language (rules 9 and 10)', async () => {
  const prefixes = enabledLocales
    .filter((code) => !['ru', 'zh'].includes(code))
    .map((code) => (code === 'en' ? '' : `/${code}`));
  const old = [
    ...prefixes.flatMap((prefix) => colonArticleIds.map((id) => `${prefix}/blog/${id}?x=1`)),
    '/pt/blog/proxy-vs-vpn-vs-antidetect',
    '/pt/blog/proxy-vs-vpn-vs-antidetect?x=1',
  ];
  for (const address of old) {
    expect([address, (await askRaw('global', address)).status, await endOf('global', address)]).toEqual([
      address,
      301,
      200,
    ]);
  }
  for (const id of colonArticleIds) expect(await endOf('zh', `/blog/${id}`)).toBe(200);
});

for (const code of enabledLocales) {
  const { host } = localeOf(code);
  const address = new URL(addressOf(code, '/404')).pathname;
  test(`${host} ${address}: the 404 page answers 404 also by its own address, in every spelling`, async () => {
    for (const spelling of ['', '/', '.html', '/index.html', '?x=1', '/?x=1']) {
      expect([spelling, await askRaw(host, address + spelling)]).toEqual([spelling, { status: 404, location: null }]);
    }
  });
}

/** The aliases that authors of English texts have written down: where a page was, and where it is. */
const aliases = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(blog|news)\/[^/]+\/en\.md$/.test(name))
  .flatMap((name) => {
    const list = /^aliases:\n((?: +- .*\n)+)/m.exec(readFileSync(`content/${name}`, 'utf8'))?.[1] ?? '';
    return [...list.matchAll(/- (\S+)/g)].map(([, alias = '']) => ({
      alias,
      page: `/${name.slice(0, -'/en.md'.length)}`,
    }));
  });

test('an address under which a text was published before leads to the text', async () => {
  expect(aliases.length).toBeGreaterThan(0);
  for (const { alias, page } of aliases) {
    expect(await askRaw('global', `${alias}?x=1`)).toEqual({ status: 301, location: `${page}?x=1` });
    expect((await askRaw('global', page)).status).toBe(200);
  }
});
