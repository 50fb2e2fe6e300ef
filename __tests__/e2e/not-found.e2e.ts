import { expect, type Page, test } from '@playwright/test';
import { localeOf } from '../../src/site/languages/locales';
import { accessibilityFaults } from './support/axe';
import { addressOf, ask } from './support/hosts';
import { recordShifts, shiftsOf } from './support/shifts';

for (const locale of ['en', 'de', 'zh', 'ru'] as const) {
  test(`${locale}: an unknown address answers 404, and keeps itself and its language`, async ({ page, request }) => {
    const address = `${addressOf(locale, '/nope/deeper')}?from=test`;
    const answer = await ask(request, address);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(`<html lang="${localeOf(locale).tag}"`);

    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).tag);
    // The path is filled in by the script: it shows that the page has hydrated.
    await expect(page.locator('main')).toContainText('/nope/deeper');
    expect(complaints).toEqual([]);
  });
}

const near = (page: Page) => page.locator('main section a');

for (const [locale, slip, language, meant] of [
  ['en', '/pricng', 'en', '/pricing'],
  ['th', '/pricng', 'th', '/pricing'],
  // Where the language lacks a page, its English version comes first.
  ['de', '/blog/note-05', 'en', '/blog/note-05'],
] as const) {
  test(`${locale}: the pages whose addresses come near are named, and nothing moves for them`, async ({ page }) => {
    await recordShifts(page);
    await page.goto(addressOf(locale, slip), { waitUntil: 'networkidle' });
    await expect(near(page).first()).toHaveAttribute('href', new URL(addressOf(language, meant)).pathname);
    expect(await near(page).count()).toBeLessThanOrEqual(4);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await near(page).first().click();
    await expect(page).toHaveURL(addressOf(language, meant));
  });
}

test('the search opens with the words of the address', async ({ page }) => {
  await page.goto(addressOf('en', '/wiki/proxy-check.html'), { waitUntil: 'networkidle' });
  const field = page.locator('main input[type="search"]');
  await expect(field).toHaveValue(/proxy check$/);
  await field.press('Enter');
  await expect(page.locator('dialog:modal input')).toHaveValue(/proxy check$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('where the metadata cannot be had, the main sections stay', async ({ page }) => {
  await page.route('**/builds/**', (route) => route.abort());
  await page.goto(addressOf('de', '/pricng'), { waitUntil: 'networkidle' });
  await expect(page.locator('main')).toContainText('/de/pricng');
  await expect(near(page)).toHaveCount(0);
  await expect(page.locator('main a[href="/de/pricing"]')).toBeVisible();
});
