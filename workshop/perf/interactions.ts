/**
 * `npm run interactions [-- --runs 5 --hover 0]`: how long visitors wait when they use a page before its application has
 * started, on a machine four times slower than this one. Prints two medians for each action, in ms: the time from the press to
 * the visible result, and the longest event as measured by the browser (Event Timing). `--hover` is how long the pointer lies
 * on what is pressed before, in ms: a visitor's hand needs a few hundred, in which the application begins to start.
 */

import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../build/browsers';
import { createLocalHost } from '../local/host/local-host';
import { createReferenceApi } from '../local/reference-api/reference-api';
import { createState } from '../local/reference-api/state';
import { runCommand } from '../run-command';
import { median, whole } from './numbers';

const slowdown = 4;

/**
 * What is pressed on a page, by a selector; the expression that tells, in the page, whether the result is visible; and the
 * milliseconds between pressing and letting go, where the press has an answer of its own.
 */
type Action = readonly [page: string, press: string, isVisible: string, held?: number];

const shows = (selector: string): string => `document.querySelector('${selector}') !== null`;
const price = `document.querySelector('main form strong').textContent`;
const monthly = 'main form input[type="radio"][value="monthly"] + *, main form label:has(input[value="monthly"])';
const link = 'header a[href="/pricing"]';
const actions: Readonly<Record<string, Action>> = {
  'open a menu': ['/', 'header details summary', shows('header details[open]')],
  'open the language picker': ['/', 'button[popovertarget="languages"]', shows('#languages:popover-open')],
  'open the search': ['/', 'header button[aria-haspopup="dialog"]', shows('dialog:modal')],
  'change the price': ['/pricing', monthly, `${price} !== (globalThis.priceBefore ??= ${price})`],
  'press a link': ['/', link, shows(`${link}:active`), 80],
  'see the page of a link': ['/', link, `location.pathname === '/pricing'`],
};

/**
 * A script for every document: it notes the press by the browser's own time stamp, the end of the first frame that shows the
 * result, and the longest event, all in the session, which outlives the page that a link leaves. It is text, since what
 * Playwright evaluates later is forbidden by the policy of the pages.
 */
const notesOf = (isVisible: string): string => `
  const { timeOrigin } = performance;
  const isPressed = () => 'test.pressed' in sessionStorage;
  const isVisible = () => ${isVisible};
  const look = () => {
    if (!isVisible()) return requestAnimationFrame(look);
    setTimeout(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const pressed = Number(sessionStorage['test.pressed']);
      const isNext = timeOrigin > pressed;
      if (isNext && painted === 0) return look();
      sessionStorage['test.seen'] = timeOrigin + (isNext ? painted : performance.now()) - pressed;
    });
  };
  if (isPressed()) look();
  addEventListener('pointerdown', ({ timeStamp }) => {
    sessionStorage['test.pressed'] = timeOrigin + timeStamp;
    // What the result differs from is what is there now.
    isVisible();
    requestAnimationFrame(look);
  }, { capture: true, once: true });
  new PerformanceObserver((list) => {
    if (!isPressed()) return;
    for (const { duration } of list.getEntries()) {
      sessionStorage['test.longest'] = Math.max(Number(sessionStorage['test.longest'] ?? 0), duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/** Does the action once. @returns the ms until the result is visible, and the ms of the longest event */
async function measureOnce(page: Page, base: string, [path, press, isVisible, held = 0]: Action, hover: number) {
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(notesOf(isVisible));
  await page.goto(base + path, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  const box = await page.locator(press).first().boundingBox();
  if (!box) throw new Error(`${path} has no element "${press}" to press`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const center = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...center);
  await page.waitForTimeout(hover);
  await page.mouse.click(...center, { delay: held });
  await page.waitForFunction(() => 'test.seen' in sessionStorage, null, { polling: 100, timeout: 20_000 });
  // The browser tells of an event after the frame that it led to.
  await page.waitForTimeout(500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => ({
    seen: Number(sessionStorage['test.seen']),
    longest: Number(sessionStorage['test.longest'] ?? 0),
  }));
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { runs: { ...text, default: '5' }, hover: { ...text, default: '0' } } });
  const [runs, hover] = [whole('--runs', values.runs), Number(values.hover)];
  if (!(hover >= 0)) throw new Error(`--hover is "${values.hover}"; expected milliseconds such as 150`);
  const host = await createLocalHost({ port: 0, api: createReferenceApi(createState(null)) });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  try {
    const rows: Record<string, object> = {};
    for (const [name, action] of Object.entries(actions)) {
      const found: Awaited<ReturnType<typeof measureOnce>>[] = [];
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
        found.push(await measureOnce(await context.newPage(), `http://localhost:${host.port}`, action, hover));
        await context.close();
      }
      rows[name] = {
        'seen after ms': Math.round(median(found.map(({ seen }) => seen))),
        'longest event ms': median(found.map(({ longest }) => longest)),
      };
    }
    // An ES module, which a CommonJS one imports when it runs.
    const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js');
    const machine = await (await browser.newPage()).evaluate(pageFunctions.computeBenchmarkIndex);
    console.table(rows);
    console.log(`machine: ${Math.round(machine)} (Lighthouse's benchmark index)`);
  } finally {
    await browser.close();
    await host.close();
  }
}

runCommand(main);
