/**
 * `npm run interactions [-- --runs 5 --hover 0]`: how long visitors wait when they use a page before its application has
 * started, on a machine four times slower than this one. Prints two medians for each action, in ms: the time from the press to
 * the visible result, and the longest event as measured by the browser (Event Timing). `--hover` is how long the pointer lies
 * on what is pressed before, in ms: a visitor's hand needs a few hundred, in which the application begins to start.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../build/browsers';
import { createLocalHost } from '../local/host/local-host';
import { createReferenceApi } from '../local/reference-api/reference-api';
import { createState } from '../local/reference-api/state';

/** The factor by which the machine is slowed down. */
const slowdown = 4;

interface Action {
  readonly name: string;
  readonly path: string;
  /** What is pressed, by a selector. */
  readonly press: string;
  /** Milliseconds between pressing and letting go, where the press has an answer of its own. */
  readonly held?: number;
  /** A function, as text, that runs in the page: whether the result is visible. */
  readonly answered: string;
}

const actions: readonly Action[] = [
  {
    name: 'open a menu',
    path: '/',
    press: 'header details summary',
    answered: `() => document.querySelector('header details').open`,
  },
  {
    name: 'open the language picker',
    path: '/',
    press: 'button[popovertarget="languages"]',
    answered: `() => document.querySelector('#languages').matches(':popover-open')`,
  },
  {
    name: 'open the search',
    path: '/',
    press: 'header button[aria-haspopup="dialog"]',
    answered: `() => document.querySelector('dialog:modal') !== null`,
  },
  {
    name: 'change the price',
    path: '/pricing',
    press: 'main form input[type="radio"][value="monthly"] + *, main form label:has(input[value="monthly"])',
    answered: `((before) => () => document.querySelector('main form strong').textContent !== (before ??= document.querySelector('main form strong').textContent))()`,
  },
  {
    name: 'press a link',
    path: '/',
    press: 'header a[href="/pricing"]',
    held: 80,
    answered: `() => document.querySelector('header a[href="/pricing"]:active') !== null`,
  },
  {
    name: 'see the page of a link',
    path: '/',
    press: 'header a[href="/pricing"]',
    answered: `() => location.pathname === '/pricing'`,
  },
];

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What a page notes of a press, by its key in the session, which outlives the page that a link leaves. */
const notes = { pressed: 'interaction.pressed', seen: 'interaction.seen', longest: 'interaction.longest' };

/**
 * A script for every document: it notes the press by the browser's own time stamp, the end of the first frame that shows the
 * answer, and the longest event. It is text, since what Playwright evaluates later is forbidden by the policy of the pages.
 */
const notesOf = (answered: string): string => `
  const { timeOrigin } = performance;
  const isPressed = () => '${notes.pressed}' in sessionStorage;
  const isAnswered = ${answered};
  const look = () => {
    if (!isAnswered()) return requestAnimationFrame(look);
    setTimeout(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const pressed = Number(sessionStorage['${notes.pressed}']);
      const isNext = timeOrigin > pressed;
      if (isNext && painted === 0) return look();
      sessionStorage['${notes.seen}'] = timeOrigin + (isNext ? painted : performance.now()) - pressed;
    });
  };
  if (isPressed()) look();
  addEventListener('pointerdown', ({ timeStamp }) => {
    sessionStorage['${notes.pressed}'] = timeOrigin + timeStamp;
    // What the answer differs from is what is there now.
    isAnswered();
    requestAnimationFrame(look);
  }, { capture: true, once: true });
  new PerformanceObserver((list) => {
    if (!isPressed()) return;
    for (const { duration } of list.getEntries()) {
      sessionStorage['${notes.longest}'] = Math.max(Number(sessionStorage['${notes.longest}'] ?? 0), duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/** Does the action once. @returns the ms until the result is visible, and the ms of the longest event */
async function once(
  page: Page,
  base: string,
  { path, press, held = 0, answered }: Action,
  hover: number,
): Promise<readonly [number, number]> {
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(notesOf(answered));
  await page.goto(base + path, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  const box = await page.locator(press).first().boundingBox();
  if (!box) throw new Error(`${path} has no element "${press}" to press`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...place);
  await page.waitForTimeout(hover);
  await page.mouse.click(...place, { delay: held });
  await page.waitForFunction((key) => key in sessionStorage, notes.seen, { polling: 100, timeout: 20_000 });
  // The browser tells of an event after the frame that it led to.
  await page.waitForTimeout(500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(
    ({ seen, longest }) => [Number(sessionStorage[seen]), Number(sessionStorage[longest] ?? 0)] as const,
    notes,
  );
}

/** Does an action several times, each in a browser that knows nothing of the site. @returns its row of the table */
async function measure(browser: Browser, base: string, action: Action, { runs, hover }: Options): Promise<object> {
  const found: (readonly [number, number])[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    found.push(await once(await context.newPage(), base, action, hover));
    await context.close();
  }
  return {
    'seen after ms': Math.round(median(found.map(([seen]) => seen))),
    'longest event ms': median(found.map(([, longest]) => longest)),
  };
}

interface Options {
  readonly runs: number;
  /** Milliseconds. */
  readonly hover: number;
}

/** @throws when an option is not a number that it can be */
function readOptions(): Options {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, hover: { type: 'string', default: '0' } },
  });
  const [runs, hover] = [Number(values.runs), Number(values.hover)];
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}"; expected a number such as 5`);
  if (!(hover >= 0)) throw new Error(`--hover is "${values.hover}"; expected milliseconds such as 150`);
  return { runs, hover };
}

/** Measures all actions and prints the table. */
async function main(): Promise<void> {
  const options = readOptions();
  const host = await createLocalHost({ port: 0, api: createReferenceApi(createState(null)) });
  const base = `http://localhost:${host.port}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  try {
    const rows: Record<string, object> = {};
    for (const action of actions) rows[action.name] = await measure(browser, base, action, options);
    // An ES module, which a CommonJS one imports when it runs.
    const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js');
    const blank = await browser.newPage();
    const machine = await blank.evaluate(pageFunctions.computeBenchmarkIndex);
    console.table(rows);
    console.log(`machine: ${Math.round(machine)} (Lighthouse's benchmark index)`);
  } finally {
    await browser.close();
    await host.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
