/**
 * Drawings of the application can be read: labels have at least 13 px as they are shown, on a phone and on a desktop.
 */
import { expect, type Page, test } from '@playwright/test';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { coverSize, figureSize } from '../../workshop/scenes/parts';
import { addressOf } from './support/hosts';
import { samplesOf } from './support/pages';
import { blockScripts, openDocument } from './support/visit';

/** Shown texts of which the letters are smaller than 13 px: the size that is set, times what is made of it by scaling. */
const smallTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    // The width of the layout is a whole number.
    const transformed = (element: Element): number => {
      const width = element instanceof HTMLElement ? element.offsetWidth : 0;
      const shown = element.getBoundingClientRect().width;
      return Math.abs(shown - width) > 1 && width > 0 ? shown / width : 1;
    };
    const small: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // What only screen readers read is clipped, and has no room.
      if (range.getBoundingClientRect().width < 2 || parent.closest('.visually-hidden')) continue;
      const scale = parent.closest('svg')?.getScreenCTM()?.a ?? transformed(parent);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < 13) small.push(`${size.toFixed(1)} px: ${text.nodeValue.trim()}`);
    }
    return small;
  });

/** How wide whole pictures are shown, in CSS px: covers where a corner of them is shown, too. */
const widthsOf = (page: Page, images: string): Promise<readonly number[]> =>
  page.locator(images).evaluateAll(async (all) => {
    const widths: number[] = [];
    for (const image of all as HTMLImageElement[]) {
      image.loading = 'eager';
      await image.decode();
      const fitted = getComputedStyle(image).objectFit === 'none';
      widths.push(fitted ? image.naturalWidth : image.getBoundingClientRect().width);
    }
    return widths;
  });

const drawn: readonly RoutePath[] = [
  '/',
  '/multi-account-management',
  '/synchronizer',
  '/rpa',
  '/teamwork',
  '/multi-profiles-management',
  '/antidetect-browser',
  '/release/3-6',
];

for (const width of [390, 1440]) {
  test(`at ${width} px the labels of scenes, covers and figures have 13 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await blockScripts(page);
    for (const locale of ['en', 'th'] as const) {
      for (const path of [...drawn, ...(await samplesOf('solution', locale)).slice(0, 1)]) {
        await openDocument(page, addressOf(locale, path));
        expect.soft(await smallTexts(page), `${locale} ${path}`).toEqual([]);
      }
    }
    for (const [path, images, size] of [
      ['/blog', 'main li img[fetchpriority]', coverSize],
      ['/blog/sample', 'main article img[fetchpriority]', coverSize],
      ['/helps/with-table', 'main figure img', figureSize],
    ] as const) {
      await openDocument(page, addressOf('en', path));
      const widths = await widthsOf(page, images);
      expect(widths.length, path).toBeGreaterThan(0);
      expect.soft((Math.min(...widths) / size.width) * size.text, path).toBeGreaterThanOrEqual(12.95);
    }
  });
}
