/**
 * Everything by keyboard alone: what opens, what computes, what asks; and on every template each stop of the Tab key.
 */
import { expect, type Page, test } from '@playwright/test';
import type { RoutePath } from '../../src/site/hosting/route-path';
import type { LocaleCode } from '../../src/site/languages/locales';
import { quietAttribute } from '../../src/site/pages/banner-pages';
import { tabThrough, tabTo } from './support/focus';
import { addressOf } from './support/hosts';
import { messagesIn } from './support/messages';
import { samplesIn } from './support/pages';
import { answered } from './support/runtime';
import { blockServices, visit } from './support/visit';

const shell = messagesIn('en', 'shell');

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await blockServices(page);
});

const open = (page: Page, path: RoutePath, locale: LocaleCode = 'en'): Promise<void> =>
  visit(page, addressOf(locale, path));

for (const locale of ['en', 'th'] as const) {
  test(`${locale}: menus and picker open, hold their links, and close by Escape`, async ({ page }) => {
    await open(page, '/links', locale);
    for (const menu of await page.getByRole('banner').locator('details').all()) {
      const name = menu.locator('summary');
      await tabTo(page, name);
      await page.keyboard.press('Enter');
      await expect(menu).toHaveAttribute('open');
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
      await expect(name).toBeFocused();
    }

    const picker = page.getByRole('button', { name: messagesIn(locale, 'shell').chooseLanguage });
    await tabTo(page, picker);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#languages a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'English', exact: true })).toBeHidden();
    await expect(picker).toBeFocused();
  });
}

test('on a small screen the menu opens, unfolds, and closes by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/links');
  const button = page.getByRole('button', { name: shell.menu, exact: true });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: shell.menu, exact: true });
  await tabTo(page, menu.locator('summary').first(), { within: 5 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  // The inner menu first, then the outer.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/pricing');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shell.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer')?.tagName)).toBe('MAIN');
});

test('the price is chosen by slider, stepper and period, and what follows is announced', async ({ page }) => {
  const pricing = messagesIn('en', 'pricing');
  await open(page, '/pricing');
  const calculator = page.getByRole('form', { name: pricing.calculator });
  const announced = async () =>
    (await calculator.locator('[aria-live], output, [role="status"]').allInnerTexts()).join(' ');

  const isAnnounced = async (key: string): Promise<void> => {
    const before = await announced();
    await page.keyboard.press(key);
    await expect.poll(announced).not.toBe(before);
  };
  await tabTo(page, calculator.getByRole('slider', { name: pricing.profiles }));
  await isAnnounced('ArrowRight');
  await tabTo(page, calculator.getByRole('button', { name: pricing.more }), { within: 3 });
  await isAnnounced('Enter');
  // At its end the button says so, and keeps the focus.
  const fewer = calculator.getByRole('button', { name: pricing.fewer });
  await tabTo(page, fewer, { backwards: true, within: 3 });
  await isAnnounced('Space');
  await expect(fewer).toBeDisabled();
  await expect(fewer).toBeFocused();
  // A group of radio buttons is one stop of the Tab key, and the arrow keys choose.
  await tabTo(page, calculator.getByRole('radio', { name: 'USD' }), { within: 3 });
  await isAnnounced('ArrowRight');
  await expect(calculator.getByRole('radio', { name: 'BRL' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(calculator.getByRole('link').first()).toBeFocused();
  await tabTo(page, calculator.getByRole('radio', { name: pricing.yearly }), { backwards: true, within: 8 });
  await isAnnounced('ArrowLeft');
  await expect(calculator.getByRole('radio', { name: pricing.monthly })).toBeChecked();
});

test('the search is gone through, and Escape leads back to where it was opened', async ({ page }) => {
  await open(page, '/links');
  const dialog = page.getByRole('dialog', { name: shell.search.title });
  const field = dialog.getByRole('textbox');
  const footerLink = page.getByRole('contentinfo').getByRole('link').first();
  const button = page.getByRole('button', { name: shell.search.open, exact: true });
  for (const [start, key] of [
    [footerLink, '/'],
    [footerLink, 'Control+k'],
    [button, 'Enter'],
  ] as const) {
    await start.focus();
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
    await page.keyboard.type('proxy');
    const results = dialog.getByRole('listitem').getByRole('link');
    await expect(dialog.getByRole('status')).toContainText(/\d/);
    await page.keyboard.press('ArrowDown');
    await expect(results.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: shell.close })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(results.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(start).toBeFocused();
  }
});

for (const [locale, path, width, height, size] of [
  ['de', '/faq', 320, 568, '100%'],
  ['km', '/links', 640, 360, '100%'],
  ['de', '/links', 390, 844, '200%'],
] as const) {
  test(`${locale}, ${width} px, text of ${size}: the question hides no stop of the Tab key`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    await open(page, path, locale);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const words = messagesIn(locale, 'shell').consent;
    const question = page.getByRole('dialog', { name: words.title });
    await expect(question).toBeVisible();
    for (const name of [words.refuse, words.accept]) {
      const answer = question.getByRole('button', { name });
      await expect(answer).toBeInViewport({ ratio: 1 });
      // No word is cut.
      expect(await answer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    }
    const { stops, faults } = await tabThrough(page);
    expect(stops).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  });
}

for (const path of ['/faq', '/helps/with-table'] as const) {
  test(`${path}: banner, chat and side column hide no stop of the Tab key`, async ({ page, context }) => {
    test.setTimeout(90_000);
    await answered(context, 'refused');
    await page.setViewportSize({ width: 390, height: 600 });
    await open(page, path);
    // The chat is the last that comes; scrolled down, there is the button to the top.
    await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }));
    await page.waitForTimeout(4_000);
    const { faults } = await tabThrough(page);
    expect(faults).toEqual([]);
  });
}

