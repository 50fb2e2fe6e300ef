/**
 * Nothing jumps: not while a page arrives, not when its face, its services and its banners come late.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import pMap from 'p-map';
import { addressOf, ask } from './support/hosts';
import { everyTemplate } from './support/pages';
import { recordShifts, type Shift, shiftsOf } from './support/shifts';
import { hydrated } from './support/visit';

/** Time in ms after which everything has appeared that appears by itself; the chat, after 3 s, is the last. */
const settled = 4_500;

/** Scrolls a page to its end, a window at a time, so that all that comes late comes. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  });

/** The shifts of a visit that read one page from its beginning to its end. */
async function shiftsWhileReading(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(settled);
  // An error page leaves by itself; then there is another page to look at.
  await scrollThrough(page).catch(() => {});
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < 0.005 ? [] : shifts.map(({ value, moved }) => `${address}: ${value.toFixed(4)} ${moved.join(', ')}`);
}

for (const locale of ['en', 'vn', 'ru'] as const) {
  test(`${locale}: nothing moves or waits when the face of the headings comes late`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await recordShifts(context);
    await context.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    const page = await context.newPage();
    const font = page.waitForResponse((response) => response.url().endsWith('.woff2'));
    await page.goto(addressOf(locale, '/'), { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check('600 72px Geologica', 'a'))).toBe(false);
    expect((await font).status()).toBe(200);
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftsOf(page, 0.001)).toEqual([]);
    await context.close();
  });
}

const parts = [0, 1, 2] as const;
for (const width of [360, 1440]) {
  for (const part of parts) {
    test(`at ${width} px no template shifts, with all services (part ${part})`, async ({ browser }) => {
      test.setTimeout(120_000);
      const pages = await everyTemplate(width === 360 ? 2 : 1);
      const faults = await pMap(
        pages.filter((_page, place) => place % parts.length === part),
        async ([locale, path]) => {
          // A visitor who has not answered yet, on every page.
          const context = await browser.newContext({ viewport: { width, height: 800 } });
          await recordShifts(context);
          const found = await shiftsWhileReading(context, addressOf(locale, path));
          await context.close();
          return found;
        },
        { concurrency: 6 },
      );
      expect(faults.flat()).toEqual([]);
    });
  }
}

test('/browser-check: nothing moves on a slow machine, where values come late', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 900 } });
  await recordShifts(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await page.goto(addressOf('en', '/browser-check'));
  await expect(page.locator('[data-contradictions]')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('main table').first()).toBeVisible();
  await page.waitForTimeout(1_000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(await shiftsOf(page, 0.005)).toEqual([]);
  await context.close();
});

for (const [locale, width] of [
  ['de', 390],
  ['en', 1280],
  ['th', 1440],
] as const) {
  test(`${locale}, ${width} px: no entry of an open menu moves when pictures and lines come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf(locale, '/links'), { waitUntil: 'load' });
    if (width < 1_000) await page.locator('#menu').evaluate((menu) => (menu as HTMLElement).showPopover());
    const menu = page.locator('#menu details').first();
    await menu.evaluate((details) => details.setAttribute('open', ''));
    // It unfolds.
    await page.waitForTimeout(500);
    const places = () =>
      menu.locator('ul, a').evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
    const before = await places();
    await expect(menu.locator('small')).toHaveCount(0);
    await hydrated(page);
    await expect(menu.locator('small').first()).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

/** Pages with a part whose neighbors come later: where the HTML is cut off for a while. */
const lateParts = [
  ['/pre-sales', '</li>'],
  ['/download', '<time'],
  ['/partner-plan', '</figure>'],
  ['/about-us', '</dd>'],
  ['/referral-program', '</dd>'],
  ['/synchronizer', '</h3>'],
  ['/', '</h1>'],
  ['/', '</h3>'],
  ['/', '</label>'],
  ['/pricing', '<output aria-live'],
  ['/antidetect-browser', 'Consistent</span>'],
] as const;

/** How long the HTML of a page pauses, in ms. */
const pauseMs = 3_000;

/** Opens a page whose HTML pauses at a place. @returns when it was painted first, in ms, and what moved */
async function openInTwo(
  browser: Browser,
  html: string,
  cut: number,
): Promise<{ painted: number; shifts: readonly Shift[] }> {
  const server = createServer((asked, answer) => {
    if (asked.url !== '/') return answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, cut));
    return setTimeout(() => answer.end(html.slice(cut)), pauseMs);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const context = await browser.newContext({ viewport: { width: 1440, height: 2400 } });
  await recordShifts(context);
  const page = await context.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const paint = (): Promise<number> =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await expect.poll(paint).toBeGreaterThan(0);
  await page.waitForTimeout(200);
  // Smaller is what no eye sees.
  const found = { painted: await paint(), shifts: await shiftsOf(page, 0.0005) };
  await context.close();
  server.closeAllConnections();
  server.close();
  return found;
}

test('nothing moves when the rest of what stands beside a part comes later', async ({ browser, request }) => {
  await pMap(
    lateParts,
    async ([path, end]) => {
      const html = await (await ask(request, addressOf('en', path))).text();
      const { painted, shifts } = await openInTwo(browser, html, html.indexOf(end, html.indexOf('<main')));
      expect(painted, `${path} is shown before all of it is there`).toBeLessThan(pauseMs);
      expect(shifts, path).toEqual([]);
    },
    { concurrency: 4 },
  );
});

test('the header is shown when all of it is there', async ({ browser, request }) => {
  const html = await (await ask(request, addressOf('en', '/links'))).text();
  await pMap(['<nav', 'aria-controls="site-search"', 'popovertarget="menu"'], async (part) => {
    const { painted, shifts } = await openInTwo(browser, html, html.lastIndexOf('<', html.indexOf(part)));
    expect(painted, `its HTML pauses at ${part}`).toBeGreaterThanOrEqual(pauseMs);
    expect(shifts, part).toEqual([]);
  });
});
