/**
 * Light and dark: as the system says, until the visitor chooses (docs/pages.md).
 */
import { expect, type Page, test } from '@playwright/test';
import { themeKey } from '../../src/browser/pieces/theme-key';
import { addressOf } from './support/hosts';
import { messagesIn } from './support/messages';
import { blockServices, hydrated, visit } from './support/visit';

const { theme } = messagesIn('en', 'shell');
const paper = { light: 'rgb(251, 250, 247)', dark: 'rgb(15, 17, 21)' } as const;

const switchOf = (page: Page) => page.getByRole('combobox', { name: theme.title });
const shows = (page: Page, scheme: keyof typeof paper) =>
  expect(page.locator('html')).toHaveCSS('background-color', paper[scheme]);

test.beforeEach(({ page }) => blockServices(page));

test('a choice holds at once and on the next pages, until it is taken back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, addressOf('en', '/pricing'));
  await expect(switchOf(page)).toHaveValue('system');
  await shows(page, 'dark');
  await switchOf(page).selectOption('light');
  await shows(page, 'light');
  await page.locator('footer a[href="/about-us"]').click();
  await expect(page).toHaveURL(addressOf('en', '/about-us'));
  await shows(page, 'light');
  await visit(page, addressOf('en', '/download'));
  await shows(page, 'light');
  // A change of the system does not undo the choice.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await shows(page, 'light');
  const kept = () => page.evaluate((key) => localStorage.getItem(key), themeKey);
  expect(await kept()).toBe('light');
  await switchOf(page).selectOption('system');
  expect(await kept()).toBeNull();
  await shows(page, 'dark');
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

test('the menu of a small screen has the switch too, and the footer’s follows it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, addressOf('en', '/pricing'));
  await page.locator('button[popovertarget="menu"]').click();
  await page.locator('#menu select').selectOption('dark');
  await shows(page, 'dark');
  await expect(page.locator('footer select')).toHaveValue('dark');
});

test('nothing in the footer moves when the switch appears', async ({ page }) => {
  const places = () =>
    page
      .locator('footer :is(a, button, p, select)')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
  for (const [locale, width] of [
    ['de', 390],
    ['en', 1280],
    ['km', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf(locale, '/about-us'), { waitUntil: 'load' });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const before = await places();
    await expect(page.locator('footer select')).toBeHidden();
    await hydrated(page);
    await expect(page.locator('footer select')).toBeVisible();
    expect(await places(), locale).toEqual(before);
  }
});

test('without JavaScript there is no switch, and the page follows the system', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'dark' });
  await page.goto(addressOf('en', '/pricing'));
  await expect(switchOf(page)).toHaveCount(0);
  await shows(page, 'dark');
  await page.close();
});
