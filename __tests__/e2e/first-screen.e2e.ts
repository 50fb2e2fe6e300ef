/**
 * The first screen of a page needs the styles in its document alone; what is below is linked where it begins (docs/pages.md, Styles and type).
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import pMap from 'p-map';
import sharp from 'sharp';
import { belowAttribute } from '../../src/browser/platform/below-styles';
import { addressOf } from './support/hosts';
import { everyTemplate } from './support/pages';
import { holdBack, visitQuietly } from './support/visit';

const linked = /\/below-[0-9a-f]{8}\.css$/;

/**
 * Takes what comes after the end of the first screen away, or only out of sight.
 * @returns the height of what is left in the window, in px; null on a page whose first screen has no end
 */
const withoutBelow = (page: Page, isTaken: boolean): Promise<number | null> =>
  page.evaluate(
    ([attribute, take]) => {
      const place = document.querySelector(`[${attribute}]`);
      if (!place?.querySelector('link')) return null;
      const isAfter = (element: Element): boolean =>
        place.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
      const all = [...document.querySelectorAll<HTMLElement>('body *')];
      for (const element of all.filter(isAfter)) {
        if (take) element.remove();
        else element.style.setProperty('visibility', 'hidden', 'important');
      }
      const texts = [...document.querySelectorAll('main :is(h1, p, a, button, li, img)')];
      const bottoms = texts.filter((text) => !isAfter(text)).map((text) => text.getBoundingClientRect().bottom);
      return Math.floor(Math.min(innerHeight, Math.max(100, ...bottoms)));
    },
    [belowAttribute, isTaken] as const,
  );

/** A picture of the first screen, without scripts, so that nothing else changes it; null on a page whose first screen has no end. */
async function firstScreen(context: BrowserContext, address: string, isTaken: boolean): Promise<Buffer | null> {
  const page = await context.newPage();
  // Symbols of another file (static/solutions.svg) may come after the load event.
  await page.goto(address, { waitUntil: 'networkidle' });
  const height = await withoutBelow(page, isTaken);
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: height ?? 0 };
  const picture = height === null ? null : await page.screenshot({ animations: 'disabled', clip });
  await page.close();
  return picture;
}

/** Whether no color differs by more than the rounding of a gradient. */
async function looksSame(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  return a?.length === b?.length && a?.every((level, place) => Math.abs(level - (b?.[place] ?? 0)) <= 1) === true;
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
    const pages = (await everyTemplate(1)).map(([locale, path]) => addressOf(locale, path));
    const looks = await pMap(
      pages,
      async (address) => {
        const picture = await firstScreen(whole, address, false);
        const other = picture && (await firstScreen(waiting, address, true));
        return other && { address, isSame: await looksSame(picture, other) };
      },
      { concurrency: 2 },
    );
    const divided = looks.filter((look) => look !== null);
    expect(divided.length).toBeGreaterThan(4);
    expect(divided.filter(({ isSame }) => !isSame)).toEqual([]);
    await whole.close();
    await waiting.close();
  });
}

test('what is below waits for its styles, and the first screen does not', async ({ page }) => {
  const give = await holdBack(page, linked);
  await page.goto(addressOf('en', '/partner-plan'), { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.locator('footer').count()).toBe(0);
  give();
  await expect(page.locator('footer')).toBeVisible();
});

test('styles of a page that was left stay for the others', async ({ page }) => {
  await visitQuietly(page, addressOf('en', '/partner-plan'));
  const footer = page.locator('footer');
  const look = () => footer.evaluate((element) => getComputedStyle(element).backgroundColor + element.clientHeight);
  const before = await look();
  await page.locator('header a[href="/pricing"]').click();
  await expect(page).toHaveURL(addressOf('en', '/pricing'));
  await expect.poll(() => page.locator('[data-below] link').count()).toBe(0);
  expect(await look()).toBe(before);
});
