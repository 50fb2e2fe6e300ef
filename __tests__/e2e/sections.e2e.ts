/**
 * The later sections of the home page are laid out when they come near (docs/pages.md, Styles and type); every way to a place on the
 * page still leads there.
 */
import { expect, type Page, test } from '@playwright/test';
import { addressOf } from './support/hosts';
import { visitQuietly } from './support/visit';

test.use({ viewport: { width: 390, height: 844 } });

const last = 'main section h2 >> nth=-1';

const isLaidOut = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

/** How far an element is from the top of the window, in px, once nothing moves any more. */
async function restingPlace(page: Page, selector: string): Promise<number> {
  const place = () => page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const now = await place();
        const isStill = now === before;
        before = now;
        return isStill;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return before;
}

test('the last section of the home page is laid out only when it comes near', async ({ page }) => {
  await visitQuietly(page, addressOf('en', '/'));
  expect(await isLaidOut(page, last)).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => isLaidOut(page, last)).toBe(true);
});

test('a reload, and Back without the browser’s cache, lead to where the visitor was', async ({ page }) => {
  const fifth = 'main div > section:nth-of-type(4) h2';
  await page.goto(addressOf('en', '/'), { waitUntil: 'load' });
  await page.locator(fifth).evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await restingPlace(page, fifth);
  await page.reload({ waitUntil: 'load' });
  expect(Math.abs((await restingPlace(page, fifth)) - place)).toBeLessThanOrEqual(2);
  await page.goto(addressOf('zh', '/links'), { waitUntil: 'load' });
  await page.goBack({ waitUntil: 'load' });
  expect(Math.abs((await restingPlace(page, fifth)) - place)).toBeLessThanOrEqual(2);
});

test('an address that names words, as a search result may, leads to a section that was never near', async ({
  page,
}) => {
  await page.goto(addressOf('en', '/'), { waitUntil: 'load' });
  const words = (await page.locator(last).textContent()) ?? '';
  await page.goto('about:blank');
  await page.goto(addressOf('en', `/#:~:text=${encodeURIComponent(words)}`), { waitUntil: 'load' });
  await expect(page.locator(last)).toBeInViewport();
});

test('paper has every section', async ({ page }) => {
  await page.goto(addressOf('en', '/'), { waitUntil: 'load' });
  await page.emulateMedia({ media: 'print' });
  expect(await isLaidOut(page, 'main div > section:nth-of-type(4) h2')).toBe(true);
});
