/**
 * What becomes of a visitor's clicks, in a real browser: how many were made, how many the server has (delivered), and how
 * often they came (arrivals). Nothing is lost, and where no answer was lost, everything comes once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { earlyEventsName } from '../../src/browser/tracker/early-events';
import { eventPrefix } from '../../src/browser/tracker/event-queue';
import { pauseKey } from '../../src/browser/tracker/pause';
import { batchPrefix } from '../../src/browser/tracker/sent-batches';
import { endpoints } from '../../src/site/hosting/endpoints';
import { chromiumArgs, findChromium } from '../../workshop/build/browsers';
import { answered, type Faults, leave, type RunningSite, test } from './support/runtime';

// Where a notice is enough the tracker runs without an answer, which storage might not take.
test.use({ place: 'US' });
test.setTimeout(240_000);

/** The tracker has taken over from the collector in the page's head. */
const trackerRuns = (page: Page): Promise<unknown> =>
  page.waitForFunction((name) => !(name in window), earlyEventsName, { timeout: 60_000 });

async function open(
  page: Page,
  site: RunningSite,
  address: Parameters<RunningSite['address']>[1] = '/faq',
): Promise<void> {
  await page.goto(site.address('en', address), { waitUntil: 'domcontentloaded' });
  await trackerRuns(page);
}

/** Clicks tracked buttons, each with a name of its own; the last may lead away in the same task. */
const click = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((keys) => {
    const button = document.createElement('button');
    document.body.append(button);
    for (const key of keys) {
      button.dataset.track = key;
      button.click();
    }
    button.remove();
  }, names);

