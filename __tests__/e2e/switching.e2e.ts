/**
 * Switching language in the picker (docs/routing.md). Where the picker of every page leads is in `__tests__/built/pickers.built.ts`.
 */
import { expect, type Page, test } from '@playwright/test';
import { type LocaleCode, localeOf } from '../../src/site/languages/locales';
import { localOrigin } from './support/hosts';
import { hostOf, pathIn } from './support/paths-again';
import { cookieDays } from './support/runtime';
import { visitQuietly } from './support/visit';

/** Opens a page and follows its picker. */
async function choose(page: Page, address: string, code: LocaleCode): Promise<void> {
  await visitQuietly(page, address);
  await page.locator('button[popovertarget="languages"]').click();
  await page.locator(`#languages a[data-locale="${code}"]`).click();
}

test('query and hash go along where the path is kept', async ({ page }) => {
  await choose(page, `${localOrigin('global')}/pricing?plan=team#content`, 'de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page).toHaveURL(`${localOrigin('global')}/de/pricing?plan=team#content`);
});

/** Within a host, between hosts, and back; where a page leads is in `__tests__/built/pickers.built.ts`. */
const ways = [
  ['fil', 'en', '?utm_source=mail&utm_medium=x'],
  ['de', 'zh', '?gclid=1'],
  ['ru', 'jp', '?gclid=1'],
] as const;

for (const [from, to, query] of ways) {
  test(`from ${from} to ${to} the choice is stored, and the page is whole, and stays so`, async ({ page, context }) => {
    const home = pathIn(from, '/').replace(/([^/])$/, '$1/');
    await choose(page, localOrigin(hostOf(from)) + home + query, to);
    const target = pathIn(to, '/').replace(/([^/])$/, '$1/');
    await expect(page).toHaveURL(`${localOrigin(hostOf(to))}${target}${query}`);
    const cookie = (await context.cookies(localOrigin('global'))).find(({ name }) => name === 'locale');
    expect(cookie).toMatchObject({ value: to, domain: 'localhost', path: '/', sameSite: 'Lax' });
    expect(Math.abs(((await cookieDays(context, 'locale')) ?? 0) - 365)).toBeLessThan(0.1);
    const { tag } = localeOf(to);
    const whole = async (): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('#languages a[aria-current="true"]')).toHaveAttribute('data-locale', to);
      for (const link of await page.locator('header a[data-account="register"]').all()) {
        await expect(link).toHaveAttribute('href', new RegExp(`[?&]lang=${tag}(&|$)`));
      }
    };
    await whole();
    await page.waitForLoadState('networkidle');
    await page
      .locator(`header a[href="${pathIn(to, '/pricing')}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    const pricing = localOrigin(hostOf(to)) + pathIn(to, '/pricing');
    await expect(page).toHaveURL(pricing);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', pricing);
    await whole();
  });
}

for (const [from, languages] of [
  ['zh', 'zh-CN'],
  ['ru', 'ru-RU'],
] as const) {
  test(`a ${languages} browser that chooses English finds English in a new tab`, async ({ browser }) => {
    const context = await browser.newContext({ locale: languages });
    const page = await context.newPage();
    await choose(page, `${localOrigin(from)}/?ref=ABC`, 'en');
    await expect(page).toHaveURL(`${localOrigin('global')}/?ref=ABC`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');

    const another = await context.newPage();
    await another.goto(`${localOrigin('global')}/`);
    await expect(another).toHaveURL(`${localOrigin('global')}/`);
    await expect(another.locator('html')).toHaveAttribute('lang', 'en-US');
    await context.close();
  });
}
