import { trackerBatchEvents } from '../../src/browser/platform/constants';
import { randomNumbers } from '../../workshop/local/reference-api/faults';
import { trackerServer } from '../support/tracker-server';
import { openTab, type TabOptions } from '../support/tracker-tab';
import { webLocks } from '../support/web-locks';
import { webStorage } from '../support/web-storage';

const seconds = 1_000;
/** The browser's own run has 2,000. */
const total = 500;

beforeEach(() =>
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

/**
 * 500 events from five tabs while the server fails at random, before and after it has taken a batch in; connections
 * are dropped, answers stall, pages are reloaded, and a tab is closed for good.
 */
async function run(seed: number, options: Partial<TabOptions>) {
  const random = randomNumbers(seed);
  const server = trackerServer();
  const probability = 0.08;
  server.fail(
    { kind: 'status', status: 500, probability },
    { kind: 'status', status: 503, retryAfter: '2', probability },
    { kind: 'status', status: 502, after: true, probability },
    { kind: 'malformed', after: true, probability },
  );
  const fetch: TabOptions['fetch'] = async (...request) => {
    const chance = random();
    const stalled = new Promise<never>((_resolve, reject) => {
      request[1]?.signal?.addEventListener('abort', () => reject(new Error('given up')));
    });
    if (chance < 0.05) throw new TypeError('dropped before it arrived');
    const answer = await server.fetch(...request);
    if (chance < 0.1) throw new TypeError('dropped before its answer');
    return chance < 0.13 ? stalled : answer;
  };
  const storage = webStorage();
  const { locks } = webLocks();
  const open = () => {
    const page = openTab({ storage: () => storage, locks, fetch, random, ...options });
    void page.delivery.flush();
    return page;
  };

  const tabs = Array.from({ length: 5 }, open);
  let recorded = 0;
  for (let round = 0; recorded < total; round += 1) {
    for (const [index, tab] of tabs.entries()) {
      for (let count = 0; count < 10 && recorded < total; count += 1) tab.record(`event ${++recorded}`);
      if (random() < 0.1) {
        tab.delivery.leave();
        tab.close();
        tabs[index] = open();
      }
    }
    if (round === 5) tabs.pop()?.close();
    await jest.advanceTimersByTimeAsync(20 * seconds);
  }
  await jest.advanceTimersByTimeAsync(600 * seconds);
  // The next visit.
  open();
  await jest.advanceTimersByTimeAsync(600 * seconds);
  const report = server.report();
  const mostOften = Math.max(...Object.values(report.deliveries));
  return { ...report, mostOften, names: server.names(), left: Object.keys(storage) };
}

const all = Array.from({ length: total }, (_, index) => `event ${index + 1}`).sort();

test.each([
  ['with Web Locks', 1, {}],
  ['with Web Locks', 2, {}],
  ['without Web Locks', 3, { locks: undefined }],
  ['without requests that outlive a page', 4, { keepalive: false }],
])('500 events from five tabs, %s (seed %d): every one arrives, and counts once', async (_name, seed, options) => {
  const { names, counted, delivered, dropped, left, mostOften } = await run(seed, options);
  expect({ counted, dropped }).toEqual({ counted: total, dropped: 0 });
  expect([...names].sort()).toEqual(all);
  // What became of a lost answer is asked. Twice arrives a batch of which three questions in a row failed, and what two tabs send
  // at once where nothing keeps them apart.
  expect(delivered).toBeLessThanOrEqual('locks' in options ? total * 1.1 : total + trackerBatchEvents);
  expect(mostOften).toBeLessThanOrEqual(2);
  expect(left).toEqual([]);
});
