/**
 * Chromium and Firefox, driven by puppeteer: Chromium by its own protocol, Firefox by WebDriver BiDi.
 */
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { chromiumArgs } from '../../../workshop/build/browsers';
import type { Browser, Window } from './browser';

/** Starts a Chromium. */
export const startChromium = (executablePath: string): Promise<Browser> =>
  start({ executablePath, args: [...chromiumArgs] });

/** Starts a Firefox. */
export const startFirefox = (executablePath: string): Promise<Browser> => start({ browser: 'firefox', executablePath });

async function start(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: null });
  return {
    newWindow: async () => {
      const visitor = await browser.createBrowserContext();
      return windowOf(await visitor.newPage(), () => visitor.close());
    },
    close: () => browser.close(),
  };
}

const windowOf = (page: Page, close: () => Promise<void>): Window => ({
  open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
  run: async <A extends readonly unknown[], T>(work: (...args: A) => T, ...args: A) =>
    (await page.evaluate(`(${work})(...${JSON.stringify(args)})`)) as T,
  clickAt: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  resize: (width, height) => page.setViewport({ width, height }),
  close,
});
