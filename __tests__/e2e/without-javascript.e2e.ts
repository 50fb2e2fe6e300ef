import { expect, test } from '@playwright/test';
import { localeCodes } from '../../src/site/locales';
import { addressOf } from './support/hosts';

test.use({ javaScriptEnabled: false });

for (const locale of ['en', 'de', 'th', 'zh'] as const) {
  test(`${locale}: the content is in the page`, async ({ page }) => {
    await page.goto(addressOf(locale, '/pricing'));
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('table tbody tr').first()).toBeVisible();
    await expect(page.locator('main output').first()).not.toBeEmpty();
  });
}

test('menus open, and their links lead on', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addressOf('en', '/'));
  const menu = page.locator('header details').first();
  await menu.locator('summary').click();
  await menu.locator('a[href="/synchronizer"]').click();
  await expect(page).toHaveURL(addressOf('en', '/synchronizer'));
});

test('on a small screen the navigation opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(addressOf('en', '/'));
  const link = page.locator('#menu a[href="/pricing"]');
  await expect(link).toBeHidden();
  await page.locator('button[popovertarget="menu"]').click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(addressOf('en', '/pricing'));
});

test('the picker lists every language as a link in its own name', async ({ page }) => {
  await page.goto(addressOf('en', '/pricing'));
  await page.locator('button[popovertarget="languages"]').click();
  const links = page.locator('#languages a');
  await expect(links).toHaveCount(localeCodes.length);
  await expect(links.filter({ hasText: 'ភាសាខ្មែរ' })).toHaveAttribute('hreflang', 'km-KH');
  await links.filter({ hasText: 'Deutsch' }).click();
  await expect(page).toHaveURL(addressOf('de', '/pricing'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
});