const names = (what: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${what} ${place}`);

interface Figures {
  readonly made: number;
  readonly delivered: number;
  readonly arrivals: number;
  /** The most arrivals of one click. */
  readonly mostOften: number;
}

/** What the server has of the clicks. */
function figures(site: RunningSite, made: readonly string[]): Figures {
  const wanted = new Set(made);
  const { deliveries } = site.api.statistics.report();
  const clicks = site.api.statistics
    .events()
    .filter((event) => 'element_key' in event && wanted.has(event.element_key))
    .map(({ id }) => deliveries[id] ?? 0);
  return {
    made: made.length,
    delivered: clicks.length,
    arrivals: clicks.reduce((sum, count) => sum + count, 0),
    mostOften: Math.max(0, ...clicks),
  };
}

/** What waits in a browser's storage. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(
    (prefixes) => Object.keys(localStorage).filter((key) => prefixes.some((prefix) => key.startsWith(prefix))).length,
    [eventPrefix, batchPrefix],
  );

/** A later visit, until nothing waits any longer. */
async function comeBack(context: BrowserContext, site: RunningSite): Promise<void> {
  const page = await context.newPage();
  await open(page, site, '/about-us');
  await expect.poll(() => waiting(page), { timeout: 120_000, intervals: [1_000] }).toBe(0);
  await page.close();
}

/** Prints a line of the table, and checks it. */
function expectOnce(site: RunningSite, made: readonly string[]): void {
  const found = figures(site, made);
  console.log(`| ${test.info().title} | ${found.made} | ${found.delivered} | ${found.arrivals} |`);
  expect(found).toEqual({ made: made.length, delivered: made.length, arrivals: made.length, mostOften: 1 });
}

const failing = (...faults: readonly object[]): Faults =>
  faults.map((fault) => ({ endpoint: endpoints.statistics, ...fault }) as Faults[number]);

test('ten ordinary page changes', async ({ page, context, site }) => {
  const made: string[] = [];
  for (let visit = 0; visit < 10; visit += 1) {
    await open(page, site, visit % 2 ? '/faq' : '/about-us');
    const own = names(`page ${visit}`, 5);
    await click(page, own);
    made.push(...own);
  }
  await comeBack(context, site);
  expectOnce(site, made);
});

test('ten reloads, each at once after a click', async ({ page, context, site }) => {
  const made: string[] = [];
  await open(page, site);
  for (let visit = 0; visit < 10; visit += 1) {
    const own = names(`reload ${visit}`, 3);
    await click(page, own);
    made.push(...own);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await trackerRuns(page);
  }
  await comeBack(context, site);
  expectOnce(site, made);
});

test('five times away and back', async ({ page, context, site }) => {
  const made: string[] = [];
  await open(page, site);
  for (let visit = 0; visit < 5; visit += 1) {
    const own = names(`away ${visit}`, 4);
    await click(page, own);
    made.push(...own);
    await leave(page);
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await trackerRuns(page);
  }
  await comeBack(context, site);
  expectOnce(site, made);
});

test('five tabs that are closed one after the other', async ({ context, site }) => {
  const made: string[] = [];
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  for (const tab of tabs) await open(tab, site);
  for (const [place, tab] of tabs.entries()) {
    const own = names(`tab ${place}`, 30);
    await click(tab, own);
    made.push(...own);
    await tab.close({ runBeforeUnload: true });
  }
  await comeBack(context, site);
  expectOnce(site, made);
});

test('two tabs that are left in the same moment', async ({ context, site }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, other]) await open(tab, site);
  const made = [...names('one', 19), ...names('other', 19)];
  await Promise.all([click(one, made.slice(0, 19)), click(other, made.slice(19))]);
  await Promise.all([leave(one), leave(other)]);
  await comeBack(context, site);
  expectOnce(site, made);
});

test('hidden and shown ten times', async ({ page, context, site }) => {
  const made: string[] = [];
  await open(page, site);
  for (let time = 0; time < 10; time += 1) {
    const own = names(`shown ${time}`, 3);
    await click(page, own);
    made.push(...own);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
  await comeBack(context, site);
  expectOnce(site, made);
});

test('storage forbidden and left at once', async ({ page, context, site }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
  });
  await open(page, site);
  const made = names('forbidden', 90);
  await click(page, made);
  await leave(page);
  await expect.poll(() => figures(site, made).delivered, { timeout: 30_000 }).toBe(made.length);
  expectOnce(site, made);
});

test('storage full and navigation', async ({ page, context, site }) => {
  await context.addInitScript(() => {
    if (!location.href.startsWith('http')) return;
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let count = 0; ; count += 1) localStorage.setItem(`full:${size}:${count}`, 'x'.repeat(size));
      } catch {
        // As much as there is room for, and then smaller pieces.
      }
    }
  });
  const made: string[] = [];
  for (const address of ['/faq', '/about-us', '/download'] as const) {
    await open(page, site, address);
    const own = names(`full ${address}`, 10);
    await click(page, own);
    made.push(...own);
  }
  await leave(page);
  await expect.poll(() => figures(site, made).delivered, { timeout: 30_000 }).toBe(made.length);
  expectOnce(site, made);
});

test('forty clicks, a broken picture and a script error while the page loads', async ({ page, context, site }) => {
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const button = document.createElement('button');
      const picture = document.createElement('img');
      picture.src = '/static/no-such-picture.png';
      document.body.append(button, picture);
      for (let count = 0; count < 40; count += 1) {
        button.dataset.track = `early ${count}`;
        button.click();
      }
      setTimeout(() => {
        throw new Error('An early error of the test');
      });
    });
  });
  await open(page, site);
  // A picture that is still being fetched when the page is left is not broken.
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('img[src$="no-such-picture.png"]')?.complete,
  );
  const made = names('early', 40);
  await leave(page);
  await expect.poll(() => figures(site, made).delivered, { timeout: 30_000 }).toBe(40);
  const messages = () =>
    site.api.statistics
      .events()
      .flatMap((event) => ('error_msg' in event ? [event.error_msg] : []))
      .join('\n');
  // They may come in another batch than the clicks.
  await expect.poll(messages, { timeout: 30_000 }).toContain('/static/no-such-picture.png');
  await expect.poll(messages, { timeout: 30_000 }).toContain('An early error of the test');
  expectOnce(site, made);
});

test('thirty malformed records before forty clicks', async ({ page, context, site }) => {
  await open(page, site);
  await page.evaluate((prefix) => {
    for (let place = 0; place < 30; place += 1) {
      localStorage.setItem(`${prefix}1700000000000-bad${place}`, place % 2 ? '{"op_type":"click"}' : '{"half');
    }
  }, eventPrefix);
  const made = names('good', 40);
  await click(page, made);
  await expect.poll(() => figures(site, made).delivered, { timeout: 30_000 }).toBe(40);
  await comeBack(context, site);
  expectOnce(site, made);
  expect(site.api.statistics.report().dropped).toBe(30);
});

test('the clock set back twelve hours, with a wait', async ({ page, context, site }) => {
  await open(page, site);
  await site.fail(failing({ kind: 'status', status: 503, times: 1 }));
  const made = names('clock', 20);
  await click(page, made);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key) !== null, pauseKey)).toBe(true);
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() - 12 * 3_600_000;
  });
  await expect.poll(() => figures(site, made).delivered, { timeout: 30_000 }).toBe(20);
  await comeBack(context, site);
  expectOnce(site, made);
});

test('a wait in storage that nobody wrote, and a server that fails once', async ({ page, context, site }) => {
  await open(page, site);
  await page.evaluate((key) => localStorage.setItem(key, '{"failures":"x"}'), pauseKey);
  await site.fail(failing({ kind: 'status', status: 500, times: 1 }));
  const made = names('paused', 20);
  await click(page, made);
  await expect.poll(() => figures(site, made).delivered, { timeout: 30_000 }).toBe(20);
  expect(site.received(endpoints.statistics).length).toBeLessThan(8);
  await comeBack(context, site);
  expectOnce(site, made);
});

test('a server that is down for a while', async ({ page, context, site }) => {
  await open(page, site);
  await site.fail(failing({ kind: 'status', status: 503 }));
  const made = names('down', 60);
  await click(page, made);
  await expect.poll(() => site.received(endpoints.statistics).length, { timeout: 30_000 }).toBeGreaterThan(3);
  site.api.faults.clear();
  await comeBack(context, site);
  expectOnce(site, made);
});

test('a gateway that answers 400 to everything for ten seconds', async ({ page, context, site }) => {
  await context.route(`**${endpoints.statistics}*`, (route) =>
    route.fulfill({ status: 400, contentType: 'text/html', body: '<h1>Bad request</h1>' }),
  );
  await open(page, site);
  const made: string[] = [];
  for (let second = 0; second < 10; second += 1) {
    const own = names(`gateway ${second}`, 4);
    await click(page, own);
    made.push(...own);
    await page.waitForTimeout(1_000);
  }
  await context.unroute(`**${endpoints.statistics}*`);
  await comeBack(context, site);
  expectOnce(site, made);
  expect(site.api.statistics.report().dropped).toBe(0);
});

test('site data deleted while the page is open', async ({ page, context, site }) => {
  await open(page, site);
  const made = names('deleted', 17);
  await click(page, made);
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'local_storage',
  });
  await expect.poll(() => figures(site, made).delivered, { timeout: 30_000 }).toBe(made.length);
  await comeBack(context, site);
  expectOnce(site, made);
});

test('10,000 without a network: 1,000 are kept, and each of the others is counted as lost once', async ({
  page,
  context,
  site,
}) => {
  // Every event that this page's tracker writes down, whether there is room for it or not.
  await context.addInitScript((prefix) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith(prefix)) Object.assign(window, { made: ((window as { made?: number }).made ?? 0) + 1 });
      setItem.call(this, key, value);
    };
  }, eventPrefix);
  await open(page, site);
  await context.setOffline(true);
  const made = names('offline', 10_000);
  for (let from = 0; from < made.length; from += 1_000) await click(page, made.slice(from, from + 1_000));
  await context.setOffline(false);
  await expect.poll(() => figures(site, made).delivered, { timeout: 60_000 }).toBeGreaterThan(900);
  await expect.poll(() => waiting(page), { timeout: 60_000 }).toBe(0);
  const { counted, delivered, dropped } = site.api.statistics.report();
  const all = await page.evaluate(() => (window as { made?: number }).made);
  const found = figures(site, made);
  console.log(`| ${test.info().title} | 10000 | ${found.delivered} | ${found.arrivals} | lost ${dropped} of ${all} |`);
  expect(counted + dropped).toBe(all);
  expect(delivered).toBe(counted);
  expect(found.delivered).toBeGreaterThan(900);
});

test('five tabs with every kind of failing answer: none is lost, and none comes more than twice', async ({
  context,
  site,
}) => {
  await site.fail(
    failing(
      { kind: 'status', status: 500, probability: 0.1 },
      { kind: 'status', status: 500, probability: 0.06, after: true },
      { kind: 'drop', probability: 0.08 },
      { kind: 'drop', probability: 0.06, after: true },
      { kind: 'malformed', probability: 0.05, after: true },
      { kind: 'code', code: 7, probability: 0.05 },
    ),
    7,
  );
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  for (const tab of tabs) await open(tab, site);
  const made: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    for (const [place, tab] of tabs.entries()) {
      const own = names(`round ${round} tab ${place}`, 10);
      await click(tab, own);
      made.push(...own);
    }
    await tabs[round % 5]?.reload({ waitUntil: 'domcontentloaded' });
  }
  site.api.faults.clear();
  await comeBack(context, site);
  const found = figures(site, made);
  console.log(`| ${test.info().title} | ${found.made} | ${found.delivered} | ${found.arrivals} |`);
  expect(found).toMatchObject({ made: 300, delivered: 300 });
  expect(found.mostOften).toBeLessThanOrEqual(2);
});

test('the browser killed: what it has written to its disk arrives', async ({ site }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-killed-'));
  const launch = () =>
    chromium.launchPersistentContext(folder, {
      executablePath: findChromium(),
      args: [...chromiumArgs, '--remote-debugging-port=0'],
    });
  const context = await launch();
  await answered(context, 'granted');
  const page = await context.newPage();
  await open(page, site);
  // Down, so that nothing but the browser's storage keeps them.
  await site.fail(failing({ kind: 'status', status: 503 }));
  const made = names('killed', 320);
  await click(page, made);
  // Chromium writes local storage to the disk every few seconds.
  await page.waitForTimeout(10_000);
  const session = await context.newCDPSession(page);
  await session.send('Browser.crash' as never).catch(() => {});
  await context.close().catch(() => {});
  site.api.faults.clear();
  const again = await launch();
  await answered(again, 'granted');
  await comeBack(again, site);
  await again.close();
  rmSync(folder, { recursive: true, force: true });
  expectOnce(site, made);
});
