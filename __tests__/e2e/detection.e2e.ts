/**
 * Which language the root address means to a visitor (specification 4, design 13): at the edge, and by a script of its own
 * where there is no edge.
 */

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type APIRequestContext, type Browser, type BrowserContextOptions, expect, test } from '@playwright/test';
import { getMimeType } from 'hono/utils/mime';
import pMap from 'p-map';
import { enabledLocales, type LocaleCode, localeOf, type PublicHost } from '../../src/site/languages/locales';
import { localOrigin } from './support/hosts';
import { builtHost } from './support/site';

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const crawlers = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
];

/** Where a visitor of the root is led who wants a language; null is: nowhere, they are there. */
function homeOf(code: LocaleCode, query = ''): string | null {
  if (code === 'en') return null;
  if (code === 'zh' || code === 'ru') return `${localOrigin(code)}/${query}`;
  return `/${code}${query && `/${query}`}`;
}

interface Visit {
  readonly host?: PublicHost;
  readonly address?: string;
  readonly languages?: string;
  readonly cookie?: string;
  readonly agent?: string;
}

/** Where the edge leads a visitor, or null where it lets them be with the page. */
async function ledTo(
  request: APIRequestContext,
  { host = 'global', address = '/', languages, cookie, agent = person }: Visit,
): Promise<string | null> {
  const { host: name, port } = new URL(localOrigin(host));
  const answer = await request.get(`http://127.0.0.1:${port}${address}`, {
    headers: {
      host: name,
      'user-agent': agent,
      'accept-language': languages ?? '',
      ...(cookie !== undefined && { cookie }),
    },
    maxRedirects: 0,
  });
  if (answer.status() === 200) return null;
  expect(answer.status()).toBe(302);
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(answer.headers().vary).toMatch(/Accept-Language.*Cookie/);
  return answer.headers().location ?? '';
}

/** What a browser says, and the language that it means. */
const wishes: readonly (readonly [languages: string, code: LocaleCode])[] = [
  ...enabledLocales.map((code) => [localeOf(code).tag, code] as const),
  ...enabledLocales
    .filter((code) => code !== 'tc' && code !== 'fil')
    .map((code) => [localeOf(code).tag.split('-')[0] ?? '', code] as const),
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['es-419,en;q=0.5', 'es'],
  ['fil-PH', 'fil'],
  ['tl', 'fil'],
  ['zh-HK', 'tc'],
  ['zh-TW', 'tc'],
  ['zh-Hant-HK', 'tc'],
  ['zh-SG', 'zh'],
  ['zh-Hans-CN', 'zh'],
  ['DE-de', 'de'],
  ['sv-SE', 'en'],
  ['sv-SE,fr;q=0.8,de;q=0.9', 'de'],
  ['de;q=0,fr;q=0.5', 'fr'],
  ['en-GB,de;q=0.9', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;q=,,-', 'en'],
];

test.describe('at the edge', () => {
  test('the root leads to the first language of the browser that the site speaks, else stays English', async ({
    request,
  }) => {
    const led = await pMap(wishes, async ([languages]) => [languages, await ledTo(request, { languages })], {
      concurrency: 32,
    });
    expect(led).toEqual(wishes.map(([languages, code]) => [languages, homeOf(code)]));
    expect(wishes.length).toBeGreaterThan(50);
  });

  test('the root honours the cookie of each language, whatever the browser says', async ({ request }) => {
    const led = await pMap(
      enabledLocales,
      (code) => ledTo(request, { cookie: `a=b; locale=${code}`, languages: code === 'fr' ? 'de' : 'fr' }),
      { concurrency: 32 },
    );
    expect(led).toEqual(enabledLocales.map((code) => homeOf(code)));
  });

  test('a cookie that names no language counts for nothing', async ({ request }) => {
    for (const cookie of ['locale=xx', 'locale=', 'mylocale=de', 'locale=constructor', 'locale=//evil.example']) {
      expect([cookie, await ledTo(request, { cookie, languages: 'fr' })]).toEqual([cookie, '/fr']);
    }
  });

  test('the query goes along, with the slash of rule 8', async ({ request }) => {
    const query = '?utm_source=mail&x=%20a';
    const led = await pMap(
      enabledLocales,
      (code) => ledTo(request, { address: `/${query}`, languages: localeOf(code).tag }),
      { concurrency: 32 },
    );
    expect(led).toEqual(enabledLocales.map((code) => homeOf(code, query)));
  });

  test('crawlers are never moved', async ({ request }) => {
    for (const agent of crawlers) {
      expect([agent, await ledTo(request, { agent, languages: 'de', cookie: 'locale=fr' })]).toEqual([agent, null]);
    }
    expect(await ledTo(request, { languages: 'de', cookie: 'locale=fr' })).toBe('/fr');
  });

  test('an inner address, a prefixed one and the root of a language’s own host are never moved', async ({
    request,
  }) => {
    const visits: readonly Visit[] = [
      ...['/pricing', '/pricing?x=1', '/blog', '/blog/sample', '/vn', '/vn/?x=1', '/de/pricing'].map((address) => ({
        address,
      })),
      { host: 'zh' },
      { host: 'zh', address: '/pricing' },
      { host: 'ru' },
      { host: 'ru', address: '/?x=1' },
    ];
    for (const visit of visits) {
      expect([visit, await ledTo(request, { ...visit, languages: 'fr', cookie: 'locale=jp' })]).toEqual([visit, null]);
    }
  });
});

/** Opens an address as a visitor of a certain browser; answers with the documents that the browser asked for. */
async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  cookie?: string,
): Promise<{ readonly address: string; readonly lang: string | null; readonly documents: readonly string[] }> {
  const context = await browser.newContext(options);
  try {
    if (cookie !== undefined) await context.addCookies([{ name: 'locale', value: cookie, url: address }]);
    await context.route(/^https:\/\/www\.facet-zh\.example\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html lang="zh-CN"></html>' }),
    );
    const page = await context.newPage();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
    });
    // The page leaves while it loads: only the last document becomes idle.
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    return { address: page.url(), lang: await page.locator('html').getAttribute('lang'), documents };
  } finally {
    await context.close();
  }
}

