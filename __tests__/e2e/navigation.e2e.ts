import { expect, test } from '@playwright/test';
import article from '../../locales/en/article.json';
import { addressOf } from './support/hosts';
import { visitQuietly } from './support/visit';

test('a new page opens at its top, a hash scrolls to the anchor', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await visitQuietly(page, addressOf('en', '/helps/with-code'));
  const contents = page.locator('article').getByRole('navigation', { name: article.contents }).getByRole('link');
  const anchor = (await contents.last().getAttribute('href')) ?? '';
  await contents.last().click();
  await expect(page).toHaveURL(new RegExp(`${anchor}$`));
  await expect(page.locator(`[id="${anchor.slice(1)}"]`)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await page.locator('footer a[href="/about-us"]').click();
  await expect(page).toHaveURL(addressOf('en', '/about-us'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [title, connection, isSpared] of [
  ['with data saver', { saveData: true, effectiveType: '4g' }, true],
  ['on 4g', { saveData: false, effectiveType: '4g' }, false],
] as const) {
  test(`${title} a pointer over a link ${isSpared ? 'loads no data' : 'loads the page’s data'}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitQuietly(page, addressOf('en', '/'));
    await page.locator('header a[href="/pricing"]').first().dispatchEvent('mouseover');
    const data = '/page-data/pricing/page-data.json';
    if (isSpared) {
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      expect(asked.filter((path) => /^\/page-data\/(?!index\/|app-data)/.test(path))).toEqual([]);
    } else await expect.poll(() => asked).toContain(data);
  });
}
