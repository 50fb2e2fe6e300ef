import { expect, test } from '@playwright/test';
import { enabledLocales } from '../../src/site/languages/locales';
import { addressOf } from './support/hosts';
import { messagesIn } from './support/messages';

test.use({ javaScriptEnabled: false });

for (const locale of ['en', 'th'] as const) {
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
  await expect(links).toHaveCount(enabledLocales.length);
  await expect(links.filter({ hasText: 'ភាសាខ្មែរ' })).toHaveAttribute('hreflang', 'km-KH');
  await links.filter({ hasText: 'Deutsch' }).click();
  await expect(page).toHaveURL(addressOf('de', '/pricing'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
});

test('on a small screen the registration banner comes, and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(addressOf('en', '/'));
  const banner = page.locator('#phone-banner');
  await expect(banner).toBeVisible();
  await expect(banner.locator('a[data-account="register"]')).toBeVisible();
  // Nothing would close it.
  await expect(banner.getByRole('button')).toBeHidden();
  const last = page.locator('footer').last();
  await last.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 100_000);
  await expect
    .poll(async () => {
      const [box, above] = [await last.boundingBox(), await banner.boundingBox()];
      return box && above ? box.y + box.height <= above.y + 1 : false;
    })
    .toBe(true);
});

// On a phone, a closed profile shows its name alone.
for (const [way, width, shown, then] of [
  ['a press', 1280, 4, 4],
  ['a key', 390, 2, 3],
] as const) {
  test(`by ${way} a profile opens on the home page’s desk, and the others keep their windows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf('en', '/'));
    const desk = page.getByRole('group', { name: messagesIn('en', 'scenes').identities.label });
    const profiles = desk.getByRole('checkbox');
    const windows = desk.locator('dl:visible');
    await expect(profiles).toHaveCount(4);
    await expect(windows).toHaveCount(shown);
    const before = await windows.allInnerTexts();
    const closed = desk.getByRole('checkbox', { name: 'Shop FR', checked: false });
    if (way === 'a press') await closed.locator('..').click();
    else await closed.press('Space');
    await expect(desk.getByRole('checkbox', { name: 'Shop FR', checked: true })).toHaveCount(1);
    await expect(windows).toHaveCount(then);
    const [first, second, opened = ''] = await windows.allInnerTexts();
    expect([first, second]).toEqual(before.slice(0, 2));
    for (const own of ['3d18…7a', '198.51.100.7', 'Paris', 'fr-FR']) expect(opened).toContain(own);
  });
}
