/**
 * What becomes of a visitor's clicks where only a browser can tell: pages that are left, tabs, storage, a browser that is
 * killed. Nothing is lost, and where no answer was lost, everything comes once. How the tracker meets a server that fails,
 * in one tab and in several, is in `__tests__/browser/tracker-delivery.test.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { earlyEventsName } from '../../src/browser/tracker/early-events';
import { eventPrefix } from '../../src/browser/tracker/event-queue';
import { batchPrefix } from '../../src/browser/tracker/sent-batches';
import { endpoints } from '../../src/site/hosting/endpoints';
import { chromiumArgs, findChromium } from '../../workshop/build/browsers';
import { answered, eventsOf, leave, type RunningSite, test } from './support/runtime';

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

/** Clicks tracked buttons, each with a name of its own. */
const click = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((keys) => {
    for (const key of keys) {
      const button = document.body.appendChild(document.createElement('button'));
      button.dataset.track = key;
      button.click();
    }
  }, names);

const names = (what: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${what} ${place}`);

/** The clicks that the server has, and the most arrivals of one. */
function clicksOf(site: RunningSite): { readonly delivered: readonly string[]; readonly mostOften: number } {
  const { deliveries } = site.api.statistics.report();
  const clicks = eventsOf(site, 'click').filter(({ element_key }) => element_key !== '');
  return {
    delivered: clicks.map(({ element_key }) => element_key).sort(),
    mostOften: Math.max(0, ...clicks.map(({ id }) => deliveries[id] ?? 0)),
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

const expectOnce = (site: RunningSite, made: readonly string[]): void =>
  expect(clicksOf(site)).toEqual({ delivered: [...made].sort(), mostOften: 1 });

/** For a visitor who never comes back: what they did is there all the same. */
const arrives = (site: RunningSite, made: readonly string[]): Promise<void> =>
  expect.poll(() => clicksOf(site).delivered.length, { timeout: 30_000 }).toBe(made.length);

test('page changes, reloads and ways back, each at once after clicks', async ({ page, context, site }) => {
  const made: string[] = [];
  const leaving: readonly (() => Promise<unknown>)[] = [
    () => page.goto(site.address('en', '/about-us'), { waitUntil: 'domcontentloaded' }),
    () => page.reload({ waitUntil: 'domcontentloaded' }),
    async () => {
      await leave(page);
      await page.goBack({ waitUntil: 'domcontentloaded' });
    },
  ];
  await open(page, site);
  for (let round = 0; round < 6; round += 1) {
    const own = names(`page ${round}`, 4);
    await click(page, own);
    made.push(...own);
    await leaving[round % leaving.length]?.();
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
  await arrives(site, made);
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
  await arrives(site, made);
  expectOnce(site, made);
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
  await arrives(site, made);
  await comeBack(context, site);
  expectOnce(site, made);
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
  await site.fail([{ kind: 'status', endpoint: endpoints.statistics, status: 503 }]);
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
