/**
 * The Content-Security-Policy (docs/pages.md): one for all pages, without anything inline but the styles that the build names, and
 * nothing that a visitor does breaks it; for the pages of every template see templates.e2e.ts.
 */
import { expect, type Page, test as plain } from '@playwright/test';
import { addressOf } from './support/hosts';
import { violationsIn } from './support/policy';
import { answered, test } from './support/runtime';

const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

test('search, navigation, chat, statistics and one-tap sign-in run under it', async ({ page, site, context }) => {
  const violations = await violationsIn(context);
  await answered(context, 'granted');
  await page.goto(site.address('en', '/blog'));
  await page.keyboard.press('Control+k');
  const search = page.locator('dialog:modal');
  await search.locator('input').fill('proxy');
  await expect(search.locator('ol a').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('main a[href^="/blog/"]').first().click();
  await expect(page.locator('main article')).toBeVisible();
  await expect(page.locator('#site-one-tap')).toBeVisible();
  await expect(page.locator('iframe[id^="site-chat-"]')).toBeAttached({ timeout: 15_000 });
  await settle(page);
  expect(violations).toEqual([]);
});

plain('it holds: a script that stands inline does not run, nor one from elsewhere', async ({ page, context }) => {
  const violations = await violationsIn(context);
  await page.goto(addressOf('en', '/faq'), { waitUntil: 'load' });
  await page.evaluate(() => {
    const inline = document.createElement('script');
    inline.textContent = 'window.ran = true';
    const foreign = Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' });
    const handler = document.createElement('div');
    handler.setAttribute('onclick', 'window.ran = true');
    document.body.append(inline, foreign, handler);
    handler.click();
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(violations.map((violation) => violation.split(' ')[0]).sort()).toEqual([
    'script-src-attr',
    'script-src-elem',
    'script-src-elem',
  ]);
});
