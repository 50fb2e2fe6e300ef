/**
 * The first screen of a page needs the styles in its document alone; what is below is linked where it begins (docs/pages.md, Styles and type).
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import pMap from 'p-map';
import { belowAttribute } from '../../src/browser/document/below-styles';
import { addressOf } from './support/hosts';
import { everyTemplate } from './support/pages';

const linked = /\/below-[0-9a-f]{8}\.css$/;

/** The height of what is above the place where a page's first screen ends, in px; 0 on a page without one. */
const heightAbove = (page: Page): Promise<number> =>
  page.evaluate((attribute) => {
    const after = document.createRange();
    const place = document.querySelector(`[${attribute}]`);
    if (!place?.querySelector('link')) return 0;
    after.setStartBefore(document.body);
    after.setEndBefore(place);
    const bottoms = [...document.querySelectorAll('main *')]
      .filter((element) => element.compareDocumentPosition(place) === Node.DOCUMENT_POSITION_FOLLOWING)
      .filter((element) => element.checkVisibility() && !element.closest('[popover], dialog'))
      .map((element) => element.getBoundingClientRect().bottom);
    return Math.floor(Math.min(innerHeight, Math.max(0, ...bottoms)));
  }, belowAttribute);

/** A picture of the first screen; without scripts, so that nothing else changes it. */
async function firstScreen(context: BrowserContext, address: string, height?: number) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const above = height ?? (await heightAbove(page));
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: Math.max(1, above) };
  const picture = await page.screenshot({ clip, animations: 'disabled' });
  await page.close();
  return { above, picture };
}

for (const width of [390, 1440]) {
  test(`at ${width} px the first screen of every template looks the same without the linked styles`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const options = { viewport: { width, height: 844 }, javaScriptEnabled: false, reducedMotion: 'reduce' } as const;
    const whole = await browser.newContext(options);
    const bare = await browser.newContext(options);
    await bare.route(linked, (route) => route.abort());
    const faults = await pMap(
      await everyTemplate(1),
      async ([locale, path]) => {
        const address = addressOf(locale, path);
        const { above, picture } = await firstScreen(whole, address);
        const { picture: without } = await firstScreen(bare, address, above);
        return picture.equals(without) ? [] : [`${address} (${above} px)`];
      },
      { concurrency: 2 },
    );
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.flat()).toEqual([]);
    await whole.close();
    await bare.close();
  });
}

test('what is below waits for its styles, and the first screen does not', async ({ page }) => {
  let give = (): void => {};
  const asked = new Promise<void>((resolve) => {
    give = resolve;
  });
  await page.route(linked, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(addressOf('en', '/'), { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  const footer = page.locator('footer');
  expect(await footer.count()).toBe(0);
  give();
  await expect(footer).toBeVisible();
});
