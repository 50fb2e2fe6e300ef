import { expect, type Page, test } from '@playwright/test';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { type LocaleCode, localeOf } from '../../src/site/languages/locales';
import { addressOf, ask, localOrigin } from './support/hosts';
import { holdBack, visitQuietly } from './support/visit';

/** Pagefind takes the beginning of a word where it does not know the whole: no page holds a beginning of all of these. */
const nonsense = 'xylophone quagmire zeppelin';

const dialog = (page: Page) => page.locator('dialog:modal');
const field = (page: Page) => dialog(page).locator('input');
const results = (page: Page) => dialog(page).locator('ol a');
const status = (page: Page) => dialog(page).getByRole('status');

/** Opens the search by a key, which is heard once the page's scripts run. */
const press = (page: Page, key: string): Promise<void> =>
  expect(async () => {
    if ((await dialog(page).count()) === 0) await page.keyboard.press(key);
    await expect(field(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();

async function open(page: Page, locale: LocaleCode, path: RoutePath = '/pricing'): Promise<void> {
  await visitQuietly(page, addressOf(locale, path));
  await press(page, '/');
}

/** Every address that the index of a page's language holds. */
const indexed = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const script = '/pagefind/pagefind.js';
    const pagefind = await import(script);
    const { results: all } = await pagefind.search(null);
    const data: { url: string }[] = await Promise.all(all.map((result: { data: () => unknown }) => result.data()));
    return data.map(({ url }) => url);
  });

test('nothing of the search is loaded before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pagefind/')) asked.push(request.url());
  });
  await visitQuietly(page, addressOf('en', '/pricing'));
  expect(asked).toEqual([]);
  await press(page, 'Control+k');
  await expect.poll(() => asked.length).toBeGreaterThan(2);
});

for (const [title, opens] of [
  ['its button', (page) => page.locator('header button[aria-haspopup="dialog"]').click()],
  ['a key', (page) => page.keyboard.press('Control+k')],
] as const satisfies readonly (readonly [string, (page: Page) => Promise<void>])[]) {
  test(`${title} opens it before the application is there, which answers what was typed`, async ({ page }) => {
    const release = await holdBack(page, '**/page-data/app-data.json');
    await page.goto(addressOf('en', '/pricing'));
    await opens(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('proxy');
    await expect(field(page)).toHaveValue('proxy');
    await expect(results(page)).toHaveCount(0);
    release();
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('proxy');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('a question of the FAQ is found by itself, and opens', async ({ page }) => {
  await open(page, 'en');
  await page.keyboard.type('does the free plan end');
  await expect(results(page).first()).toHaveAttribute('href', /^\/faq#/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq#/);
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test('an index that cannot be loaded: said, and asked for again', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await open(page, 'en');
  await field(page).fill('proxy');
  await expect(status(page)).not.toBeEmpty();
  await expect(results(page)).toHaveCount(0);
  await expect(dialog(page).locator('a[href="/helps"]')).toBeVisible();

  await page.unroute('**/pagefind/**');
  await field(page).fill('proxies');
  await expect(results(page).first()).toBeVisible();
});

test('the index holds what search engines may list, without lists', async ({ page, request }) => {
  await page.goto(addressOf('en', '/pricing'));
  const found = await indexed(page);
  const sitemap = await (await ask(request, `${localOrigin('global')}/${localeOf('en').tag}-sitemap.xml`)).text();
  const strangers = found
    .map((url) => url.split('#')[0] ?? '')
    .filter((path) => !sitemap.includes(`<loc>${localOrigin('global')}${path}</loc>`));
  expect(strangers).toEqual([]);
  expect(found).toEqual(expect.arrayContaining(['/', '/pricing', '/synchronizer', '/blog/sample', '/privacy']));
  expect(found).not.toEqual(expect.arrayContaining(['/blog']));
  expect(found.filter((url) => /^\/(blog|news|helps|faq|release|pricing\/september)$/.test(url))).toEqual([]);
});

test('at every width the header holds the button, the dialog fits, and nothing scrolls sideways', async ({ page }) => {
  await open(page, 'de', '/links');
  await field(page).fill('Facet');
  await expect(results(page).first()).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of [320, 360, 480, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const button = page.locator('header button[aria-haspopup="dialog"]');
    expect(await button.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(width);
    await expect(dialog(page)).toBeInViewport({ ratio: 1 });
    expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('nothing on the page moves when the search opens and answers', async ({ page }) => {
  await visitQuietly(page, addressOf('en', '/pricing'));
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: { node: Element | null }[] }[]) {
        // The chat's frame sets its own size.
        moved.push(
          ...sources.flatMap(({ node }) => (node?.nodeName === 'IFRAME' ? [] : (node?.outerHTML ?? 'a node'))),
        );
      }
    }).observe({ type: 'layout-shift' });
  });
  await press(page, '/');
  await field(page).fill('proxy');
  await expect(results(page).first()).toBeVisible();
  await field(page).fill(nonsense);
  await expect(results(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});
