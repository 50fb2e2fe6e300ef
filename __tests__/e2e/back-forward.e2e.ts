/**
 * The browser's back/forward cache: Back to a page shows it as it was left, whatever its template,
 * alive or not.
 */
import { type Browser, chromium, expect, test } from '@playwright/test';
import { findChromium } from '../../workshop/build/browsers';
import { addressOf } from './support/hosts';
import { samplesIn } from './support/pages';
import { hydrated } from './support/visit';

/** The screens of an error, and the check that reads the browser. */
const aliveByThemselves = /^\/(?:error\/|browser-check$)/;

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

for (const state of ['as a document', 'alive'] as const) {
  test(`a page of every template comes back from it, ${state}`, async () => {
    test.setTimeout(180_000);
    const page = await browser.newPage();
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { cameBack: persisted })),
    );
    const lost: string[] = [];
    for (const path of await samplesIn('en', 1)) {
      await page.goto(addressOf('en', path), { waitUntil: 'load' });
      // Some pages come alive by themselves; Chromium does not keep a page that is left while that is under way.
      if (state === 'alive' || aliveByThemselves.test(path)) await hydrated(page);
      await page.goto(addressOf('zh', '/links'), { waitUntil: 'load' });
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(() => 'cameBack' in window);
      if (!(await page.evaluate(() => (window as unknown as { cameBack: boolean }).cameBack))) lost.push(path);
    }
    await page.close();
    expect(lost).toEqual([]);
  });
}