test.describe('in a browser', () => {
  const root = `${localOrigin('global')}/`;

  test('a visitor with a German browser sees German, with the query, and the address stays', async ({ browser }) => {
    expect(await visit(browser, `${root}?x=1#content`, { locale: 'de-DE' })).toMatchObject({
      address: `${root}de/?x=1#content`,
      lang: 'de-DE',
    });
  });

  test('the cookie that the picker has set decides at the next visit of the root', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(`${root}pricing`, { waitUntil: 'networkidle' });
    await page.locator('button[popovertarget="languages"]').click();
    await page.locator('#languages a[data-locale="vn"]').click();
    await expect(page).toHaveURL(`${root}vn/pricing`);
    await page.goto(root);
    await expect(page).toHaveURL(`${root}vn`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
    await context.close();
  });

  test('a visitor who chooses English on the Chinese host is not sent back', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'zh-CN' });
    const page = await context.newPage();
    await page.goto(`${localOrigin('zh')}/`, { waitUntil: 'networkidle' });
    await page.locator('button[popovertarget="languages"]').click();
    await page.locator('#languages a[data-locale="en"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(root);
    await context.close();
  });
});

test.describe('without an edge, by a script of its own', () => {
  let server: Server;
  let root: string;

  // Nothing but files: what a host without an edge function and without rules does.
  test.beforeAll(async () => {
    const folder = builtHost('global');
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const name = path.join(folder, decodeURIComponent(pathname));
      const file = [name, path.join(name, 'index.html')].find((each) => existsSync(each) && statSync(each).isFile());
      if (!name.startsWith(folder) || file === undefined) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': getMimeType(file) ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    root = `http://localhost:${(server.address() as AddressInfo).port}/`;
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const moved = [
    ['de-DE', '', 'de', 'de-DE'],
    ['de-AT', '', 'de', 'de-DE'],
    ['vi', '?x=1#content', 'vn/?x=1#content', 'vi-VN'],
    ['zh-HK', '', 'tc', 'zh-TW'],
    ['zh-TW', '', 'tc', 'zh-TW'],
    ['fil-PH', '', 'fil', 'tl-PH'],
  ] as const;
  for (const [locale, query, target, lang] of moved) {
    test(`a browser in ${locale} is led from /${query} to /${target}`, async ({ browser }) => {
      expect(await visit(browser, root + query, { locale })).toMatchObject({ address: root + target, lang });
    });
  }

  test('a browser in zh-CN is led to the Chinese host', async ({ browser }) => {
    expect((await visit(browser, `${root}?x=1`, { locale: 'zh-CN' })).address).toBe(
      'https://www.facet-zh.example/?x=1',
    );
  });

  test('the cookie comes before the browser’s languages', async ({ browser }) => {
    expect(await visit(browser, root, { locale: 'de-DE' }, 'jp')).toMatchObject({
      address: `${root}jp`,
      lang: 'ja-JP',
    });
    expect(await visit(browser, root, { locale: 'de-DE' }, 'en')).toMatchObject({ address: root, lang: 'en-US' });
  });

  test('a visitor who comes with a choice finds it stored, and the address clean, with query and hash', async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'zh-CN' });
    const page = await context.newPage();
    await page.goto(`${root}?x=1&locale=en#content`);
    await expect(page).toHaveURL(`${root}?x=1#content`);
    await page.goto('about:blank');
    await page.goto(root);
    await expect(page).toHaveURL(root);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    // Against a stored choice, only a link of the site counts.
    await page.goto(`${root}de/pricing?locale=de`, { referer: 'http://other.example/' });
    await expect(page).toHaveURL(`${root}de/pricing`);
    expect((await context.cookies(root)).find(({ name }) => name === 'locale')?.value).toBe('en');
    await page.goto(`${root}de/pricing?locale=de`, { referer: root });
    await expect(page).toHaveURL(`${root}de/pricing`);
    expect((await context.cookies(root)).find(({ name }) => name === 'locale')?.value).toBe('de');
    await context.close();
  });

  const kept = [
    ['a browser in a language that the site does not speak', '', { locale: 'sv-SE' }],
    ['an inner address', 'pricing', { locale: 'de-DE' }],
    ['a prefixed address', 'vn/pricing', { locale: 'de-DE' }],
    ['a crawler', '', { locale: 'de-DE', userAgent: crawlers[0] ?? '' }],
  ] as const;
  for (const [who, address, options] of kept) {
    test(`${who} is not moved`, async ({ browser }) => {
      const seen = await visit(browser, root + address, options);
      expect(seen).toMatchObject({ address: root + address, documents: [root + address] });
    });
  }
});