test('the focus goes on from consent question, privacy choices and banner', async ({ page }) => {
  await open(page, '/links');
  const question = page.getByRole('dialog', { name: shell.consent.title });
  await tabTo(page, question.getByRole('button', { name: shell.consent.refuse }), { backwards: true, within: 4 });
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).toBe(true);

  const settings = page.getByRole('button', { name: shell.consent.settings });
  const choices = page.getByRole('dialog', { name: shell.consent.settings });
  for (const key of ['Escape', 'Enter']) {
    await settings.focus();
    await page.keyboard.press('Enter');
    await expect(choices.getByRole('button', { name: shell.close })).toBeFocused();
    await tabTo(page, choices.getByRole('button', { name: shell.consent.accept }), { within: 3 });
    await page.keyboard.press(key);
    await expect(choices).toBeHidden();
    await expect(settings).toBeFocused();
  }
  await expect(page.getByText(shell.done.choiceSaved, { exact: true })).toHaveAttribute('data-style', 'success');

  await page.setViewportSize({ width: 390, height: 844 });
  const close = page.getByRole('button', { name: shell.banner.close });
  await tabTo(page, close, { backwards: true });
  await page.keyboard.press('Enter');
  await expect(close).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).toBe(true);
});

test('the countdown of the error screen is stopped, and the focus stays on the screen', async ({ page }) => {
  await open(page, '/error/502');
  await tabTo(page, page.getByRole('button', { name: shell.fault.stop }), { within: 8 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: shell.fault.back.blog })).toBeFocused();
  await expect(page.getByRole('timer')).toBeEmpty();
  await page.waitForTimeout(5_500);
  await expect(page).toHaveURL(addressOf('en', '/error/502'));
});

/** In parts for two workers. */
const parts = [0, 1] as const;
for (const width of [390, 1280]) {
  for (const part of parts) {
    test(`at ${width} px every stop of the Tab key can be seen (part ${part})`, async ({ page, context }) => {
      test.setTimeout(180_000);
      await answered(context, 'refused');
      await page.setViewportSize({ width, height: 800 });
      const faults: string[] = [];
      const samples = await samplesIn('en', width === 390 ? 2 : 1);
      const paths = samples.filter((_path, place) => place % parts.length === part);
      const banner = page.getByRole('button', { name: shell.banner.close });
      let frameIsKnown = false;
      for (const path of paths) {
        await open(page, path);
        const hasFrame = (await page.getByRole('contentinfo').count()) > 0;
        const hasBanner = hasFrame && (await page.locator(`main:not([${quietAttribute}])`).count()) > 0;
        // The frame, with the banner that comes after a second, is the same on every page.
        if (width === 390 && hasBanner && !frameIsKnown) await expect(banner).toBeVisible();
        const { faults: found } = await tabThrough(page, hasFrame && frameIsKnown ? 'main' : undefined);
        faults.push(...found.map((fault) => `${path}: ${fault}`));
        frameIsKnown ||= hasBanner;
      }
      expect(faults).toEqual([]);
    });
  }
}
