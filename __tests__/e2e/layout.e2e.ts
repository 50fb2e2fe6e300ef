/**
 * How pages lie on the screen: nothing sticks out, nothing is cut off, and everything can be hit.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { enabledLocales, type LocaleCode } from '../../src/site/languages/locales';
import { addressOf } from './support/hosts';
import { samplesIn } from './support/pages';
import { answered } from './support/runtime';
import { blockScripts, openDocument } from './support/visit';

/** What makes the page wider than its window, the widest first; nothing where the page cannot be scrolled sideways. */
const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolled = document.scrollingElement?.scrollWidth ?? 0;
    if (scrolled <= width) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const parts = [...document.body.querySelectorAll('*')]
      .filter((element) => !scrolls(element.parentElement))
      .map((element) => ({ element, end: element.getBoundingClientRect().right }))
      .filter(({ end }) => end > width + 0.5)
      .sort((a, b) => b.end - a.end)
      .slice(0, 3)
      .map(({ element, end }) => `${element.outerHTML.slice(0, 160)} ends at ${Math.round(end)} of ${width} px`);
    return parts.length > 0 ? parts : [`the page is ${scrolled} px wide in a window of ${width} px`];
  });

/** Elements that cut off their own text; pictures of the application are pictures, not text. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        if (!cuts(overflowX) && !cuts(overflowY)) return false;
        // What only screen readers read is clipped on purpose.
        if (clipPath !== 'none' || element.closest('[aria-hidden="true"], [role="img"], svg')) return false;
        if (!element.checkVisibility({ visibilityProperty: true }) || !element.textContent?.trim()) return false;
        return (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `cut off: ${element.outerHTML.slice(0, 160)}`);
  });

/** Headings and names of which a line breaks inside a word: without a hyphen, no reader would break it there. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // What only screen readers read is clipped, itself or with what it stands in.
    const clipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || clipped(element.parentElement));
    // Of Khmer, which has no spaces between words, titles alone.
    const khmer = document.documentElement.lang === 'km-KH' ? new Intl.Segmenter('km', { granularity: 'word' }) : null;
    const places = khmer ? 'h1' : 'h1, h2, h3, h4, th, dt, strong, summary, button';
    const names = [...document.body.querySelectorAll(places)];
    const broken = names.flatMap((name) => {
      const hidden = !name.checkVisibility({ visibilityProperty: true }) || name.closest('[aria-hidden="true"]');
      if (hidden || clipped(name)) return [];
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // A soft hyphen, a dash and a slash are places to break at.
        const all = text.nodeValue ?? '';
        const spaced = [...all.matchAll(/[^\s\u00ad\u200b/–—-]+/g)].map(({ 0: segment, index }) => ({
          segment,
          index,
        }));
        for (const { segment: word, index } of khmer ? khmer.segment(all) : spaced) {
          const range = document.createRange();
          // The hyphen at the end of the line above would count as a part of the word after it.
          range.setStart(text, all[index - 1] === '\u00ad' ? index + 1 : index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top | 0));
          if (lines.size > 1) words.push(`broken in <${name.localName}>: ${word}`);
        }
      }
      return words;
    });
    return [...new Set(broken)];
  });

/** Texts, also of drawings, whose letters are smaller than 13 px: the size that is set, times what is made of it by scaling. */
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
      // What only screen readers read is clipped, and has no room; code is set smaller.
      if (range.getBoundingClientRect().width < 2 || parent.closest('.visually-hidden, code')) continue;
      const scale = parent.closest('svg')?.getScreenCTM()?.a ?? transformed(parent);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < 13) small.push(`${size.toFixed(1)} px: ${text.nodeValue.trim()}`);
    }
    return small;
  });

/** Languages that are written without spaces between words. */
const withoutSpaces: readonly LocaleCode[] = ['zh', 'tc', 'jp', 'th', 'km'];

/** How many pages of a template are looked at: more where words or lines are hard to lay out. */
const ofEach: Partial<Record<LocaleCode, number>> = { en: Number.POSITIVE_INFINITY, de: 2, th: 2, zh: 2 };

async function asDocument(page: Page, context: BrowserContext): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answered(context, 'refused');
  await blockScripts(page);
}

/** Languages that are looked at with text of twice the size, and those whose words are the longest, on wider screens. */
const withLargeText: readonly LocaleCode[] = ['de', 'th'];
const withLongWords: readonly LocaleCode[] = ['de', 'nl', 'pl', 'ru', 'uk'];

/** How a page is looked at: the window's width in px, the size of its text, and what is looked for. */
type Look = readonly [width: number, size: string, ...faultsIn: ((page: Page) => Promise<readonly string[]>)[]];

function looksAt(locale: LocaleCode): readonly Look[] {
  const letters = locale === 'en' || locale === 'th' ? [smallTexts] : [];
  const words = locale !== 'km' && withoutSpaces.includes(locale) ? [] : [brokenWords];
  // A phone of the narrowest kind, and large text on a wide and on half a screen.
  const large = [
    [320, '100%', sticksOut, cutOff],
    [320, '200%', sticksOut, cutOff],
    [640, '200%', sticksOut, cutOff],
    [1280, '200%', sticksOut, cutOff],
  ] as const satisfies readonly Look[];
  return [
    [360, '100%', sticksOut, ...words, ...letters],
    ...(letters.length > 0 ? [[1440, '100%', ...letters] as const] : []),
    ...(withLargeText.includes(locale) ? large : []),
    ...(withLongWords.includes(locale) ? [768, 1152, 1440] : []).map(
      (width) => [width, '100%', sticksOut, ...words] as const,
    ),
  ];
}

for (const locale of enabledLocales) {
  const looks = looksAt(locale);
  test(`${locale}: nothing sticks out, is cut off or broken inside a word`, async ({ page, context }) => {
    test.setTimeout(180_000);
    await asDocument(page, context);
    const paths = await samplesIn(locale, ofEach[locale] ?? 1);
    const faults: string[] = [];
    for (const path of paths) {
      await openDocument(page, addressOf(locale, path));
      for (const [width, size, ...faultsIn] of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        for (const find of faultsIn) {
          faults.push(...(await find(page)).map((fault) => `${path} at ${width} px, ${size}: ${fault}`));
        }
      }
    }
    // The fixed pages, at the least.
    expect(paths.length).toBeGreaterThanOrEqual(12);
    expect(faults).toEqual([]);
  });
}

test('no font is fetched for headings of scripts that the face lacks', async ({ page, context }) => {
  await asDocument(page, context);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  for (const locale of ['zh', 'th', 'km', 'hi', 'jp', 'ko'] as const) {
    await openDocument(page, addressOf(locale, '/'));
    await page.evaluate(() => document.fonts.ready);
  }
  expect(fonts).toEqual([]);
});
