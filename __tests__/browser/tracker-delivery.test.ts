import { asidePrefix, eventPrefix, type NewEvent } from '../../src/browser/tracker/event-queue';
import { pauseKey } from '../../src/browser/tracker/pause';
import { batchPrefix } from '../../src/browser/tracker/sent-batches';
import { trackerServer } from '../support/tracker-server';
import { expose, openTab, type TabOptions } from '../support/tracker-tab';
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
  /** What came to the server: batches and questions for them. */
  const requests = () => server.batches.length + server.questions.length;
  const storedEvents = () => Object.keys(storage).filter((key) => key.startsWith(eventPrefix)).length;
  return { server, storage, storedEvents, requests, tab, lockCounts: counts };
}

const posted = { method: 'POST', headers: { 'Content-Type': 'application/json' } };

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const record = ({ record }: ReturnType<typeof openTab>, count: number, from = 1): void => {
  for (let number = from; number < from + count; number += 1) record(`event ${number}`);
};

/** A service that refuses the events whose name begins with a text, by their ids, and takes the others. */
const refusing =
  (fetch: TabOptions['fetch'], name: string, status = 400): TabOptions['fetch'] =>
  async (url, init) => {
    const { events = [] } = JSON.parse(String(init?.body ?? '{}')) as {
      readonly events?: readonly { readonly id: string; readonly name: string }[];
    };
    const refused = events.filter((event) => `${event.name}"`.startsWith(name)).map(({ id }) => id);
    return refused.length > 0 ? Response.json({ code: status, refused }, { status }) : fetch(url, init);
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

  test('a reload loses nothing: the next page sends what was left 15 seconds ago, under the same ids', async () => {
    const { server, tab } = browser();
    const first = tab();
    record(first, 3);
    const ids = first.queue.ids();
    first.close();
    void tab().delivery.flush();
    await pass(14 * seconds);
    expect(server.batches).toHaveLength(0);
    await pass(1.2 * seconds);
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

  test.each(failures)(
    '%s after the events were taken: the server is asked, and gets them once',
    async (_name, fault) => {
      const { server, tab, storedEvents } = browser();
      server.fail({ ...fault, times: 1, after: true });
      record(tab(), 1);
      await pass(11 * seconds);
      expect(server.questions).toHaveLength(1);
      expect(server.report()).toMatchObject({ counted: 1, delivered: 1 });
      expect(storedEvents()).toBe(0);
    },
  );

  test.each([404, 405, 501])(
    'a server that does not know the question (%d) gets the events once more, under their ids',
    async (status) => {
      const { server, tab } = browser();
      server.fail({ kind: 'status', status: 500, times: 1, after: true });
      const fetch: TabOptions['fetch'] = (url, init) =>
        init?.method === 'GET' ? Promise.resolve(new Response('', { status })) : server.fetch(url, init);
      record(tab({ fetch }), 1);
      await pass(60 * seconds);
      expect(server.report()).toMatchObject({ counted: 1, delivered: 2 });
    },
  );

  test('a server that fails whenever it is asked gets the events once more after three questions', async () => {
    const { server, tab } = browser();
    server.fail({ kind: 'status', status: 500, times: 1, after: true });
    let asked = 0;
    const fetch: TabOptions['fetch'] = (url, init) => {
      if (init?.method !== 'GET') return server.fetch(url, init);
      asked += 1;
      return Promise.reject(new TypeError());
    };
    record(tab({ fetch }), 1);
    await pass(120 * seconds);
    expect(asked).toBe(3);
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
    const { server, tab, requests } = browser({ random });
    server.fail({ kind: 'status', status: 503 });
    record(tab(), 20);
    await pass(0);
    for (const [index, wait] of waits.entries()) {
      expect(requests()).toBe(index + 1);
      await pass(wait * seconds - 1);
      expect(requests()).toBe(index + 1);
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

  test('a clock that is set back twelve hours within a page holds nothing up', async () => {
    const { server, tab } = browser();
    server.fail({ kind: 'status', status: 500, times: 1 });
    record(tab(), 20);
    await pass(0);
    jest.setSystemTime(Date.now() - 12 * 60 * minutes);
    await pass(1 * seconds);
    expect(server.report().counted).toBe(20);
  });

  test.each([
    ['back', -12],
    ['forward', 12],
  ])('a clock that is set %s between two pages makes no wait longer than it was', async (_name, hours) => {
    const { server, tab } = browser();
    server.fail({ kind: 'status', status: 500, times: 5 });
    const first = tab();
    record(first, 20);
    await pass(16 * seconds);
    expect(first.pause.left()).toBeGreaterThan(0);
    first.close();
    server.state.faults.clear();
    jest.setSystemTime(Date.now() + hours * 60 * minutes);
    void tab().delivery.flush();
    await pass(1 * minutes);
    expect(server.report().counted).toBe(20);
  });

  test.each([
    ['failures that are no number', { v: 1, at: Date.now(), wait: 1, failures: 'x', asked: false }],
    ['failures without number', { failures: 'x' }],
    [
      'a wait of a day that nobody asked for',
      { v: 1, at: 1_800_000_000_000, wait: 86_400_000, failures: 1, asked: false },
    ],
    ['a wait of a year that somebody asked for', { v: 1, at: 1_800_000_000_000, wait: 3e10, failures: 1, asked: true }],
    ['a wait that began in a year', { v: 1, at: 1_831_536_000_000, wait: 60_000, failures: 1, asked: false }],
    ['no wait', { v: 1, at: 1_800_000_000_000, wait: null, failures: 1, asked: false }],
    ['a list', []],
    ['another version', { v: 2, until: 1_900_000_000_000 }],
  ])('a stored wait with %s holds nothing up for more than a minute, and begins no flood', async (_name, stored) => {
    const { server, storage, tab, requests } = browser();
    storage.setItem(pauseKey, JSON.stringify(stored));
    server.fail({ kind: 'status', status: 500, times: 1 });
    record(tab(), 20);
    await pass(10 * seconds);
    expect(requests()).toBeLessThan(5);
    await pass(1 * minutes);
    expect(server.report().counted).toBe(20);
  });

  test.each([400, 413, 422])(
    'of a batch refused with %d the events that the answer names are set aside, counted and logged; the others go at once',
    async (status) => {
      const { server, storage, tab } = browser();
      const logError = jest.fn();
      const page = tab({ fetch: refusing(server.fetch, 'event 7"', status), logError });
      record(page, 20);
      await pass(1 * seconds);
      expect(server.names()).toEqual(sequence(20).filter((name) => name !== 'event 7'));
      expect(logError).toHaveBeenCalledTimes(1);
      expect(Object.keys(storage).filter((key) => key.startsWith(asidePrefix))).toHaveLength(1);
      record(page, 1, 21);
      await pass(10 * seconds);
      expect(server.report()).toMatchObject({ counted: 20, dropped: 1 });
    },
  );

  test('the reference API names them', async () => {
    const { server, tab } = browser();
    const page = tab();
    page.queue.add({ ...expose('wrong'), title: 'Test', url: 'https://www.facet.example/', extra: 1 } as NewEvent);
    record(page, 20);
    await pass(1 * seconds);
    expect(server.names()).toEqual(sequence(20));
    expect(server.report().dropped).toBe(1);
  });
});

describe('what stands before the service loses nothing', () => {
  const page = (status: number, body = '<h1>Bad request</h1>') => new Response(body, { status });
  const answers: readonly [string, () => Response][] = [
    ['400 and a page', () => page(400)],
    ['400 and nothing', () => page(400, '')],
    ['400 and JSON of its own', () => page(400, '{"code":400,"msg":"As the deploy asked","refused":[]}')],
    ['400 and ids of nobody', () => page(400, '{"refused":["1-x",7,null]}')],
    ['400 and a list', () => page(400, '["refused"]')],
    ['403', () => page(403)],
    ['413', () => page(413)],
    ['422', () => page(422, 'null')],
    ['200 and a page', () => page(200)],
    ['204', () => new Response(null, { status: 204 })],
  ];

  test.each(answers)('it answers %s to everything for 11 seconds: then all arrives, once', async (_name, answer) => {
    const { server, tab } = browser();
    let isDown = true;
    const one = tab({ fetch: async (...request) => (isDown ? answer() : server.fetch(...request)) });
    void one.delivery.flush();
    for (let second = 0; second < 11; second += 1) {
      record(one, 4, second * 4 + 1);
      await pass(1 * seconds);
    }
    isDown = false;
    await pass(1 * minutes);
    expect(server.report()).toMatchObject({ counted: 44, delivered: 44, dropped: 0 });
  });
});

describe('site data that is deleted while a page is open', () => {
  test.each([
    ['before anything was sent', 0],
    ['while a batch is under way', 2 * seconds],
    ['while the service is down', 5 * seconds],
  ])('%s: what the page has recorded arrives, once', async (_name, delay) => {
    const { server, storage, tab } = browser();
    if (delay === 5 * seconds) server.fail({ kind: 'status', status: 503, times: 2 });
    const fetch: TabOptions['fetch'] = async (...request) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      return server.fetch(...request);
    };
    const page = tab({ fetch });
    record(page, 25);
    await pass(delay / 2);
    storage.clear();
    record(page, 5, 26);
    await pass(1 * minutes);
    expect(server.report()).toMatchObject({ counted: 30, delivered: 30, dropped: 0 });
    expect(Object.keys(storage)).toEqual([]);
  });

  test('a page that is left afterwards sends first what storage no longer holds', async () => {
    const { server, storage, tab } = browser();
    const page = tab();
    record(page, 15);
    storage.clear();
    page.delivery.leave();
    page.close();
    await pass(0);
    expect(server.names()).toEqual(sequence(15));
  });
});

describe('records that no server will take', () => {
  const nobodys = { url: 'x', title: 'x', op_type: 'expose', op_obj_value: '/', name: 'planted', user_timestamp_: 1 };

  test.each([
    ['half a record', '{"half'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['an event without its version', JSON.stringify(nobodys)],
    ['no event', JSON.stringify({ v: 1 })],
    ['another type', JSON.stringify({ v: 1, event: { ...nobodys, id: '1700000000000-x0', op_type: 'scroll' } })],
    ['a name that is no text', JSON.stringify({ v: 1, event: { ...nobodys, id: '1700000000000-x0', name: 7 } })],
    [
      'an addition that is no JSON',
      JSON.stringify({ v: 1, event: { ...nobodys, id: '1700000000000-x0', addition: 'x' } }),
    ],
    [
      'an addition that is no text',
      JSON.stringify({ v: 1, event: { ...nobodys, id: '1700000000000-x0', addition: { toString: null } } }),
    ],
    ['the id of another', JSON.stringify({ v: 1, event: { ...nobodys, id: 'other' } })],
    ['no time', JSON.stringify({ v: 1, event: { ...nobodys, id: '1700000000000-x0', user_timestamp_: null } })],
  ])('30 times %s before 40 events: all 40 arrive at once, in two batches', async (_name, text) => {
    const { server, storage, storedEvents, tab } = browser();
    for (let place = 0; place < 30; place += 1) {
      storage.setItem(`${eventPrefix}1700000000000-x${place}`, text.replace('-x0', `-x${place}`));
    }
    record(tab(), 40);
    await pass(1 * seconds);
    expect(server.names()).toEqual(sequence(40));
    expect(server.batches.length).toBeLessThanOrEqual(4);
    expect(storedEvents()).toBe(0);
    expect(Object.keys(storage).filter((key) => key.startsWith(asidePrefix))).toHaveLength(20);
    expect(server.report()).toMatchObject({ counted: 40, dropped: 30 });
  });

  test('30 that only the server knows to be wrong before 40 events: the 40 arrive within a second', async () => {
    const { server, tab } = browser();
    const page = tab({ fetch: refusing(server.fetch, 'wrong'), isOnline: () => online });
    let online = false;
    for (let place = 0; place < 30; place += 1) page.record(`wrong ${place}`);
    record(page, 40);
    online = true;
    void page.delivery.flush();
    await pass(1 * seconds);
    expect(server.names().sort()).toEqual(sequence(40).sort());
    record(page, 1, 41);
    await pass(10 * seconds);
    expect(server.report()).toMatchObject({ counted: 41, delivered: 41, dropped: 30 });
  });

  test('a server that takes nothing is left alone after a hundred refusals', async () => {
    let requests = 0;
    const { tab } = browser({
      fetch: async (_url, init) => {
        requests += 1;
        const { events } = JSON.parse(String(init?.body)) as { readonly events: readonly { readonly id: string }[] };
        return Response.json({ code: 400, refused: [events[0]?.id] }, { status: 400 });
      },
    });
    record(tab(), 200);
    await pass(0);
    expect(requests).toBe(100);
  });

  test('what a newer version of the site has stored is left to it', async () => {
    const { server, storage, tab } = browser();
    const key = `${eventPrefix}1700000000000-newer`;
    storage.setItem(key, JSON.stringify({ v: 2, events: 'in another shape' }));
    record(tab(), 20);
    await pass(0);
    expect(server.names()).toEqual(sequence(20));
    expect(storage.getItem(key)).not.toBeNull();
    expect(server.report().dropped).toBe(0);
  });

  test.each(['{"half', 'null', '{"v":1}', '{"v":1,"at":1,"ended":true,"events":[7],"losses":[]}'])(
    'the batch %s is forgotten, and holds nothing up',
    async (text) => {
      const { server, storage, tab } = browser();
      storage.setItem(`${batchPrefix}1700000000000-x-1`, text);
      record(tab(), 20);
      await pass(0);
      expect(server.names()).toEqual(sequence(20));
      expect(server.questions).toEqual([]);
      expect(Object.keys(storage)).toEqual([]);
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
    // The question for the batch has failed as the server asked; the next answer says how long.
    page.pause.fail('60');
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

  test.each([
    ['storage', {}],
    ['memory', { storage: forbidden }],
  ])('%s holds 1,000 events: the oldest go, and their number is sent', async (_name, options) => {
    let isOnline = false;
    const { server, tab } = browser({ isOnline: () => isOnline, ...options });
    const page = tab();
    record(page, 1_250);
    await pass(0);
    expect(page.queue.ids()).toHaveLength(1_000);
    isOnline = true;
    void page.delivery.flush();
    await pass(0);
    expect(server.report()).toMatchObject({ counted: 1_000, delivered: 1_000, dropped: 250 });
    expect(server.names()).toEqual(sequence(1_250).slice(250));
  });

  test('10,000 events of five tabs without a network: 1,000 are kept, and each that was lost counts once', async () => {
    let isOnline = false;
    const { server, tab } = browser({ isOnline: () => isOnline });
    const tabs = Array.from({ length: 5 }, () => tab());
    for (let round = 0; round < 20; round += 1) {
      for (const page of tabs) record(page, 100, round * 100);
      await pass(1 * seconds);
    }
    server.fail({ kind: 'status', status: 500, after: true, probability: 0.3 });
    isOnline = true;
    for (const page of tabs) void page.delivery.flush();
    await pass(20 * minutes);
    expect(server.report()).toMatchObject({ counted: 1_000, delivered: 1_000, dropped: 9_000 });
  }, 30_000);

  test('losses whose report was refused an answer are reported again, and counted once', async () => {
    const { server, tab } = browser();
    const page = tab();
    page.losses.add(3);
    server.fail({ kind: 'status', status: 500, times: 1, after: true });
    record(page, 20);
    await pass(1 * minutes);
    record(page, 20, 21);
    await pass(0);
    expect(server.report()).toMatchObject({ counted: 40, dropped: 3 });
    expect(page.losses.list()).toEqual([]);
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

  test('sends what is queued also in a wait of its own: leaving fails the request that is under way', async () => {
    const { server, tab } = browser();
    const fetch = jest.fn<ReturnType<typeof server.fetch>, Parameters<typeof server.fetch>>(server.fetch);
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const page = tab({ fetch });
    record(page, 20);
    await pass(0);
    expect(page.pause.left()).toBeGreaterThan(0);
    record(page, 20, 21);
    page.delivery.leave();
    page.close();
    await pass(0);
    expect(server.names()).toEqual(sequence(40).slice(20));
  });

  test('ten pages one after the other: every event arrives once, though no page hears its last answer', async () => {
    const { server, tab, storedEvents } = browser();
    for (let visit = 0; visit < 10; visit += 1) {
      const page = tab();
      void page.delivery.flush();
      record(page, 5, visit * 5 + 1);
      await pass(3 * seconds);
      page.delivery.leave();
      page.close();
      await pass(200);
    }
    expect(server.report()).toMatchObject({ counted: 50, delivered: 50 });
    void tab().delivery.flush();
    await pass(20 * seconds);
    expect(server.report()).toMatchObject({ counted: 50, delivered: 50 });
    expect(storedEvents()).toBe(0);
  });

  test.each([
    ['asks for the batch a second later', 0],
    ['asks for it once more when it was still under way', 4_000],
  ])('the page that follows %s', async (_name, delay) => {
    const { server, tab, storedEvents } = browser();
    const fetch: TabOptions['fetch'] = async (url, init) => {
      if (init?.method === 'POST') await new Promise((resolve) => setTimeout(resolve, delay));
      return server.fetch(url, init);
    };
    const page = tab({ fetch });
    record(page, 3);
    page.delivery.leave();
    page.close();
    void tab({ fetch }).delivery.flush();
    await pass(1_100);
    expect(server.questions).toHaveLength(1);
    expect(storedEvents()).toBe(delay === 0 ? 0 : 3);
    await pass(10 * seconds);
    expect(server.report()).toMatchObject({ counted: 3, delivered: 3 });
    expect(storedEvents()).toBe(0);
  });

  test('what was lost on the way is sent by the page that follows, when a request can be under way no longer', async () => {
    const { server, tab, storedEvents } = browser();
    const page = tab({ fetch: () => new Promise(() => {}) });
    record(page, 3);
    page.delivery.leave();
    page.close();
    void tab().delivery.flush();
    await pass(9 * seconds);
    expect(server.batches).toHaveLength(0);
    await pass(20 * seconds);
    expect(server.report()).toMatchObject({ counted: 3, delivered: 3 });
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

  test('what has left with it does not follow the batch that was under way', async () => {
    const { server, tab } = browser();
    const fetch: TabOptions['fetch'] = async (url, init) => {
      await new Promise((resolve) => setTimeout(resolve, 2 * seconds));
      return server.fetch(url, init);
    };
    const page = tab({ fetch });
    record(page, 31);
    await pass(1 * seconds);
    page.delivery.leave();
    await pass(1 * minutes);
    expect(server.report()).toMatchObject({ counted: 31, delivered: 31 });
  });

  test('what has left with it does not follow the rest of a refused batch that was under way', async () => {
    const { server, tab } = browser();
    const refuse = refusing(server.fetch, 'event 7"');
    const fetch: TabOptions['fetch'] = async (url, init) => {
      if (String(init?.body).includes('event 7"')) return refuse(url, init);
      await new Promise((resolve) => setTimeout(resolve, 2 * seconds));
      return server.fetch(url, init);
    };
    const page = tab({ fetch });
    record(page, 20);
    await pass(1 * seconds);
    page.delivery.leave();
    await pass(1 * minutes);
    expect(server.report()).toMatchObject({ counted: 19, delivered: 19, dropped: 1 });
  });

  test('what is under way at once stays under 64 KB; the rest stays stored', async () => {
    let isOnline = false;
    const { server, storedEvents, tab } = browser({ isOnline: () => isOnline });
    const page = tab();
    record(page, 500);
    isOnline = true;
    page.delivery.leave();
    page.delivery.leave();
    page.close();
    await pass(0);
    const bytes = server.batches.reduce((sum, batch) => sum + batch.bytes, 0);
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThan(64_000);
    expect(storedEvents()).toBe(500);
  });

  test.each([
    ['forbidden', forbidden],
    ['full', () => webStorage(0)],
  ])(
    'where storage is %s, all goes that 64 KB can hold, also while there is a wait of our own',
    async (_name, storage) => {
      const { server, tab } = browser();
      server.fail({ kind: 'status', status: 500, times: 1 });
      const page = tab({ storage });
      record(page, 20);
      await pass(0);
      expect(page.pause.left()).toBeGreaterThan(0);
      record(page, 200, 21);
      page.delivery.leave();
      page.close();
      await pass(0);
      expect(server.report()).toMatchObject({ counted: 200, delivered: 200 });
      expect(server.batches.at(-1)?.bytes).toBeLessThan(64_000);
    },
  );

  test('ordinary batches count as well: together no more than 64 KB are kept alive', async () => {
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
    expect(kept.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(64_000);
  });

  test.each(['the next page', 'the page itself'])(
    'where requests cannot outlive a page, a beacon goes, and %s asks for it',
    async (asker) => {
      const { server, tab, storedEvents } = browser();
      const sendBeacon = jest.fn((url: string, body: Blob) => {
        void body.text().then((text) => server.fetch(url, { ...posted, body: text }));
        return true;
      });
      const page = tab({ keepalive: false, sendBeacon });
      record(page, 3);
      page.delivery.leave();
      page.delivery.leave();
      if (asker === 'the next page') {
        page.close();
        void tab().delivery.flush();
      }
      const [url, body] = sendBeacon.mock.calls[0] ?? [];
      expect(url).toBe('/statistics');
      expect(body?.type).toBe('application/json');
      await pass(20 * seconds);
      expect(server.report()).toMatchObject({ counted: 3, delivered: 3 });
      expect(storedEvents()).toBe(0);
    },
  );

  test('a beacon that the browser does not take leaves the events where they are', async () => {
    const { server, tab } = browser();
    const page = tab({ keepalive: false, sendBeacon: () => false });
    record(page, 3);
    page.delivery.leave();
    await pass(10 * seconds);
    expect(server.report()).toMatchObject({ counted: 3, delivered: 3 });
    expect(server.questions).toEqual([]);
  });

  test('while there is a wait that the server asked for, nothing goes', async () => {
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
    await pass(6 * seconds);
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
      await pass(3 * seconds);
    }
    await pass(15 * seconds);
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
  page.stop();
  page.delivery.leave();
  void page.delivery.flush();
  await pass(1 * minutes);
  expect(server.batches).toHaveLength(0);
});
