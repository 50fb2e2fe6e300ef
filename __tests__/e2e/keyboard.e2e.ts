import { expect, test } from '@playwright/test';
import { addressOf } from './support/hosts';

for (const locale of ['en', 'de', 'th', 'zh'] as const) {
  test(`${locale}: the keyboard reaches the menus and the picker`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(addressOf(locale, '/pricing'), { waitUntil: 'networkidle' });

    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#content"]')).toBeFocused();

    const menu = page.locator('header details').last();
    const name = menu.locator('summary');
    for (let step = 0; step < 20 && !(await name.evaluate((node) => node === document.activeElement)); step += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(name).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await page.keyboard.press('Tab');
    await expect(menu.locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open', '');
    await expect(name).toBeFocused();

    const picker = page.locator('button[popovertarget="languages"]');
    for (let step = 0; step < 20 && !(await picker.evaluate((node) => node === document.activeElement)); step += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.locator('#languages')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('#languages a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#languages')).toBeHidden();
    await expect(picker).toBeFocused();
  });
}

test('the skip link leads past the header', async ({ page }) => {
  await page.goto(addressOf('en', '/pricing'), { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
