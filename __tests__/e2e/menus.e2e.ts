/**
 * The menus and the picker as they are seen: groups, marks, edges (specification 2.7, docs/pages.md).
 */
import { expect, type Page, test } from '@playwright/test';
import { addressOf } from './support/hosts';
import { blockScripts, openDocument } from './support/visit';

/** The edge of an element at which its line ends, in px from the left edge of the window. */
const edge = (page: Page, selector: string, side: 'left' | 'right'): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, end) => Math.round(element.getBoundingClientRect()[end]), side);

// All of it is there without a script.
test.beforeEach(({ page }) => blockScripts(page));

test('solutions are under the headings of their page, in its order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDocument(page, addressOf('en', '/solutions'));
  const headings = await page.locator('main h2[id]').allInnerTexts();
  const groups = page.locator('header details').nth(1).locator('li > b');
  await page.locator('header summary').nth(1).click();
  await expect(groups.first()).toBeVisible();
  expect((await groups.allInnerTexts()).map((name) => name.trim())).toEqual(headings.map((name) => name.trim()));
  const first = page.locator('main section').first().locator('h3');
  const listed = page.locator('header details').nth(1).locator('li:has(> b)').first().locator('a');
  expect(await listed.allInnerTexts()).toEqual(await first.allInnerTexts());
});

test('no name in the bar takes two lines, and the bar ends within the page', async ({ page }) => {
  const faults: string[] = [];
  for (const code of ['en', 'de', 'ru', 'hi', 'th', 'pt'] as const) {
    await openDocument(page, addressOf(code, '/links'));
    for (const width of [1152, 1200, 1232, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.getByRole('banner').evaluate((header, lineHeights) => {
        const shown = [...header.querySelectorAll('a, summary, button')].filter(
          (element) => element.checkVisibility() && !element.closest('[popover]'),
        );
        const broken = shown.filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const tops = [...range.getClientRects()].filter((box) => box.width > 1).map(({ top }) => top);
          return Math.max(...tops) - Math.min(...tops) > lineHeights;
        });
        const isWide = document.documentElement.scrollWidth > window.innerWidth;
        return [...broken.map(({ textContent }) => textContent), ...(isWide ? ['wider than the page'] : [])];
      }, 16);
      faults.push(...found.map((fault) => `${code} at ${width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('the panel of languages ends where the page does', async ({ page }) => {
  await openDocument(page, addressOf('en', '/links'));
  await page.locator('button[popovertarget="languages"]').click();
  for (const width of [1920, 1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const end = await edge(page, 'header > div', 'right');
    const bar = page.locator('header > div').first();
    const gutter = await bar.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingRight));
    expect(Math.abs((await edge(page, '#languages', 'right')) - (end - gutter)), `${width} px`).toBeLessThanOrEqual(8);
    expect(await edge(page, '#languages', 'left')).toBeGreaterThanOrEqual(0);
  }
});

for (const path of ['/links', '/error/404'] as const) {
  test(`${path}: a browser without popovers shows neither languages nor menu`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Neither the attribute nor its selectors have a meaning for it.
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const answer = await route.fetch();
      const html = (await answer.text())
        .replaceAll(':popover-open', ':no-such-thing')
        .replaceAll('[popover]', '[data-popover]')
        .replaceAll(' popover="', ' data-popover="');
      // The policy names the digests of the styles as they are.
      const { 'content-security-policy': _, ...headers } = answer.headers();
      return route.fulfill({ status: answer.status(), headers, body: html });
    });
    await openDocument(page, addressOf('en', path));
    expect(await page.locator('[data-popover]').count()).toBeGreaterThan(0);
    for (const panel of await page.locator('[data-popover]').all()) await expect(panel).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('#languages')).toBeHidden();
    if (path === '/links')
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Pricing' })).toBeVisible();
  });
}
