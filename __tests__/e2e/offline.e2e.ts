import { expect, type Page, test } from '@playwright/test';
import { addressOf } from './support/hosts';
import { isMarked, markDocument } from './support/runtime';
import { visitQuietly } from './support/visit';

/** Opens a page and waits for what takes part in navigation: it asks for the build when it starts. */
async function open(page: Page, address: string): Promise<void> {
  const started = page.waitForResponse('**/builds/latest.json*');
  await visitQuietly(page, address);
  await started;
}
const message = (page: Page) => page.getByRole('status').filter({ has: page.locator('button') });
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

test.beforeEach(async ({ page }) => {
  // Nothing is loaded in advance, so that a page can be missing.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
});

test('offline a navigation says so, the page stays, and goes on by itself', async ({ page, context }) => {
  await open(page, addressOf('th', '/links'));
  const target = new URL(addressOf('th', '/about-us')).pathname;
  await markDocument(page);
  await context.setOffline(true);
  await footerLink(page, target).click();
  await expect(message(page)).toContainText('ออฟไลน์');
  await expect(page).toHaveURL(addressOf('th', '/links'));
  // Longer than Gatsby's own threshold: nothing is under way.
  await page.waitForTimeout(1_200);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  await context.setOffline(false);
  await expect(page).toHaveURL(addressOf('th', '/about-us'));
  await expect(message(page)).toHaveCount(0);
});

test('pages that were opened stay readable', async ({ page, context }) => {
  await open(page, addressOf('en', '/links'));
  await footerLink(page, '/about-us').click();
  await expect(page).toHaveURL(addressOf('en', '/about-us'));
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL(addressOf('en', '/links'));
  await footerLink(page, '/about-us').click();
  await expect(page).toHaveURL(addressOf('en', '/about-us'));
  await expect(message(page)).toHaveCount(0);
});
