import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { reloadMarkerKey } from '../../src/browser/navigation/build-freshness';
import { documentsOf, isMarked, markDocument, navigateByScript, test } from './support/runtime';
import { builtHost } from './support/site';
import { hydrated } from './support/visit';

/** Follows a link of the site as Gatsby's own links do. */
async function follow(page: Page, to: string): Promise<void> {
  await hydrated(page);
  await navigateByScript(page, to);
}

/** The script of a template, which its name does not tell. */
const scriptOf = (template: string): string => {
  const stats = JSON.parse(readFileSync(path.join(builtHost('global'), 'webpack.stats.json'), 'utf8')) as {
    readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
  };
  const name = stats.assetsByChunkName[`component---src-templates-${template}-${template}-tsx`]?.find((file) =>
    file.endsWith('.js'),
  );
  if (!name) throw new Error(`No script of the template ${template}`);
  return name;
};

/** The tab is looked at again. */
const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The last reload was eleven seconds earlier than it was: the guard of ten seconds is over. */
const ageMarker = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const marker = JSON.parse(sessionStorage.getItem(key) ?? '') as { at: number; build: string };
    sessionStorage.setItem(key, JSON.stringify({ ...marker, at: marker.at - 11_000 }));
  }, reloadMarkerKey);

/** The build that the served pages are of. */
const servedBuild = (): string =>
  (JSON.parse(readFileSync(path.join(builtHost('global'), 'builds/latest.json'), 'utf8')) as { id: string }).id;

/** Answers for the latest build, at first with that of the pages; tells how often it was asked for. */
async function buildsOf(page: Page): Promise<{ id: string; asked: number }> {
  const builds = { id: servedBuild(), asked: 0 };
  await page.route('**/builds/latest.json*', async (route) => {
    await route.fulfill({ json: { id: builds.id, timestamp: '2026-01-01T00:00:00.000Z' } });
    builds.asked += 1;
  });
  return builds;
}

test('after a new build the next navigation is a full load, once in ten seconds', async ({ page, site }) => {
  const builds = await buildsOf(page);
  await page.goto(site.address('en', '/'));
  await expect.poll(() => builds.asked).toBe(1);
  await markDocument(page);
  await follow(page, '/about-us');
  await expect(page).toHaveURL(site.address('en', '/about-us'));
  expect(await isMarked(page)).toBe(true);

  builds.id = 'build-two';
  await comeBack(page);
  await expect.poll(() => builds.asked).toBe(2);
  const asked = documentsOf(page);
  await follow(page, '/pricing?plan=team#content');
  await expect(page).toHaveURL(site.address('en', '/pricing?plan=team#content'));
  await expect.poll(() => isMarked(page)).toBe(false);
  expect(asked).toEqual([site.address('en', '/pricing?plan=team')]);

  // The next build comes within ten seconds of this full load.
  await expect.poll(() => builds.asked).toBe(3);
  builds.id = 'build-three';
  await comeBack(page);
  await expect.poll(() => builds.asked).toBe(4);
  await follow(page, '/download');
  await expect(page).toHaveURL(site.address('en', '/download'));
  await expect(page.locator('a[data-system]:visible').first()).toBeVisible();
  expect(asked).toHaveLength(1);
  await ageMarker(page);
  await follow(page, '/faq');
  await expect(page).toHaveURL(site.address('en', '/faq'));
  await expect.poll(() => asked.length).toBe(2);
});

test('a page whose script is gone is loaded in full, and no loop follows', async ({ page, site }) => {
  await page.route(`**/${scriptOf('pricing')}`, (route) => route.fulfill({ status: 404, body: '' }));
  const builds = await buildsOf(page);
  await page.goto(site.address('en', '/about-us'));
  await expect.poll(() => builds.asked).toBe(1);
  const asked = documentsOf(page);
  await follow(page, '/pricing?plan=team#content');
  await expect(page).toHaveURL(site.address('en', '/pricing?plan=team#content'));
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([site.address('en', '/pricing?plan=team')]);
});

test('a part that fails to load reloads the page once in ten seconds', async ({ page, site }) => {
  const builds = await buildsOf(page);
  const fail = (): Promise<unknown> =>
    page.evaluate(() => {
      void Promise.reject(Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' }));
    });
  await page.goto(site.address('en', '/pricing?plan=team#content'));
  await expect.poll(() => builds.asked).toBe(1);
  await markDocument(page);
  const asked = documentsOf(page);
  await fail();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(page).toHaveURL(site.address('en', '/pricing?plan=team#content'));
  expect(asked).toEqual([site.address('en', '/pricing?plan=team')]);
  await expect.poll(() => builds.asked).toBe(2);

  // The next failure comes within ten seconds.
  await markDocument(page);
  await fail();
  await page.waitForTimeout(500);
  expect(await isMarked(page)).toBe(true);
  expect(asked).toHaveLength(1);
});

test('a page without its scripts reads as it was served, and leads on', async ({ page, site }) => {
  await page.route(/[/-][0-9a-f]{8}\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(site.address('en', '/about-us'));
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('header a[href="/pricing"]').first().click();
  await expect(page).toHaveURL(site.address('en', '/pricing'));
  await expect(page.locator('h1')).toBeVisible();
});

test('page data of another build makes the navigation a full load, and no loop follows', async ({ page, site }) => {
  const builds = await buildsOf(page);
  await page.goto(site.address('en', '/about-us'));
  await expect.poll(() => builds.asked).toBe(1);
  await hydrated(page);
  await markDocument(page);
  await page.route('**/page-data/app-data.json*', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'of another build' } }),
  );
  const asked = documentsOf(page);
  await follow(page, '/pricing');
  await expect(page).toHaveURL(site.address('en', '/pricing'));
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await isMarked(page)).toBe(false);
  // The navigation, and the one reload with which Gatsby asks whether the page itself is an old one.
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('a document older than the data is not loaded again, and leads on', async ({ page, site }) => {
  await page.route('**/page-data/app-data.json*', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'of another build' } }),
  );
  await page.goto(site.address('en', '/about-us'), { waitUntil: 'networkidle' });
  await markDocument(page);
  const refused = page.waitForEvent('console', (message) => message.text().includes('has been built anew'));
  await page.keyboard.press('Shift');
  await refused;
  expect(await isMarked(page)).toBe(true);
  await page.locator('header a[href="/pricing"]').first().click();
  await expect(page).toHaveURL(site.address('en', '/pricing'));
});
