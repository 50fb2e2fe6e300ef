/**
 * The first screen of a page needs the styles in its document alone; what is below is linked where it begins (docs/pages.md, Styles and type).
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import pMap from 'p-map';
import { belowAttribute } from '../../src/browser/document/below-styles';
import { addressOf } from './support/hosts';
import { everyTemplate } from './support/pages';

const linked = /\/below-[0-9a-f]{8}\.css$/;

/** Takes what comes after the end of the first screen away, or only out of sight; whether the page has such an end. */
const withoutBelow = (page: Page, isTaken: boolean): Promise<boolean> =>
  page.evaluate(
    ([attribute, take]) => {
      const place = document.querySelector(`[${attribute}]`);
      if (!place?.querySelector('link')) return false;
      const after = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => place.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
      );
      for (const element of after) {
        if (take) element.remove();
        else element.style.setProperty('visibility', 'hidden', 'important');
      }
      return true;
    },
    [belowAttribute, isTaken] as const,
  );

/** A picture of the first screen, and whether the page has one of its own; without scripts, so that nothing else changes it. */
async function firstScreen(context: BrowserContext, address: string, isTaken: boolean) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const isDivided = await withoutBelow(page, isTaken);
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return { isDivided, picture };
}

for (const width of [390, 1440]) {
  test(`at ${width} px the first screen of every template is whole before the linked styles come`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const options = { viewport: { width, height: 844 }, javaScriptEnabled: false, reducedMotion: 'reduce' } as const;
    const whole = await browser.newContext(options);
    const waiting = await browser.newContext(options);
    await waiting.route(linked, (route) => route.abort());
    const found = await pMap(
      await everyTemplate(1),
      async ([locale, path]) => {
        const address = addressOf(locale, path);
        const { isDivided, picture } = await firstScreen(whole, address, false);
        const isSame = picture.equals((await firstScreen(waiting, address, true)).picture);
        return { address, isDivided, isSame };
      },
      { concurrency: 2 },
    );
    expect(found.filter(({ isDivided }) => isDivided).length).toBeGreaterThan(20);
    expect(found.filter(({ isDivided, isSame }) => isDivided && !isSame)).toEqual([]);
    await whole.close();
    await waiting.close();
  });
}

test('what is below waits for its styles, and the first screen does not', async ({ page }) => {
  let give = (): void => {};
  const asked = new Promise<void>((resolve) => {
    give = resolve;
  });
  await page.route(linked, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(addressOf('en', '/'), { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  const footer = page.locator('footer');
  expect(await footer.count()).toBe(0);
  give();
  await expect(footer).toBeVisible();
});
