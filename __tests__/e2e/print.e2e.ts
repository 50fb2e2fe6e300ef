/**
 * Paper: every template as it is printed.
 */
import { expect, type Page, test } from '@playwright/test';
import { themeKey } from '../../src/browser/pieces/theme-key';
import { addressOf } from './support/hosts';
import { everyTemplate } from './support/pages';
import { blockScripts, blockServices, openDocument, visit } from './support/visit';

/** What a service, a widget or an extension may add to a document. */
const addToPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const added = '<div style="position: fixed; inset: auto 0 0; display: block !important">Added</div>';
    document.body.insertAdjacentHTML('afterbegin', added);
    document.body.insertAdjacentHTML('beforeend', `${added}<dialog open>Added</dialog>`);
    document.documentElement.insertAdjacentHTML('beforeend', added);
    document.getElementById('___gatsby')?.insertAdjacentHTML('beforeend', added);
    document.querySelector('main')?.insertAdjacentHTML('beforebegin', added);
  });

/** What is seen although it is no part of the content, and what of the content is folded, moves with the window, or is too faint on white. */
const faultsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const name = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120);
    const main = document.getElementById('content');
    const faults: string[] = [];
    for (const element of document.querySelectorAll('html *')) {
      const isAround = element === main || element.contains(main);
      if (!isAround && !main?.contains(element) && isSeen(element)) faults.push(`no content: ${name(element)}`);
    }
    for (const details of main?.querySelectorAll('details') ?? []) {
      const [answer] = [...details.children].filter(({ localName }) => localName !== 'summary');
      if (isSeen(details) && answer && (!isSeen(answer) || answer.getBoundingClientRect().height === 0))
        faults.push(`folded: ${name(details)}`);
    }
    /** Red, green, blue and alpha of a color, 0 to 1. */
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const channels = (color: string): number[] => {
      if (!canvas) return [];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => channel / 255);
    };
    const light = (color: number[]): number => {
      const [red = 0, green = 0, blue = 0] = color.map((c) =>
        c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** Whether it, or what it stands in, has a ground of its own that is printed. */
    const isPainted = (element: Element | null): boolean => {
      if (!element || element === main) return false;
      const { backgroundColor, printColorAdjust } = getComputedStyle(element);
      const ground = channels(backgroundColor);
      if (printColorAdjust === 'exact' && ground[3] === 1 && light(ground) < 0.3) return true;
      return isPainted(element.parentElement);
    };
    const texts = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      // Drawings keep their colors, and what only screen readers read has none.
      if (!element || !text.textContent?.trim() || element.closest('svg, script, [role="img"], [aria-hidden="true"]'))
        continue;
      if (!isSeen(element) || getComputedStyle(element).clipPath !== 'none') continue;
      const contrast = 1.05 / (light(channels(getComputedStyle(element).color)) + 0.05);
      if (contrast < 4.5 && !isPainted(element)) seen.add(`faint on white (${contrast.toFixed(1)}): ${name(element)}`);
    }
    return [...faults, ...seen].slice(0, 8);
  });

test('every template prints its content alone, unfolded and legible', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), themeKey);
  await blockScripts(page);
  const faults: string[] = [];
  for (const [locale, path] of await everyTemplate(2)) {
    await openDocument(page, addressOf(locale, path));
    // Here, because a navigation forgets it while scripts are blocked.
    await page.emulateMedia({ media: 'screen' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
    await addToPage(page);
    faults.push(...(await faultsIn(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('questions are printed with their answers, also while motion is allowed', async ({ page }) => {
  await blockServices(page);
  await visit(page, addressOf('km', '/faq'));
  await page.emulateMedia({ media: 'print' });
  const questions = page.locator('main details');
  expect(await questions.count()).toBeGreaterThan(3);
  for (const question of await questions.all()) {
    await expect(question).not.toHaveAttribute('open');
    await expect(question.locator('p').first()).toBeVisible();
    expect((await question.boundingBox())?.height).toBeGreaterThan(70);
  }
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test('an article is printed without what leads to others, and code and tables whole', async ({ page }) => {
  await blockServices(page);
  await page.setViewportSize({ width: 794, height: 1123 });
  await visit(page, addressOf('en', '/blog/sample'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(
    page.locator('main a[rel="next"], main a[rel="prev"], main a.anchor').filter({ visible: true }),
  ).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main time').first()).toBeVisible();
  const cut = await page
    .locator('main pre, main .scroller')
    .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length);
  expect(cut).toBe(0);
});
