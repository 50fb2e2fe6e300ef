/**
 * Light and dark: as the system says, until the visitor chooses (design 12).
 */
import { expect, type Page, test } from '@playwright/test';
import { themeKey } from '../../src/browser/pieces/theme-key';
import { accessibilityFaults } from './support/axe';
import { addressOf } from './support/hosts';
import { messagesIn } from './support/messages';
import { blockServices, hydrated, visit } from './support/visit';

const { theme } = messagesIn('en', 'shell');
const paper = { light: 'rgb(251, 250, 247)', dark: 'rgb(15, 17, 21)' } as const;

const switchOf = (page: Page) => page.getByRole('combobox', { name: theme.title });
const shows = (page: Page, scheme: keyof typeof paper) =>
  expect(page.locator('html')).toHaveCSS('background-color', paper[scheme]);

test.beforeEach(({ page }) => blockServices(page));

test('without a choice the page follows the system, also while it is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, addressOf('en', '/pricing'));
  await expect(switchOf(page)).toHaveValue('system');
  await shows(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shows(page, 'dark');
});

for (const [system, chosen] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`${chosen} on a ${system} system: at once, after a navigation, in the next document before the application`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await visit(page, addressOf('en', '/pricing'));
    await switchOf(page).selectOption(chosen);
    await shows(page, chosen);
    await page.locator('footer a[href="/about-us"]').click();
    await expect(page).toHaveURL(addressOf('en', '/about-us'));
    await shows(page, chosen);
    await page.goto(addressOf('de', '/download'));
    await shows(page, chosen);
    // A change of the system does not undo the choice.
    await page.emulateMedia({ colorScheme: chosen });
    await page.emulateMedia({ colorScheme: system });
    await shows(page, chosen);
  });
}

test('back to the system: nothing is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, addressOf('en', '/pricing'));
  const kept = () => page.evaluate((key) => localStorage.getItem(key), themeKey);
  await switchOf(page).selectOption('dark');
  expect(await kept()).toBe('dark');
  await switchOf(page).selectOption('system');
  expect(await kept()).toBeNull();
  await shows(page, 'light');
});

test('another tab shows the choice too', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, addressOf('en', '/pricing'));
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await visit(other, addressOf('en', '/download'));
  await switchOf(page).selectOption('dark');
  await shows(other, 'dark');
  await expect(switchOf(other)).toHaveValue('dark');
});

test('where storage is forbidden, the choice holds for this page and nothing fails', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, addressOf('en', '/pricing'));
  await switchOf(page).selectOption('dark');
  await shows(page, 'dark');
  expect(errors).toEqual([]);
});

for (const locale of ['en', 'de', 'zh', 'km'] as const) {
  test(`${locale}: nothing in the footer moves when the switch appears, and it has its place without JavaScript`, async ({
    page,
  }) => {
    const places = () =>
      page
        .locator('footer :is(a, button, p, select)')
        .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addressOf(locale, '/about-us'), { waitUntil: 'load' });
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const before = await places();
      await expect(page.locator('footer select')).toBeHidden();
      await hydrated(page);
      await expect(page.locator('footer select')).toBeVisible();
      expect(await places()).toEqual(before);
    }
  });
}

test('without JavaScript there is no switch, and the page follows the system', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'dark' });
  await page.goto(addressOf('en', '/pricing'));
  await expect(switchOf(page)).toHaveCount(0);
  await shows(page, 'dark');
  await page.close();
});

for (const chosen of ['light', 'dark'] as const) {
  test(`${chosen}, against the system: header, menus and footer have no fault that axe finds`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: chosen === 'light' ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, addressOf('en', '/links'));
    await switchOf(page).selectOption(chosen);
    for (const menu of await page.getByRole('banner').locator('details').all()) {
      await menu.locator('summary').click();
      expect(await accessibilityFaults(page, 'header')).toEqual([]);
    }
    expect(await accessibilityFaults(page, 'footer')).toEqual([]);
  });
}
