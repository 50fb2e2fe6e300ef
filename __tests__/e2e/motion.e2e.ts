import { expect, type Page, test } from '@playwright/test';
import { addressOf } from './support/hosts';
import { visitQuietly } from './support/visit';

/** Counts the fades between pages, those of full loads included. */
const countFades = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const fades: string[] = [];
    Object.assign(window, { fades });
    const start = document.startViewTransition?.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update as () => Promise<void>);
      transition.ready.then(
        () => fades.push('faded'),
        () => fades.push('skipped'),
      );
      return transition;
    };
    addEventListener('pagereveal', (event) => {
      if ((event as Event & { viewTransition: unknown }).viewTransition) fades.push('full load');
    });
  });
const fades = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { fades: string[] }).fades);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference';

  test(`motion ${reducedMotion}: what opens, a navigation within the site, and a full load`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await countFades(page);
    await visitQuietly(page, addressOf('en', '/faq'));
    const question = page.locator('main details').first();
    const heights = await question.evaluate(async (details: HTMLElement) => {
      const seen = new Set<number>();
      details.querySelector('summary')?.click();
      for (let frame = 0; frame < 8; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(details.offsetHeight);
      }
      return seen.size;
    });
    if (moves) expect(heights).toBeGreaterThan(2);
    else expect(heights).toBe(1);

    await page.keyboard.press('Control+k');
    const dialog = page.locator('dialog:modal');
    await expect(dialog).toBeVisible();
    if (!moves) expect(await dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
    await expect(dialog).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');

    await page.evaluate(() => {
      window.scrollTo({ top: 500, behavior: 'instant' });
      addEventListener('site:navigation-done', () => Object.assign(window, { opensAt: window.scrollY }));
    });
    await page.locator('footer a[href="/about-us"]').click();
    await expect(page).toHaveURL(addressOf('en', '/about-us'));
    // At its top at once, with the focus where Gatsby puts it.
    await expect.poll(() => page.evaluate(() => (window as { opensAt?: number }).opensAt)).toBe(0);
    await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
    await expect.poll(() => fades(page)).toEqual(moves ? ['faded'] : []);
    // A full load shows the next page as soon as it can.
    await page.evaluate(() => window.location.assign('/faq'));
    await expect(page).toHaveURL(addressOf('en', '/faq'));
    await page.waitForLoadState('networkidle');
    expect(await fades(page)).toEqual([]);
  });
}

test('with less motion nothing on the page is animated by time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/synchronizer', '/rpa', '/pricng', '/error/502'] as const) {
    await page.goto(addressOf('en', path));
    expect(
      await page.evaluate(() =>
        // What fades by scrolling follows the visitor.
        document
          .getAnimations()
          .filter(({ timeline }) => timeline instanceof DocumentTimeline)
          .map((animation) => `${(animation as CSSAnimation).animationName}`),
      ),
    ).toEqual([]);
  }
});
