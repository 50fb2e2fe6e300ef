/**
 * Which language the root address means to a visitor (specification 4, docs/decisions.md): at the edge, and by a script of its own
 * where there is no edge.
 */

import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  test,
} from '@playwright/test';
import type { PublicHost } from '../../src/site/languages/locales';
import { localOrigin } from './support/hosts';
import { builtHost } from './support/site';

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

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

/** Visits at the edge, and where they are led; null is nowhere. What each browser means is in `detect-locale.test.ts`. */
const visits: readonly (readonly [visit: Visit, target: string | null])[] = [
  [{ languages: 'de-AT' }, '/de'],
  [{ languages: 'sv-SE,vi;q=0.8', address: '/?utm_source=mail&x=%20a' }, '/vn/?utm_source=mail&x=%20a'],
  [{ languages: 'zh-HK' }, '/tc'],
  [{ languages: 'zh-CN', address: '/?x=1' }, `${localOrigin('zh')}/?x=1`],
  [{ languages: 'ru' }, `${localOrigin('ru')}/`],
  [{ languages: 'en-GB,de;q=0.9' }, null],
  [{ languages: 'sv-SE' }, null],
  [{ languages: 'de', cookie: 'a=b; locale=fr' }, '/fr'],
  [{ languages: 'de', cookie: 'locale=en' }, null],
  [{ languages: 'fr', cookie: 'locale=constructor' }, '/fr'],
  [{ languages: 'de', cookie: 'locale=fr', agent: crawler }, null],
  ...['/pricing?x=1', '/blog/sample', '/vn/?x=1', '/de/pricing'].map(
    (address) => [{ languages: 'fr', cookie: 'locale=jp', address }, null] as const,
  ),
  [{ languages: 'fr', cookie: 'locale=jp', host: 'zh' }, null],
  [{ languages: 'fr', cookie: 'locale=jp', host: 'ru', address: '/?x=1' }, null],
];

test('at the edge only the root leads on, by cookie, then by language', async ({ request }) => {
  for (const [visit, target] of visits) {
    expect.soft(await ledTo(request, visit), JSON.stringify(visit)).toBe(target);
  }
});

const plainOrigin = 'http://plain.localhost';

/** What a host without an edge function and without rules does: nothing but files. */
const serveFiles = (context: BrowserContext): Promise<unknown> =>
  context.route(`${plainOrigin}/**`, (route) => {
    const name = path.join(builtHost('global'), new URL(route.request().url()).pathname);
    const file = [name, path.join(name, 'index.html')].find((each) => existsSync(each) && statSync(each).isFile());
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
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
    await serveFiles(context);
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

test('the cookie that the picker has set decides at the next visit of the root', async ({ browser }) => {
  const root = `${localOrigin('global')}/`;
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${root}?x=1#content`, { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(`${root}de/?x=1#content`);
  await page.locator('button[popovertarget="languages"]').click();
  await page.locator('#languages a[data-locale="vn"]').click();
  await expect(page).toHaveURL(`${root}vn/?x=1#content`);
  await page.goto(root);
  await expect(page).toHaveURL(`${root}vn`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
  await context.close();
});

test.describe('without an edge, by a script of its own', () => {
  const root = `${plainOrigin}/`;

  const moved = [
    ['de-AT', '', 'de', 'de-DE'],
    ['vi', '?x=1#content', 'vn/?x=1#content', 'vi-VN'],
    ['zh-TW', '', 'tc', 'zh-TW'],
  ] as const;
  test('a browser is led to its language and host, with query and hash', async ({ browser }) => {
    for (const [locale, query, target, lang] of moved) {
      const seen = await visit(browser, root + query, { locale });
      expect.soft(seen, locale).toMatchObject({ address: root + target, lang });
    }
    const byCookie = await visit(browser, root, { locale: 'de-DE' }, 'jp');
    expect(byCookie).toMatchObject({ address: `${root}jp`, lang: 'ja-JP' });
    const { address } = await visit(browser, `${root}?x=1`, { locale: 'zh-CN' });
    expect(address).toBe('https://www.facet-zh.example/?x=1');
  });

  const kept = [
    ['a browser in a language that the site does not speak', '', { locale: 'sv-SE' }],
    ['an inner address', 'vn/pricing', { locale: 'de-DE' }],
    ['a crawler', '', { locale: 'de-DE', userAgent: crawler }],
  ] as const;
  test('others are not moved', async ({ browser }) => {
    for (const [who, address, options] of kept) {
      const seen = await visit(browser, root + address, options);
      expect.soft(seen, who).toMatchObject({ address: root + address, documents: [root + address] });
    }
  });
});
