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

  test.describe(`motion: ${reducedMotion}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion }));

    test('a navigation within the site, and a full load', async ({ page }) => {
      await countFades(page);
      await visitQuietly(page, addressOf('en', '/faq'));
      await page.evaluate(() => {
        window.scrollTo({ top: 500, behavior: 'instant' });
        addEventListener('site:navigation-done', () => Object.assign(window, { opensAt: window.scrollY }));
      });
      await page.locator('footer a[href="/about-us"]').click();
      await expect(page).toHaveURL(addressOf('en', '/about-us'));
      // At its top at once, with the focus where Gatsby puts it.
      await expect.poll(() => page.evaluate(() => (window as { opensAt?: number }).opensAt)).toBe(0);
      await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
      expect(await page.evaluate(() => window.requestAnimationFrame.toString())).toContain('native code');
      if (moves) await expect.poll(() => fades(page)).toEqual(['faded']);
      else expect(await fades(page)).toEqual([]);
      // A full load shows the next page as soon as it can.
      await page.evaluate(() => window.location.assign('/faq'));
      await expect(page).toHaveURL(addressOf('en', '/faq'));
      await page.waitForLoadState('networkidle');
      expect(await fades(page)).toEqual([]);
    });

    test('what opens', async ({ page }) => {
      await visitQuietly(page, addressOf('en', '/faq'));
      const heights = await page
        .locator('main details')
        .first()
        .evaluate(async (details: HTMLElement) => {
          const seen = new Set<number>();
          details.querySelector('summary')?.click();
          for (let frame = 0; frame < 8; frame += 1) {
            await new Promise(requestAnimationFrame);
            seen.add(details.offsetHeight);
          }
          return [...seen];
        });
      if (moves) expect(heights.length).toBeGreaterThan(2);
      else expect(heights).toHaveLength(1);

      await page.keyboard.press('Control+k');
      const dialog = page.locator('dialog:modal');
      await expect(dialog).toBeVisible();
      const animated = await dialog.evaluate((element) => element.getAnimations().length);
      if (!moves) expect(animated).toBe(0);
      await expect(dialog).toHaveCSS('opacity', '1');
    });
  });
}

test('with less motion nothing on the page is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/synchronizer', '/rpa', '/pricng', '/error/502'] as const) {
    await page.goto(addressOf('en', path));
    expect(
      await page.evaluate(() =>
        document.getAnimations().map((animation) => `${(animation as CSSAnimation).animationName}`),
      ),
    ).toEqual([]);
  }
});

test('what is pressed shows it at once', async ({ page }) => {
  await visitQuietly(page, addressOf('en', '/'));
  for (const pressed of ['header a[href="/pricing"]', 'header button[popovertarget]', 'main a[href]', 'footer a']) {
    const element = page.locator(pressed).filter({ visible: true }).first();
    await element.hover();
    await expect(element).toHaveCSS('opacity', '1');
    await page.mouse.down();
    await expect(element).toHaveCSS('opacity', '0.6');
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await expect(element).toHaveCSS('opacity', '1');
  }
});
