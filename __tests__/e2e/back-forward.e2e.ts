/** The browser's back/forward cache. */
import { type Browser, chromium, expect, test } from '@playwright/test';
import { findChromium } from '../../workshop/build/browsers';
import { addressOf, localOrigin } from './support/hosts';
import { samplesIn } from './support/pages';
import { hydrated } from './support/visit';

let browser: Browser;
// Playwright switches the cache off, and Chromium without windows has none.
test.beforeAll(async ({ launchOptions }) => {
  browser = await chromium.launch({
    ...launchOptions,
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

test('a page of every template comes back from it as it was left', async () => {
  test.setTimeout(180_000);
  const page = await browser.newPage();
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { cameBack: persisted })),
  );
  const lost: string[] = [];
  for (const path of await samplesIn('en', 1)) {
    await page.goto(addressOf('en', path), { waitUntil: 'load' });
    await hydrated(page);
    await page.goto(`${localOrigin('zh')}/robots.txt`);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => 'cameBack' in window);
    if (!(await page.evaluate(() => (window as unknown as { cameBack: boolean }).cameBack))) lost.push(path);
  }
  await page.close();
  expect(lost).toEqual([]);
});
