import { expect, type Locator, type Page } from '@playwright/test';
import type { LocaleCode } from '../../src/site/languages/locales';
import { messagesIn } from './support/messages';
import { answered, test } from './support/runtime';

/** What may want the visitor's attention at the foot of a page. */
const parts = (page: Page, locale: LocaleCode) => {
  const shell = messagesIn(locale, 'shell');
  return {
    question: page.locator('dialog[open]'),
    banner: page.locator('aside[data-phase="shown"]'),
    prompt: page.locator('#site-one-tap'),
    chat: page
      .getByRole('button', { name: shell.chat.open, exact: true })
      .or(page.locator('iframe[id^="site-chat-"]'))
      // For a moment there are both.
      .first(),
  };
};

const shown = async (part: Locator): Promise<boolean> => (await part.count()) > 0 && part.first().isVisible();

async function boxOf(part: Locator) {
  const box = await part.first().boundingBox();
  if (!box) throw new Error('There is no box');
  return box;
}

/** Whether two parts lie on one another. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.describe('on a phone one thing asks at a time', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const locale of ['en', 'de'] as const) {
    test(`${locale}: the question comes first, then banner and chat, then the prompt`, async ({ page, site }) => {
      const shell = messagesIn(locale, 'shell');
      await page.goto(site.address(locale, '/'));
      const { question, banner, prompt, chat } = parts(page, locale);
      await expect(question).toBeVisible();
      // The chat, too, has come after five seconds: it waits beneath the question.
      await page.waitForTimeout(5_000);
      expect([await shown(banner), await shown(prompt), await shown(chat)]).toEqual([false, false, false]);
      expect(await overlap(question, page.locator('h1'))).toBe(false);

      await question.getByRole('button', { name: shell.consent.accept }).tap();
      await expect(question).toBeHidden();
      await expect(banner).toBeVisible();
      // Close on the left, register on the right (specification 2.7), also where each has a row of its own, as in German.
      const [close, register] = [await boxOf(banner.locator('button')), await boxOf(banner.locator('a'))];
      expect(register.x).toBeGreaterThan(close.x + close.width);
      await expect(chat).toBeVisible({ timeout: 15_000 });
      expect(await shown(prompt)).toBe(false);
      await expect.poll(() => overlap(banner, chat)).toBe(false);
      expect(await overlap(banner, page.locator('h1'))).toBe(false);

      await page.keyboard.press('Shift');
      await expect(prompt).toBeVisible();
      await expect(banner).toBeHidden();
      await expect(chat).toBeHidden();
      expect(await overlap(prompt, page.locator('h1'))).toBe(false);
      await page.frameLocator('#site-one-tap').getByRole('button', { name: 'Not now' }).tap();
      await expect(banner).toBeVisible();
      await expect(chat).toBeVisible();
    });
  }
});

test('on a desktop the prompt comes after the first step, and covers nothing', async ({ page, site, context }) => {
  await answered(context, 'granted');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.address('en', '/privacy'));
  const { prompt, chat } = parts(page, 'en');
  await expect(chat).toBeVisible({ timeout: 15_000 });
  expect(await prompt.count()).toBe(0);
  await page.keyboard.press('Shift');
  await expect(prompt).toBeVisible();
  const contents = page.locator('nav').filter({ has: page.locator('a[href^="#"]') });
  for (const part of [contents, page.locator('h1'), chat]) expect(await overlap(prompt, part)).toBe(false);
});
