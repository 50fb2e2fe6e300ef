/**
 * `npm run interactions [-- --runs 5]`: how long visitors wait when they use a page before its application has started, on a
 * machine four times slower than this one. Prints two medians for each action, in ms: the time from the press to the visible
 * result, and the longest event as measured by the browser (Event Timing).
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from './browsers';
import { createLocalHost } from './local-host/local-host';
import { createReferenceApi } from './reference-api/reference-api';
import { createState } from './reference-api/state';

/** The factor by which the machine is slowed down. */
const slowdown = 4;

interface Action {
  readonly name: string;
  readonly path: string;
  /** What is pressed, by a selector. */
  readonly press: string;
  /** Runs in the page: whether the result is visible. */
  readonly answered: () => boolean;
}

const actions: readonly Action[] = [
  {
    name: 'open a menu',
    path: '/',
    press: 'header details summary',
    answered: () => document.querySelector('header details')?.hasAttribute('open') === true,
  },
  {
    name: 'open the language picker',
    path: '/',
    press: 'button[popovertarget="languages"]',
    answered: () => document.querySelector('#languages')?.matches(':popover-open') === true,
  },
  {
    name: 'open the search',
    path: '/',
    press: 'header button[aria-haspopup="dialog"]',
    answered: () => document.querySelector('dialog:modal') !== null,
  },
  {
    name: 'change the price',
    path: '/pricing',
    press: 'main form input[type="radio"][value="monthly"] + *, main form label:has(input[value="monthly"])',
    answered: () => document.querySelector('main form strong')?.textContent !== document.body.dataset.before,
  },
  {
    name: 'follow a link',
    path: '/',
    press: 'header a[href="/pricing"]',
    answered: () => location.pathname === '/pricing',
  },
];

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Does the action once. @returns the ms until the result is visible, and the ms of the longest event */
async function once(page: Page, base: string, { path, press, answered }: Action): Promise<readonly [number, number]> {
  const session = await page.context().newCDPSession(page);
  await page.goto(base + path, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    document.body.dataset.before = document.querySelector('main form strong')?.textContent ?? '';
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        Object.assign(window, { longest: Math.max((window as unknown as { longest: number }).longest, duration) });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const box = await page.locator(press).first().boundingBox();
  if (!box) throw new Error(`${path} has no element "${press}" to press`);
  const pressed = Date.now();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(answered, undefined, { polling: 'raf', timeout: 20_000 });
  const seen = Date.now() - pressed;
  await page.waitForTimeout(500);
  const longest = await page.evaluate(() => (window as unknown as { longest?: number }).longest ?? 0);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return [seen, longest];
}

/** Measures all actions and prints the table. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}"; expected a number such as 5`);

  const host = await createLocalHost({ port: 0, api: createReferenceApi(createState(null)) });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  const rows: Record<string, object> = {};
  for (const action of actions) {
    const found: (readonly [number, number])[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      found.push(await once(page, `http://localhost:${host.port}`, action));
      await context.close();
    }
    rows[action.name] = {
      'seen after ms': median(found.map(([seen]) => seen)),
      'longest event ms': median(found.map(([, longest]) => longest)),
    };
  }
  console.table(rows);
  await browser.close();
  await host.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
