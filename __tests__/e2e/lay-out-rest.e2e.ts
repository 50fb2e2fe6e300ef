/**
 * A page is there at once and whole soon after, and nobody loses their place by it (src/services/lay-out-rest.ts).
 */
import { expect, type Page, test } from '@playwright/test';
import { addressOf } from './support/hosts';
import { hydrated, laidOut } from './support/visit';

const article = '/blog/first-rpa-flow';
const last = 'before-you-let-it-run-alone';

/** How many parts of the page are not laid out; Chromium counts those in the window as laid out. */
const left = (page: Page): Promise<number> =>
  page
    .locator('main *')
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );

/** Distance in px of the last heading from the top of the window. */
const distance = async (page: Page): Promise<number> => (await page.locator(`#${last}`).boundingBox())?.y ?? Number.NaN;

for (const path of ['/', '/pricing', '/solutions/e-commerce', '/blog', article] as const) {
  test(`${path} is whole without anyone scrolling`, async ({ page }) => {
    await page.goto(addressOf('en', path));
    await laidOut(page);
    expect(await left(page)).toBe(0);
  });
}

test('without JavaScript a page is whole from the start', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOf('en', article));
  // With JavaScript it is among the parts that are left for later.
  await expect(page.locator('main > :last-child')).toHaveCSS('content-visibility', 'visible');
  await context.close();
});

test('an address that leads into the page arrives there', async ({ page }) => {
  await page.goto(`${addressOf('en', article)}#${last}`);
  await hydrated(page);
  await laidOut(page);
  expect(await distance(page)).toBeGreaterThan(64);
  expect(await distance(page)).toBeLessThan(160);
});

test('who reloads, or comes back, stays where they were', async ({ page }) => {
  await page.goto(addressOf('en', article));
  await laidOut(page);
  await page.locator(`#${last}`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  // Where the visitor is, is noted a moment after the last scrolling.
  await page.waitForTimeout(500);
  const before = await distance(page);
  await page.reload();
  await hydrated(page);
  await laidOut(page);
  await expect.poll(() => distance(page)).toBeCloseTo(before, -1);
  await page.goto(addressOf('en', '/pricing'));
  await page.goBack();
  await laidOut(page);
  await expect.poll(() => distance(page)).toBeCloseTo(before, -1);
});
