import { eventPrefix } from '../../src/browser/tracker/event-queue';
import { pauseKey } from '../../src/browser/tracker/pause';
import { trackerServer } from '../support/tracker-server';
import { openTab, type TabOptions } from '../support/tracker-tab';
import { webLocks } from '../support/web-locks';
import { forbidden, webStorage } from '../support/web-storage';

const seconds = 1_000;
const minutes = 60 * seconds;

/** One browser with one server; its tabs share storage and locks. */
function browser(options: Partial<TabOptions> = {}) {
  const server = trackerServer();
  const storage = webStorage();
  const { locks, counts } = webLocks();
  const tab = (own: Partial<TabOptions> = {}) =>
    openTab({ storage: () => storage, locks, fetch: server.fetch, ...options, ...own });
  const storedEvents = () => Object.keys(storage).filter((key) => key.startsWith(eventPrefix)).length;
  return { server, storage, storedEvents, tab, lockCounts: counts };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const record = ({ record }: ReturnType<typeof openTab>, count: number, from = 1): void => {
  for (let number = from; number < from + count; number += 1) record(`event ${number}`);
};

const sequence = (count: number): string[] => Array.from({ length: count }, (_, index) => `event ${index + 1}`);

beforeEach(() =>
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

describe('the queue (specification 9)', () => {
  test('19 events wait; the 20th sends them', async () => {
    const { server, tab } = browser();
    const page = tab();
    record(page, 19);
    await pass(9 * seconds);
    expect(server.batches).toHaveLength(0);
    record(page, 1, 20);
    await pass(0);
    expect(server.batches.map(({ events }) => events.length)).toEqual([20]);
    expect(server.names()).toEqual(sequence(20));
  });

  test('fewer are sent 10 seconds after the first', async () => {
    const { server, tab } = browser();
    const page = tab();
    record(page, 1);
    await pass(9_999);
    record(page, 1, 2);
    expect(server.batches).toHaveLength(0);
    await pass(1);
    expect(server.names()).toEqual(sequence(2));
  });

  test('each event is mirrored in local storage as soon as it is recorded, until it is delivered', async () => {
    const { tab, storedEvents } = browser();
    record(tab(), 3);
    expect(storedEvents()).toBe(3);
    await pass(10 * seconds);
    expect(storedEvents()).toBe(0);
  });

  test('a reload loses nothing: the next page sends what is stored at its start, under the same ids', async () => {
    const { server, tab } = browser();
    const first = tab();
    record(first, 3);
    const ids = first.queue.ids();
    first.close();
    void tab().delivery.flush();
    await pass(0);
    expect(server.batches[0]?.events.map(({ id }) => id)).toEqual(ids);
  });

  test('events of one millisecond have different ids, in order', () => {
    const { tab } = browser();
    const page = tab();
    record(page, 5);
    const names = page.queue.read(page.queue.ids()).map((event) => 'name' in event && event.name);
    expect(names).toEqual(sequence(5));
    expect(new Set(page.queue.ids()).size).toBe(5);
  });
});

describe('failed requests', () => {
  const failures = [
    ['an error status', { kind: 'status', status: 500 }],
    ['a code other than 0', { kind: 'code', code: 7 }],
    ['a body that is cut off', { kind: 'malformed' }],
    ['an address that is not there', { kind: 'status', status: 404 }],
  ] as const;

  test.each(failures)('%s: the events stay stored, and are sent again', async (_name, fault) => {
    const { server, tab, storedEvents } = browser();
    server.fail({ ...fault, times: 1 });
    record(tab(), 1);
    await pass(10 * seconds);
    expect(server.report().counted).toBe(0);
    expect(storedEvents()).toBe(1);
    await pass(1 * seconds);
    expect(server.report()).toMatchObject({ counted: 1, delivered: 1 });
  });

  test.each(failures)('%s after the events were taken: delivered twice, counted once', async (_name, fault) => {
    const { server, tab } = browser();
    server.fail({ ...fault, times: 1, after: true });
    record(tab(), 1);
    await pass(11 * seconds);
    expect(server.report()).toMatchObject({ counted: 1, delivered: 2 });
  });

  test('a dropped connection is a failure too', async () => {
    const { server, tab } = browser();
    let isDropping = true;
    const page = tab({
      fetch: (...request) => (isDropping ? Promise.reject(new TypeError()) : server.fetch(...request)),
    });
    record(page, 1);
    await pass(10 * seconds);
    isDropping = false;
    await pass(1 * seconds);
    expect(server.names()).toEqual(['event 1']);
  });

  test('a stalled answer is given up after 10 seconds', async () => {
    const { server, tab } = browser();
    let requests = 0;
    const fetch: TabOptions['fetch'] = (url, init) => {
      requests += 1;
      if (requests > 1) return server.fetch(url, init);
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    };
    record(tab({ fetch }), 20);
    await pass(9_999);
    expect(requests).toBe(1);
    await pass(1 + 1 * seconds);
    expect(server.report().counted).toBe(20);
  });

  test.each([
    ['without jitter', () => 0, [1, 2, 4, 8, 16, 32, 60, 60]],
    ['with half of the jitter', () => 0.5, [0.75, 1.5, 3, 6, 12, 24, 45, 45]],
  ])('waits double with each failure, up to a minute: %s', async (_name, random, waits) => {
    const { server, tab } = browser({ random });
    server.fail({ kind: 'status', status: 503 });
    record(tab(), 20);
    await pass(0);
    for (const [index, wait] of waits.entries()) {
      expect(server.batches).toHaveLength(index + 1);
      await pass(wait * seconds - 1);
      expect(server.batches).toHaveLength(index + 1);
      await pass(1);
    }
  });

  test('after a success the waits start from the beginning', async () => {
    const { server, tab } = browser();
    server.fail({ kind: 'status', status: 500, times: 4 });
    const page = tab();
    record(page, 20);
    await pass(1 * minutes);
    expect(server.report().counted).toBe(20);
    server.fail({ kind: 'status', status: 500, times: 1 });
    record(page, 20);
    await pass(1 * seconds);
    expect(server.report().counted).toBe(40);
  });

  test.each([
    ['seconds', '120'],
    ['a date', new Date(1_800_000_000_000 + 120 * seconds).toUTCString()],
  ])('Retry-After in %s is honoured, by every tab and by the next page', async (_name, retryAfter) => {
    const { server, tab } = browser();
    server.fail({ kind: 'status', status: 429, retryAfter, times: 1 });
    const first = tab();
    record(first, 20);
    await pass(0);
    const other = tab();
    record(other, 20, 21);
    first.close();
    void tab().delivery.flush();
    await pass(119_999);
    expect(server.batches).toHaveLength(1);
    await pass(1 * seconds);
    expect(server.report().counted).toBe(40);
  });

  test('a wait that lies days ahead comes of a clock that was set back, and is none', async () => {
    const { server, storage, tab } = browser();
    storage.setItem(pauseKey, JSON.stringify({ until: Date.now() + 3 * 24 * 60 * minutes, failures: 1, asked: true }));
    record(tab(), 20);
    await pass(0);
    expect(server.report().counted).toBe(20);
  });

  test.each([400, 413, 422])(
    'a batch refused with %d is halved until the one to blame is given up and counted',
    async (status) => {
      const { server, tab } = browser();
      const fetch: TabOptions['fetch'] = (url, init) =>
        String(init?.body).includes('"event 7"')
          ? Promise.resolve(new Response('', { status }))
          : server.fetch(url, init);
      const page = tab({ fetch });
      record(page, 20);
      await pass(2 * minutes);
      expect(server.names()).toEqual(sequence(20).filter((name) => name !== 'event 7'));
      record(page, 1, 21);
      await pass(10 * seconds);
      expect(server.report()).toMatchObject({ counted: 20, dropped: 1 });
    },
  );
});

describe('offline for an hour', () => {
  test('nothing is tried, everything is kept, and sent when the network is back', async () => {
    let isOnline = false;
    const { server, tab } = browser({ isOnline: () => isOnline });
    const page = tab();
    for (let minute = 0; minute < 60; minute += 1) {
      record(page, 5, minute * 5 + 1);
      await pass(1 * minutes);
    }
    expect(server.batches).toHaveLength(0);
    isOnline = true;
    page.pause.online();
    void page.delivery.flush();
    await pass(0);
    expect(server.batches.map(({ events }) => events.length)).toEqual(Array.from({ length: 15 }, () => 20));
    expect(server.names()).toEqual(sequence(300));
  });

  test('being online again ends a wait of our own, but not one that the server asked for', async () => {
    const { server, tab } = browser();
    const page = tab();
    server.fail({ kind: 'status', status: 503, times: 1 }, { kind: 'status', status: 503, retryAfter: '60', times: 1 });
    record(page, 20);
    await pass(0);
    expect(page.pause.left()).toBe(1 * seconds);
    page.pause.online();
    expect(page.pause.left()).toBe(0);
    void page.delivery.flush();
    await pass(0);
    page.pause.online();
    expect(page.pause.left()).toBe(60 * seconds);
  });
});

describe('storage and bounds', () => {
  test.each([
    ['forbidden', forbidden],
    ['full', () => webStorage(0)],
  ])('%s storage throws nothing: the queue goes on in memory', async (_name, storage) => {
    const { server, tab } = browser();
    server.fail({ kind: 'status', status: 500, times: 2 });
    record(tab({ storage }), 25);
    await pass(20 * seconds);
    expect(server.report()).toMatchObject({ counted: 25, delivered: 25 });
  });

  test('storage that is full half-way: what it holds and what it does not are sent in order', async () => {
    const { server, tab } = browser();
    const storage = webStorage(7);
    record(tab({ storage: () => storage }), 20);
    await pass(0);
    expect(server.names()).toEqual(sequence(20));
  });

  test('what cannot be read is forgotten, and holds up nothing', async () => {
    const { server, storage, storedEvents, tab } = browser();
    storage.setItem(`${eventPrefix}1700000000000-other`, '{"half');
    record(tab(), 20);
    await pass(0);
    expect(server.names()).toEqual(sequence(20));
    expect(storedEvents()).toBe(0);
  });

  test.each([
    ['storage', {}],
    ['memory', { storage: forbidden }],
  ])('%s holds 1,000 events: the oldest go, and their number is sent', async (_name, options) => {
    let isOnline = false;
    const { server, tab } = browser({ isOnline: () => isOnline, ...options });
    const page = tab();
    record(page, 1_250);
    expect(page.queue.ids()).toHaveLength(1_000);
    isOnline = true;
    void page.delivery.flush();
    await pass(0);
    expect(server.report()).toMatchObject({ counted: 1_000, delivered: 1_000, dropped: 250 });
    expect(server.names()).toEqual(sequence(1_250).slice(250));
  });

  test('events that told of losses and are lost themselves leave the number right', () => {
    const { tab } = browser({ isOnline: () => false });
    const page = tab();
    record(page, 2_200);
    const dropped = page.queue.read(page.queue.ids()).map((event) => event.dropped ?? 0);
    expect(dropped.reduce((sum, count) => sum + count, 0)).toBe(1_200);
  });
});

describe('a page that is being left', () => {
  test('sends what is queued by a request that outlives it', async () => {
    const { server, tab } = browser();
    const page = tab();
    record(page, 3);
    page.delivery.leave();
    page.close();
    await pass(0);
    expect(server.batches).toMatchObject([{ keepalive: true }]);
    expect(server.names()).toEqual(sequence(3));
  });

  test('the events stay stored until the answer is there; a page that never heard it leaves them to the next', async () => {
    const { server, storedEvents, tab } = browser();
    const page = tab();
    record(page, 3);
    page.delivery.leave();
    page.close();
    await pass(0);
    expect(storedEvents()).toBe(3);
    void tab().delivery.flush();
    await pass(0);
    expect(server.report()).toMatchObject({ counted: 3, delivered: 6 });
    expect(storedEvents()).toBe(0);
  });

  test('hidden but alive, it forgets them when they have arrived, and does not send them again', async () => {
    const { server, storedEvents, tab } = browser();
    const page = tab();
    record(page, 3);
    page.delivery.leave();
    page.delivery.leave();
    await pass(1 * minutes);
    expect(server.report()).toMatchObject({ counted: 3, delivered: 3 });
    expect(storedEvents()).toBe(0);
  });

  test('what is under way at once stays under 54 KB; the rest stays stored', async () => {
    const { server, storedEvents, tab } = browser({ isOnline: () => true });
    server.fail({ kind: 'status', status: 500, times: 1 });
    const page = tab();
    record(page, 20);
    await pass(0);
    record(page, 480, 21);
    await pass(0);
    page.pause.end();
    page.delivery.leave();
    page.delivery.leave();
    page.close();
    await pass(0);
    const [, ...leaving] = server.batches;
    const bytes = leaving.reduce((sum, batch) => sum + batch.bytes, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(54_000);
    expect(storedEvents()).toBe(500);
  });

  test('ordinary batches count as well: together no more than 54 KB are kept alive', async () => {
    const { tab } = browser();
    const kept: number[] = [];
    const fetch: TabOptions['fetch'] = (_url, init) => {
      if (init?.keepalive) kept.push(Buffer.byteLength(String(init.body)));
      return new Promise(() => {});
    };
    const page = tab({ fetch });
    record(page, 20);
    await pass(0);
    record(page, 480, 21);
    page.delivery.leave();
    expect(kept).toHaveLength(2);
    expect(kept.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(54_000);
  });

  test('where requests cannot outlive a page, a beacon goes, and the events are sent again at the next start', async () => {
    const { server, tab } = browser();
    const sendBeacon = jest.fn((_url: string, body: Blob) => body.size < 54_000);
    const page = tab({ keepalive: false, sendBeacon });
    record(page, 3);
    page.delivery.leave();
    page.close();
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('/statistics');
    expect(body?.type).toBe('application/json');
    void tab().delivery.flush();
    await pass(0);
    expect(server.names()).toEqual(sequence(3));
  });

  test('while there is a wait, nothing goes', async () => {
    const { server, tab } = browser();
    server.fail({ kind: 'status', status: 429, retryAfter: '60', times: 1 });
    const page = tab();
    record(page, 20);
    await pass(0);
    page.delivery.leave();
    await pass(0);
    expect(server.batches).toHaveLength(1);
  });
});

describe('five tabs at once', () => {
  test('one sends at a time; no event is sent twice', async () => {
    const { server, tab, lockCounts } = browser();
    const pages = Array.from({ length: 5 }, () => tab());
    for (let round = 0; round < 20; round += 1) {
      for (const page of pages) record(page, 7);
      await pass(500);
    }
    await pass(10 * seconds);
    expect(server.report()).toMatchObject({ counted: 700, delivered: 700 });
    expect(lockCounts.most).toBe(1);
  });

  test('what a closed tab left is sent by another', async () => {
    const { server, tab } = browser();
    const [closing, staying] = [tab(), tab()];
    record(closing, 5);
    closing.close();
    await pass(1 * seconds);
    record(staying, 1, 6);
    await pass(10 * seconds);
    expect(server.names()).toEqual(sequence(6));
  });

  test('without Web Locks each tab sends its own, and at its start what was left behind', async () => {
    const { server, tab } = browser({ locks: undefined });
    const left = tab();
    record(left, 2);
    left.close();
    const pages = Array.from({ length: 5 }, () => tab());
    for (const page of pages) {
      void page.delivery.flush();
      await pass(0);
    }
    expect(server.report()).toMatchObject({ counted: 2, delivered: 2 });
    for (const page of pages) record(page, 25);
    await pass(20 * seconds);
    expect(server.report()).toMatchObject({ counted: 127, delivered: 127 });
  });

  test('locks that the browser refuses are as good as none', async () => {
    const refusing = { request: () => Promise.reject(new DOMException('', 'SecurityError')) } as TabOptions['locks'];
    const { server, tab } = browser({ locks: refusing });
    record(tab(), 20);
    await pass(0);
    expect(server.names()).toEqual(sequence(20));
  });
});

test('stopping ends what is under way and all waits', async () => {
  const { server, tab } = browser();
  const page = tab();
  record(page, 3);
  page.delivery.stop();
  page.delivery.leave();
  void page.delivery.flush();
  await pass(1 * minutes);
  expect(server.batches).toHaveLength(0);
});
