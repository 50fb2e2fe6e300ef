import { expect, type Page } from '@playwright/test';
import { trackerQueueLimit } from '../../src/browser/platform/constants';
import type { BatchBody } from '../../src/browser/tracker/delivery';
import { endpoints } from '../../src/site/hosting/endpoints';
import { answered, type Faults, test } from './support/runtime';

const wanted = 2_000;
const tabCount = 5;
const burst = 20;
/** Production waits while more are queued than this: the tracker gives up what exceeds its limit. */
const mostQueued = trackerQueueLimit * 0.7;

/** What goes wrong with the statistics, and how often; `after`: the batch is taken, and only the answer is lost. */
const faults: Faults = [
  { kind: 'stall', probability: 0.06, times: 2 },
  { kind: 'status', status: 500, probability: 0.1 },
  { kind: 'status', status: 500, probability: 0.06, after: true },
  { kind: 'drop', probability: 0.08 },
  { kind: 'drop', probability: 0.06, after: true },
].map((fault) => ({ ...fault, endpoint: endpoints.statistics }) as Faults[number]);

/** Keeps the id of every event that a tracker writes down, beside the queue, where nothing is ever removed. */
function keepIds(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value);
    if (!key.startsWith('site:event:')) return;
    setItem.call(this, key.replace('site:event:', 'test:made:'), '');
    Object.assign(window, { made: ((window as { made?: number }).made ?? 0) + 1 });
  };
}

/** The ids that were made, or those that are still queued. */
const ids = (page: Page, prefix: 'test:made:' | 'site:event:'): Promise<readonly string[]> =>
  page.evaluate(
    (start) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(start))
        .map((key) => key.slice(start.length)),
    prefix,
  );

/** The tracker of a page has started: its view has been written down. */
const trackerRuns = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => ((window as { made?: number }).made ?? 0) > 0);

/** Clicks tracked buttons, each with a name of its own. */
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

test('of 2,000 events from five tabs none is lost and none is counted twice, whatever the server does', async ({
  context,
  site,
}) => {
  test.setTimeout(150_000);
  const began = Date.now();
  await answered(context, 'granted');
  await context.addInitScript(keepIds);
  await site.fail(faults, 7);
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(site.address('en', '/faq'));
    await trackerRuns(page);
    return page;
  };
  const tabs = await Promise.all(Array.from({ length: tabCount }, open));

  const clicked: string[] = [];
  let [reloads, closed] = [0, 0];
  for (let round = 0; clicked.length < wanted; round += 1) {
    const tab = tabs[round % tabs.length] as Page;
    await expect.poll(async () => (await ids(tab, 'site:event:')).length, { timeout: 60_000 }).toBeLessThan(mostQueued);
    const names = Array.from({ length: burst }, (_, count) => `click ${round} ${count}`);
    await click(tab, names);
    clicked.push(...names);
    if (round === 47) {
      // With its newest events in the queue, and perhaps a batch under way.
      await tab.close();
      tabs[round % tabs.length] = await open();
      closed += 1;
    } else if (round % 11 === 10) {
      await tab.reload();
      await trackerRuns(tab);
      reloads += 1;
    }
  }
  site.api.faults.clear();

  const [tab] = tabs as [Page];
  await expect.poll(() => ids(tab, 'site:event:'), { timeout: 90_000, intervals: [500] }).toEqual([]);
  const made = await ids(tab, 'test:made:');
  const { counted, delivered, dropped, deliveries } = site.api.statistics.report();
  const taken = site
    .received(endpoints.statistics)
    .filter(({ method, outcome }) => method === 'POST' && outcome === 'taken')
    .map(({ sent }) => (sent as BatchBody).batch);
  /** Batches that came more than once under one key: the browser itself repeats what it sent on a connection that broke. */
  const repeatedByBrowser = taken.length - new Set(taken).size;
  const failed = site.received(endpoints.statistics).filter(({ reason }) => reason !== undefined);
  const reasons = [...new Set(failed.map(({ reason }) => reason))];
  console.log(
    `made ${made.length} (${clicked.length} clicks, the rest views) in ${tabs.length} tabs, ` +
      `${reloads} reloads, ${closed} tab closed; delivered ${delivered}, counted ${counted}, ` +
      `duplicates dropped ${delivered - counted} (${repeatedByBrowser} batches repeated by the browser), given up ${dropped}; requests ` +
      `${site.received(endpoints.statistics).length}, failed ${failed.length} (` +
      `${reasons.map((why) => `${why} ${failed.filter(({ reason }) => reason === why).length}`).join(', ')}); ` +
      `${((Date.now() - began) / 1000).toFixed(0)} s`,
  );

  expect(made.filter((id) => deliveries[id] === undefined)).toEqual([]);
  expect(Object.keys(deliveries).filter((id) => !made.includes(id))).toEqual([]);
  expect(counted).toBe(made.length);
  expect(dropped).toBe(0);
  // Not by their ids alone: every click is there, and there once.
  const keys = site.api.statistics.events().flatMap((event) => ('element_key' in event ? [event.element_key] : []));
  expect(keys.sort()).toEqual([...clicked].sort());
  expect(reasons.sort()).toEqual(['drop', 'stall', 'status']);
  expect(delivered).toBeGreaterThan(counted);
});
