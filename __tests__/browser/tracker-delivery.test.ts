import { trackerBatchEvents } from '../../src/browser/platform/constants';
import { asidePrefix, eventPrefix } from '../../src/browser/tracker/event-queue';
import { pauseKey } from '../../src/browser/tracker/pause';
import { batchPrefix } from '../../src/browser/tracker/sent-batches';
import { randomNumbers } from '../../workshop/local/reference-api/faults';
import { trackerServer } from '../support/tracker-server';
import { expose, openTab, type TabOptions } from '../support/tracker-tab';
import { webLocks } from '../support/web-locks';
import { forbidden, webStorage } from '../support/web-storage';

const seconds = 1_000;
const minutes = 60 * seconds;
const startedAt = 1_800_000_000_000;

type Fetch = TabOptions['fetch'];
type Page = ReturnType<typeof openTab>;

/** One browser with one server; its tabs share storage and locks. */
let server: ReturnType<typeof trackerServer>;
let storage: Storage;
let web: ReturnType<typeof webLocks>;

const tab = (options: Partial<TabOptions> = {}): Page =>
  openTab({ storage: () => storage, locks: web.locks, fetch: server.fetch, ...options });
const record = (page: Page, count: number, from = 1): void => {
  for (let number = from; number < from + count; number += 1) page.record(`event ${number}`);
};
/** Opens a tab that records events. */
const recording = (count: number, options?: Partial<TabOptions>): Page => {
  const page = tab(options);
  record(page, count);
  return page;
};
/** Opens a tab that sends what others have left. */
const flushing = (options?: Partial<TabOptions>): Page => {
  const page = tab(options);
  void page.delivery.flush();
  return page;
};
const leave = (page: Page): void => {
  page.delivery.leave();
  page.close();
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const sequence = (count: number, from = 1): string[] => Array.from({ length: count }, (_, at) => `event ${from + at}`);

const requests = () => server.batches.length + server.questions.length;
const sizes = () => server.batches.map(({ events }) => events.length);
const stored = (prefix: string) => Object.keys(storage).filter((key) => key.startsWith(prefix)).length;
/** Each of that many events has arrived once, and the page remembers none. */
const expectOnce = (count: number, dropped = 0): void => {
  expect(server.report()).toMatchObject({ counted: count, delivered: count, dropped });
  expect(stored(eventPrefix)).toBe(0);
};

const failOnce = (fault: object = { kind: 'status', status: 500 }) => server.fail({ ...fault, times: 1 });
/** The answer to a post comes later than that. */
const slow =
  (ms: number, fetch: Fetch = server.fetch): Fetch =>
  async (url, init) => {
    if (init?.method === 'POST') await new Promise((resolve) => setTimeout(resolve, ms));
    return fetch(url, init);
  };
/** It answers nothing until it is given up. */
const stalled: Fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
/** A service that refuses the events whose name begins with a text, by their ids, and takes the others. */
const refusing =
  (name: string, status = 400): Fetch =>
  async (url, init) => {
    const { events = [] } = JSON.parse(String(init?.body ?? '{}')) as {
      readonly events?: readonly { readonly id: string; readonly name: string }[];
    };
    const refused = events.filter((event) => `${event.name}"`.startsWith(name)).map(({ id }) => id);
    return refused.length > 0 ? Response.json({ code: status, refused }, { status }) : server.fetch(url, init);
  };

beforeEach(() => {
  jest.useFakeTimers({ now: startedAt, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  server = trackerServer();
  storage = webStorage();
  web = webLocks();
});

test('the queue holds 19 events, which are stored at once; the 20th sends them (specification 9)', async () => {
  const page = recording(19);
  await pass(9 * seconds);
  expect([stored(eventPrefix), requests()]).toEqual([19, 0]);
  record(page, 1, 20);
  await pass(0);
  expect(sizes()).toEqual([20]);
  expect(server.names()).toEqual(sequence(20));
  expectOnce(20);
  await pass(1 * seconds);
  expect(jest.getTimerCount()).toBe(0);
});

test('the queue sends fewer 10 seconds after the first', async () => {
  const page = recording(1);
  await pass(9_999);
  record(page, 1, 2);
  expect(requests()).toBe(0);
  await pass(1);
  expect(server.names()).toEqual(sequence(2));
});

test('the queue loses nothing by a reload: the next page sends what was left 15 seconds ago, under the same ids', async () => {
  const first = recording(3);
  const ids = first.queue.ids();
  first.close();
  flushing();
  await pass(14 * seconds);
  expect(requests()).toBe(0);
  await pass(1.2 * seconds);
  expect(server.batches[0]?.events.map(({ id }) => id)).toEqual(ids);
  expect([new Set(ids).size, server.names()]).toEqual([3, sequence(3)]);
});

const failures = [
  { name: 'an error status', fault: { kind: 'status', status: 500 } },
  { name: 'a code other than 0', fault: { kind: 'code', code: 7 } },
  { name: 'a body that is cut off', fault: { kind: 'malformed' } },
  { name: 'an address that is not there', fault: { kind: 'status', status: 404 } },
].flatMap((row) => [false, true].map((after) => ({ ...row, after })));

test.each(failures)(
  'a failed request: $name (after the events were taken: $after) is asked about, and each event arrives once',
  async ({ fault, after }) => {
    failOnce({ ...fault, after });
    recording(1);
    await pass(10 * seconds);
    expect([server.report().counted, stored(eventPrefix)]).toEqual([Number(after), 1]);
    await pass(1 * seconds);
    expect(server.questions).toHaveLength(1);
    expectOnce(1);
  },
);

test.each([
  { answer: 404, asked: 1 },
  { answer: 405, asked: 1 },
  { answer: 501, asked: 1 },
  { answer: 'none', asked: 3 },
])(
  'a failed request is sent once more, under the same ids, where the answer to $asked questions is $answer',
  async (row) => {
    failOnce({ kind: 'status', status: 500, after: true });
    let asked = 0;
    recording(1, {
      fetch: async (url, init) => {
        if (init?.method !== 'GET') return server.fetch(url, init);
        asked += 1;
        if (row.answer === 'none') throw new TypeError();
        return new Response('', { status: Number(row.answer) });
      },
    });
    await pass(2 * minutes);
    expect(asked).toBe(row.asked);
    expect(server.report()).toMatchObject({ counted: 1, delivered: 2 });
  },
);

test.each<[string, Fetch, number]>([
  ['is dropped is over at once', () => Promise.reject(new TypeError()), 0],
  ['is never answered is given up after 10 seconds', stalled, 10 * seconds],
])('a failed request that %s', async (_name, first, wait) => {
  let asked = 0;
  recording(20, {
    fetch: (...request) => {
      asked += 1;
      return (asked === 1 ? first : server.fetch)(...request);
    },
  });
  await pass(wait + 999);
  expect(asked).toBe(1);
  await pass(1);
  expectOnce(20);
});

test.each([
  ['without jitter', 0, [1, 2, 4, 8, 16, 32, 60, 60]],
  ['with half of the jitter', 0.5, [0.75, 1.5, 3, 6, 12, 24, 45, 45]],
])('a failed request doubles the wait, up to a minute: %s', async (_name, random, waits) => {
  server.fail({ kind: 'status', status: 503 });
  recording(20, { random: () => random });
  await pass(0);
  for (const [index, wait] of waits.entries()) {
    expect(requests()).toBe(index + 1);
    await pass(wait * seconds - 1);
    expect(requests()).toBe(index + 1);
    await pass(1);
  }
});

test.each([
  ['seconds', '120'],
  ['a date', new Date(startedAt + 120 * seconds).toUTCString()],
])(
  'a failed request that names its wait in %s is heard by every tab, by the next page, and on leaving',
  async (_name, retryAfter) => {
    failOnce({ kind: 'status', status: 429, retryAfter });
    const first = recording(20);
    await pass(0);
    const other = tab();
    record(other, 20, 21);
    leave(first);
    flushing();
    await pass(119_999);
    expect(server.batches).toHaveLength(1);
    await pass(1 * seconds);
    expectOnce(40);
  },
);

test('a failed request waits a second again after a success, also when the clock is set back twelve hours, or ahead', async () => {
  const page = recording(0);
  for (const [round, hours] of [-12, 12].entries()) {
    await pass(1 * seconds);
    failOnce();
    record(page, 20, 20 * round + 1);
    await pass(0);
    jest.setSystemTime(Date.now() + hours * 60 * minutes);
    await pass(1 * seconds);
    expectOnce(20 * (round + 1));
  }
});

const wait = { v: 1, at: startedAt, wait: 60_000, failures: 1, asked: false };
test.each([
  ['no number of failures', { ...wait, failures: 'x' }],
  ['no beginning', { ...wait, at: null }],
  ['no wait', { ...wait, wait: null }],
  ['a wait of a day that nobody asked for', { ...wait, wait: 86_400_000 }],
  ['a wait of a year that somebody asked for', { ...wait, wait: 3e10, asked: true }],
  ['another version', { ...wait, v: 2 }],
])('a failed request starts at a second where a stored wait has %s', async (_name, stored) => {
  storage.setItem(pauseKey, JSON.stringify(stored));
  failOnce();
  recording(20);
  await pass(0);
  expect(requests()).toBe(1);
  await pass(1 * seconds);
  expectOnce(20);
});

test.each([400, 413, 422])(
  'refused events are set aside, counted and logged (%d); the others go at once',
  async (status) => {
    const logError = jest.fn();
    const page = recording(20, { fetch: refusing('event 1', status), logError });
    await pass(1 * seconds);
    expect(server.names()).toEqual([...sequence(8, 2), 'event 20']);
    expect(logError).toHaveBeenCalledTimes(1);
    expect(stored(asidePrefix)).toBe(11);
    record(page, 1, 21);
    await pass(10 * seconds);
    expectOnce(10, 11);
  },
);

test('refused events end after a hundred answers: a server that takes nothing is left alone', async () => {
  let asked = 0;
  recording(200, {
    fetch: async (_url, init) => {
      asked += 1;
      const { events } = JSON.parse(String(init?.body)) as { readonly events: readonly { readonly id: string }[] };
      return Response.json({ code: 400, refused: [events[0]?.id] }, { status: 400 });
    },
  });
  await pass(0);
  expect(asked).toBe(100);
});

test.each<[number, string | null]>([
  [400, '<h1>Bad request</h1>'],
  [400, '{"code":400,"msg":"As the deploy asked","refused":[]}'],
  [400, '{"refused":["1-x",7,null]}'],
  [403, '<h1>Forbidden</h1>'],
  [422, 'null'],
  [200, '<h1>Hello</h1>'],
  [204, null],
])('refused events are none where a gateway answers %d and %j: all arrive once it is gone', async (status, body) => {
  let isDown = true;
  const page = flushing({
    fetch: async (...request) => (isDown ? new Response(body, { status }) : server.fetch(...request)),
  });
  for (let second = 0; second < 11; second += 1) {
    record(page, 4, second * 4 + 1);
    await pass(1 * seconds);
  }
  isDown = false;
  await pass(1 * minutes);
  expectOnce(44);
});

describe('storage', () => {
  test.each([
    ['before anything was sent', 0],
    ['while a batch is under way', 2 * seconds],
    ['while the service is down', 5 * seconds],
  ])('may be cleared %s: what the page has recorded arrives, once', async (_name, delay) => {
    if (delay === 5 * seconds) server.fail({ kind: 'status', status: 503, times: 2 });
    const page = recording(25, { fetch: slow(delay) });
    await pass(delay / 2);
    storage.clear();
    record(page, 5, 26);
    if (delay === 0) page.delivery.leave();
    await pass(1 * minutes);
    expectOnce(30);
    expect(Object.keys(storage)).toEqual([]);
  });

  const id = '1700000000000-x0';
  const event = { id, url: 'x', title: 'x', op_type: 'expose', op_obj_value: '/', name: 'x', user_timestamp_: 1 };
  const stale = (change: object): string => JSON.stringify({ v: 1, event: { ...event, ...change } });
  test.each([
    ['half a record', '{"half'],
    ['an event without its version', JSON.stringify(event)],
    ['another type', stale({ op_type: 'scroll' })],
    ['the id of another', stale({ id: 'other' })],
  ])('with 30 times %s does not hold up 40 events: all arrive at once, in two batches', async (_name, text) => {
    for (let number = 0; number < 30; number += 1) {
      storage.setItem(`${eventPrefix}1700000000000-x${number}`, text.replace('-x0', `-x${number}`));
    }
    recording(40);
    await pass(1 * seconds);
    expect(server.names()).toEqual(sequence(40));
    expect(server.batches.length).toBeLessThanOrEqual(4);
    expect(stored(asidePrefix)).toBe(20);
    expectOnce(40, 30);
  });

  test('keeps what a newer version of the site has written', async () => {
    const key = `${eventPrefix}1700000000000-newer`;
    storage.setItem(key, JSON.stringify({ v: 2, events: 'in another shape' }));
    recording(20);
    await pass(0);
    expect(server.names()).toEqual(sequence(20));
    expect(storage.getItem(key)).not.toBeNull();
    expect(server.report().dropped).toBe(0);
  });

  test.each([
    '{"half',
    '{"v":1,"at":1,"events":[],"losses":[]}',
    '{"v":1,"at":1,"ended":true,"events":[7],"losses":[]}',
  ])('forgets the batch %s, which holds nothing up', async (text) => {
    storage.setItem(`${batchPrefix}1700000000000-x-1`, text);
    recording(20);
    await pass(0);
    expect(server.names()).toEqual(sequence(20));
    expect(server.questions).toEqual([]);
    expect(Object.keys(storage)).toEqual([]);
  });

  const half = webStorage(7);
  test.each<[string, () => Storage]>([
    ['forbidden', forbidden],
    ['full', () => webStorage(0)],
    ['full half-way', () => half],
  ])('that is %s throws nothing: the queue goes on in memory, in order', async (_name, open) => {
    server.fail({ kind: 'status', status: 500, times: 2 });
    recording(25, { storage: open });
    await pass(20 * seconds);
    expect(server.names()).toEqual(sequence(25));
    expectOnce(25);
  });

  test.each([
    ['storage', {}],
    ['memory', { storage: forbidden }],
  ])('is bounded in %s to 1,000 events: the oldest go, and their number is sent', async (_name, options) => {
    let isOnline = false;
    const page = recording(1_250, { isOnline: () => isOnline, ...options });
    await pass(0);
    expect(page.queue.ids()).toHaveLength(1_000);
    isOnline = true;
    void page.delivery.flush();
    await pass(0);
    expectOnce(1_000, 250);
    expect(server.names()).toEqual(sequence(1_000, 251));
  });

  test('keeps losses whose report got no answer: they are reported again, and counted once', async () => {
    const page = tab();
    page.losses.add(3);
    failOnce({ kind: 'status', status: 500, after: true });
    record(page, 20);
    await pass(1 * minutes);
    record(page, 20, 21);
    await pass(0);
    expect(server.report()).toMatchObject({ counted: 40, dropped: 3 });
    expect(page.losses.list()).toEqual([]);
  });
});

test('offline: nothing is tried for an hour, and all is sent when the network is back', async () => {
  let isOnline = false;
  const page = recording(300, { isOnline: () => isOnline });
  await pass(60 * minutes);
  expect(requests()).toBe(0);
  isOnline = true;
  page.pause.online();
  void page.delivery.flush();
  await pass(0);
  expect(sizes()).toEqual(Array(15).fill(20));
  expect(server.names()).toEqual(sequence(300));
});

test('a wait of our own ends when the network is back, but not one that the server asked for', async () => {
  failOnce({ kind: 'status', status: 503 });
  const page = recording(20);
  await pass(0);
  expect(page.pause.left()).toBe(1 * seconds);
  page.pause.online();
  expect(page.pause.left()).toBe(0);
  page.pause.fail('60');
  page.pause.online();
  expect(page.pause.left()).toBe(60 * seconds);
});

test.each([
  ['a second later', 0],
  ['once more when it was still under way', 4 * seconds],
])('a page that is left has its batch asked for by the next page %s', async (_name, delay) => {
  const fetch = slow(delay);
  leave(recording(3, { fetch }));
  flushing({ fetch });
  await pass(1_100);
  // The request of a page that is left outlives it.
  expect(server.batches.filter(({ keepalive }) => !keepalive)).toEqual([]);
  expect(server.questions).toHaveLength(1);
  expect(stored(eventPrefix)).toBe(delay === 0 ? 0 : 3);
  await pass(10 * seconds);
  expectOnce(3);
});

test('a page that is left has what was lost on the way sent by the next page, when its request can be under way no longer', async () => {
  leave(recording(3, { fetch: () => new Promise(() => {}) }));
  flushing();
  await pass(9 * seconds);
  expect(server.batches).toHaveLength(0);
  await pass(20 * seconds);
  expectOnce(3);
});

test('a page that is left but stays alive does not send the rest of a refused batch twice', async () => {
  const page = recording(20, {
    fetch: (...request) => {
      const isRefused = String(request[1]?.body).includes('event 7"');
      return (isRefused ? refusing('event 7"') : slow(2 * seconds))(...request);
    },
  });
  await pass(1 * seconds);
  page.delivery.leave();
  await pass(1 * minutes);
  expectOnce(19, 1);
});

test.each([20, 0])(
  'a page that is left sends 64 KB at once, with an ordinary batch of %d under way; the rest stays stored',
  async (count) => {
    const kept: number[] = [];
    const page = recording(count, {
      fetch: (_url, init) => {
        if (init?.keepalive) kept.push(Buffer.byteLength(String(init.body)));
        return new Promise(() => {});
      },
    });
    await pass(0);
    for (const id of [...Array(500 - count).keys()]) page.queue.add(expose(`event ${id}`));
    page.delivery.leave();
    page.delivery.leave();
    const bytes = kept.reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThan(64_000);
    expect(stored(eventPrefix)).toBe(500);
  },
);

test.each<[string, () => Storage]>([
  ['forbidden', forbidden],
  ['full', () => webStorage(0)],
])(
  'a page that is left sends all that 64 KB can hold where storage is %s, also in a wait of our own',
  async (_name, open) => {
    failOnce();
    const page = recording(20, { storage: open });
    await pass(0);
    expect(page.pause.left()).toBeGreaterThan(0);
    record(page, 200, 21);
    leave(page);
    await pass(0);
    expect(server.report()).toMatchObject({ counted: 200, delivered: 200 });
    expect(server.batches.at(-1)?.bytes).toBeLessThan(64_000);
  },
);

test.each(['the next page', 'the page itself'])(
  'a page that is left sends a beacon where requests cannot outlive it, and %s asks for it',
  async (asker) => {
    const sendBeacon = jest.fn((url: string, blob: Blob) => {
      const headers = { 'Content-Type': 'application/json' };
      void blob.text().then((body) => server.fetch(url, { method: 'POST', headers, body }));
      return true;
    });
    const page = recording(3, { keepalive: false, sendBeacon });
    page.delivery.leave();
    page.delivery.leave();
    if (asker === 'the next page') {
      page.close();
      flushing();
    }
    expect(sendBeacon.mock.calls).toMatchObject([['/statistics', { type: 'application/json' }]]);
    await pass(20 * seconds);
    expectOnce(3);
  },
);

test('a page that is left keeps the events whose beacon the browser does not take', async () => {
  const page = recording(3, { keepalive: false, sendBeacon: () => false });
  page.delivery.leave();
  await pass(10 * seconds);
  expectOnce(3);
  expect(server.questions).toEqual([]);
});

const refused = { request: () => Promise.reject(new DOMException('', 'SecurityError')) } as TabOptions['locks'];
test.each([
  ['without Web Locks', undefined],
  ['where the browser refuses locks', refused],
])('many tabs send each its own %s, and at the start what was left behind', async (_name, locks) => {
  recording(2, { locks }).close();
  const pages: Page[] = [];
  for (let count = 0; count < 5; count += 1) {
    pages.push(flushing({ locks }));
    await pass(3 * seconds);
  }
  await pass(15 * seconds);
  expectOnce(2);
  for (const page of pages) record(page, 25);
  await pass(20 * seconds);
  expectOnce(127);
});

/** The browser's own run has 2,000. */
const total = 500;
test.each([
  ['with Web Locks', 1, {}],
  ['with Web Locks', 2, {}],
  ['without Web Locks', 3, { locks: undefined }],
  ['without requests that outlive a page', 4, { keepalive: false }],
])(
  'many tabs deliver 500 events %s, each once, while anything fails and pages are left (seed %d)',
  async (_name, seed, own) => {
    const random = randomNumbers(seed);
    const probability = 0.08;
    server.fail(
      { kind: 'status', status: 500, probability },
      { kind: 'status', status: 503, retryAfter: '2', probability },
      { kind: 'status', status: 502, after: true, probability },
      { kind: 'malformed', after: true, probability },
    );
    const fetch: Fetch = async (...request) => {
      const chance = random();
      if (chance < 0.05) throw new TypeError('dropped before it arrived');
      const answer = await server.fetch(...request);
      if (chance < 0.1) throw new TypeError('dropped before its answer');
      return chance < 0.13 ? stalled(...request) : answer;
    };
    const pages = Array.from({ length: 5 }, () => flushing({ fetch, random, ...own }));
    let made = 0;
    for (let round = 0; made < total; round += 1) {
      for (const [index, page] of pages.entries()) {
        const count = Math.min(10, total - made);
        record(page, count, made + 1);
        made += count;
        if (random() < 0.1) {
          leave(page);
          pages[index] = flushing({ fetch, random, ...own });
        }
      }
      if (round === 5) pages.pop()?.close();
      await pass(20 * seconds);
    }
    await pass(10 * minutes);
    flushing({ fetch, random, ...own });
    await pass(10 * minutes);
    const { counted, delivered, dropped, deliveries } = server.report();
    expect({ counted, dropped }).toEqual({ counted: total, dropped: 0 });
    expect(server.names().sort()).toEqual(sequence(total).sort());
    // Twice arrives a batch of which three questions in a row failed, and what two tabs without locks send at once.
    expect(delivered).toBeLessThanOrEqual('locks' in own ? total * 1.1 : total + trackerBatchEvents);
    expect(Math.max(...Object.values(deliveries))).toBeLessThanOrEqual(2);
    expect(Object.keys(storage)).toEqual([]);
    expect(web.counts.most).toBeLessThanOrEqual(1);
  },
);

test('a page that is stopped sends nothing, and waits for nothing', async () => {
  const page = recording(3);
  page.stop();
  page.delivery.leave();
  void page.delivery.flush();
  await pass(1 * minutes);
  expect(requests()).toBe(0);
});
