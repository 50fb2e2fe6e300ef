/** @jest-environment jsdom */

import type { Consent } from '../../src/browser/consent/consent';
import { announceNavigationDone, navigationEvents, shownNotFound } from '../../src/browser/navigation/navigation';
import { pageNotFound } from '../../src/browser/not-found/page-not-found';
import { browserClock } from '../../src/browser/platform/clock';
import { replayClick } from '../../src/browser/platform/event-replay';
import { textOf } from '../../src/browser/platform/text-of';
import {
  collectEarlyEvents,
  earlyEventLimit,
  earlyEventsName,
  takeEarlyEvents,
} from '../../src/browser/tracker/early-events';
import type { EventFields, EventType, Track, TrackerEvent } from '../../src/browser/tracker/event';
import { eventPrefix } from '../../src/browser/tracker/event-queue';
import { startTracker, type TrackerDependencies } from '../../src/browser/tracker/tracker';
import { configFrom } from '../../src/site/hosting/config';
import { siteFrom } from '../../src/site/hosting/hosts';
import { fakeConsent } from '../support/fake-consent';
import { fc, fuzz, fuzzTimeoutMs } from '../support/fuzz';

const now = 1_800_000_000_000;

const throws = (): never => {
  throw new Error('of the test');
};

/** What a page may reject with, and what is no text however it is asked. */
const oddValues: Readonly<Record<string, unknown>> = {
  'an object without a prototype': Object.create(null),
  'an error whose message is an object': Object.assign(new Error(), { message: {} }),
  'an error whose message is a symbol': Object.assign(new Error(), { message: Symbol() }),
  'an error whose message throws': Object.defineProperty(new Error(), 'message', { get: throws }),
  'an error whose stack throws': Object.defineProperty(new Error(), 'stack', { get: throws }),
  'an error whose stack is an object': Object.assign(new Error(), { stack: Object.create(null) }),
  'a toString that throws': { toString: throws },
  'a toString that answers no text': { toString: () => ({}), valueOf: () => ({}) },
  'a toStringTag that throws': Object.defineProperty({}, Symbol.toStringTag, { get: throws }),
  'a proxy that throws': new Proxy({}, { get: throws, getPrototypeOf: throws }),
  'a revoked proxy': (() => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  })(),
};

/** Makes elements visible to the tracker. */
let expose: (element: Element, ratio: number) => void;
class FakeIntersectionObserver {
  readonly #seen = new Set<Element>();
  constructor(report: (entries: readonly object[]) => void) {
    expose = (target, intersectionRatio) => {
      if (this.#seen.has(target)) report([{ target, intersectionRatio }]);
    };
  }
  observe = (element: Element) => this.#seen.add(element);
  unobserve = (element: Element) => this.#seen.delete(element);
  disconnect = () => this.#seen.clear();
}

let consent: ReturnType<typeof fakeConsent>;
let recordEvent: Track;
let route = '/pricing';

function track(options: Partial<TrackerDependencies> = {}, answer: Consent = 'granted') {
  consent = fakeConsent(answer);
  // jsdom has no Response.
  const taken = { ok: true, headers: new Headers(), json: async () => ({ code: 0 }) } as Response;
  const fetch = jest.fn(async () => taken);
  recordEvent = startTracker({
    window,
    consent,
    clock: browserClock,
    random: () => 0,
    config: configFrom({}),
    transport: { fetch, keepalive: true, sendBeacon: () => true, isOnline: () => true },
    storage: () => window.localStorage,
    locks: undefined,
    routeName: () => route,
    logError: () => {},
    ...options,
  });
  return { consent, fetch };
}

/** Shows something in the page, as the application does. */
const show = (html: string): HTMLElement => {
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  return document.body.firstElementChild?.firstElementChild as HTMLElement;
};

const storedKeys = (): string[] => Object.keys(window.localStorage).filter((key) => key.startsWith(eventPrefix));

/** The events that are queued, oldest first, without what names and dates them. */
const queued = (): object[] =>
  storedKeys()
    .sort()
    .map((key) => {
      const record = JSON.parse(window.localStorage.getItem(key) ?? '') as { readonly event: TrackerEvent };
      const { id, user_timestamp_, ...event } = record.event;
      return event;
    });
const queuedOf = (type: EventType): object[] => queued().filter((event) => (event as TrackerEvent).op_type === type);

const page = { url: 'http://localhost/', title: 'Pricing | Facet', op_obj_value: '/pricing' };
const additionOf = (event: object | undefined): unknown => JSON.parse((event as TrackerEvent).addition ?? 'null');

const navigate = (path: string, title: string): void => {
  history.pushState(null, '', path);
  route = path;
  window.dispatchEvent(new Event(navigationEvents.done));
  document.title = title;
};

beforeEach(() => {
  jest.useFakeTimers({ now });
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  performance.getEntriesByType = () => [{ loadEventEnd: 812.4 }] as unknown as PerformanceEntryList;
  window.localStorage.clear();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
  document.title = 'Pricing | Facet';
  route = '/pricing';
});
afterEach(() => consent.give('refused'));

/** What happens between two looks of the tracker. */
const pass = (ms = 100) => jest.advanceTimersByTime(ms);
const click = (selector = 'a, button'): void => document.querySelector<HTMLElement>(selector)?.click();
const breakScript = (init: ErrorEventInit = { message: 'broken' }) =>
  window.dispatchEvent(new ErrorEvent('error', init));
const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

const firstView = {
  ...page,
  op_type: 'view',
  type: 'load',
  referrer: '',
  referrer_doc: '',
  load_duration: 812,
  load_result: 'success',
  trigger_button: '',
};

test.each([
  [0, 812],
  [800, 12],
])(
  'a view of the first page counts its loading from when it was asked for: in advance, %d ms: %d ms (specification 3)',
  (...row) => {
    const [activationStart, load_duration] = row;
    performance.getEntriesByType = () => [{ loadEventEnd: 812.4, activationStart }] as unknown as PerformanceEntryList;
    track();
    pass();
    expect(queued()).toEqual([{ ...firstView, load_duration }]);
  },
);

test('a view of a navigation has its own title, the page before, the click, and how long it took', () => {
  track();
  show('<a data-track="menu-download" href="#download">Download</a>');
  click();
  pass(340);
  navigate('/download', 'Download | Facet');
  pass();
  expect(queuedOf('view')[1]).toEqual({
    ...firstView,
    op_obj_value: '/download',
    type: 'route',
    url: 'http://localhost/download',
    title: 'Download | Facet',
    referrer: 'http://localhost/',
    load_duration: 340,
    trigger_button: 'menu-download',
  });
  pass(5_000);
  navigate('/pricing', 'Pricing | Facet');
  pass();
  // Going back begins with no click.
  expect(queuedOf('view')[2]).toMatchObject({ trigger_button: '', load_duration: 0 });
});

test('a view is none of a jump within the page, and not lost when the page is left at once', () => {
  track();
  window.dispatchEvent(new Event('pagehide'));
  navigate('/#plans', 'Pricing | Facet');
  pass(1_000);
  expect(queuedOf('view')).toHaveLength(1);
});

test.each([
  ['/de/guide/use-synchronizer', 'Page Not Found: /de/guide/use-synchronizer'],
  ['', 'Page not found: /'],
])('a view of a missing page, "%s", has failed with "%s" (specification 2.6)', (refused, message) => {
  route = '/404';
  track();
  if (refused) shownNotFound.set(pageNotFound(siteFrom({ SITE_HOST: 'global' }), refused));
  pass();
  shownNotFound.set(null);
  const addition = JSON.stringify({ status: 404, message });
  expect(queuedOf('view')).toMatchObject([{ load_result: 'failed', addition }]);
});

test('a view comes again with a return from the back/forward cache, for which nothing had to be loaded', () => {
  track();
  pass();
  for (const persisted of [false, true]) window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  pass();
  expect(queuedOf('view')).toEqual([firstView, { ...firstView, load_duration: 0 }]);
});

test('a view in a storm of navigations has its own address, title and name; a page that was left without a head is none', () => {
  /** Gatsby shows a page, whose address may no longer be that of the window, and later writes its head. */
  const showPage = (path: string): void => {
    route = path;
    announceNavigationDone({ href: `http://localhost${path}`, canonical: `https://www.facet.example${path}` });
  };
  const writeHead = (path: string, title: string): void => {
    document.head.innerHTML = `<title>${title}</title><link rel="canonical" href="https://www.facet.example${path}">`;
  };
  const views = () =>
    queuedOf('view').map((event) => ['url', 'title', 'op_obj_value'].map((name) => Reflect.get(event, name)).join(' '));
  const first = 'http://localhost/ Pricing | Facet /pricing';
  track();
  history.pushState(null, '', '/c');
  showPage('/a');
  pass(30);
  showPage('/b');
  writeHead('/b', 'B');
  pass(30);
  showPage('/c');
  document.head.innerHTML = '';
  pass(3_000);
  expect(views()).toEqual([first, 'http://localhost/b B /b']);
  writeHead('/c', 'C');
  pass();
  expect(views()).toEqual([first, 'http://localhost/b B /b', 'http://localhost/c C /c']);
  showPage('/d');
  window.dispatchEvent(new Event('pagehide'));
  writeHead('/d', 'D');
  pass(1_000);
  expect(views()).toHaveLength(3);
  document.head.innerHTML = '<title></title>';
});

const link = '<a class="button primary" name="start" href="#download"><span>Start\n  free</span></a>';
const linked = { element_content: 'Start free', element_key: '', element_type: 'a', element_name: 'start' };
const own = { element_class: 'button primary', element_target_url: 'http://localhost/', addition: undefined };
test.each<[string, string, object]>([
  ['a link', link, { ...page, op_type: 'click', ...linked, ...own }],
  ['a button', '<button aria-label="Close">×</button>', { element_type: 'button', element_name: 'Close' }],
  ['a marked element', '<div data-track="plan-card">Team</div>', { element_type: 'div', element_key: 'plan-card' }],
  ['an addition', `<button data-addition='{"plan":"team"}'>Buy</button>`, { addition: '{"plan":"team"}' }],
  ['an addition that is no JSON', '<button data-addition="team">Buy</button>', { addition: undefined }],
])('a click on %s is recorded, also where a component stops it (specification 3)', (_name, html, fields) => {
  track();
  const element = show(html);
  element.addEventListener('click', (event) => event.stopPropagation());
  (element.querySelector('span') ?? element).click();
  const [{ addition = undefined, ...event }] = queuedOf('click') as [{ addition?: string }];
  expect({ addition, ...event }).toMatchObject(fields);
});

test('a click: anywhere else is none, and records no words of what others put into the page', () => {
  track();
  show('<p>Text</p>').click();
  expect(queuedOf('click')).toHaveLength(0);
  document.body.innerHTML = '<button aria-label="Hello jane">jane</button>';
  click();
  expect(queuedOf('click')).toMatchObject([{ element_content: '', element_name: '' }]);
});

test('a click that is made again is recorded once, before the tracker is there and after', () => {
  show('<button>Buy</button>');
  collectEarlyEvents(window, () => {});
  for (const begin of [() => {}, track]) {
    begin();
    click();
    replayClick(document.querySelector('button') as HTMLElement);
  }
  expect(queuedOf('click')).toHaveLength(2);
});

test.each([
  ['the search', '<dialog id="site-search" open><button>jane</button></dialog>'],
  ['what a page makes from input', '<p data-private><button aria-label="Remove jane">jane</button></p>'],
  ['what holds a field', '<a href="/#"><textarea>jane</textarea> Save</a>'],
  ['a result', '<button><output>jane</output></button>'],
  ['a label with what stands in a field', '<input value="jane"><button>Find jane</button>', 'Find …'],
  ['a label with an address', '<a href="/#">To https://a.example/?u=jane</a>', 'To https://a.example/'],
])('a click records nothing that was typed: in %s', (_name, html, content = '') => {
  track();
  show(html);
  click();
  expect(queuedOf('click')).toMatchObject([{ element_content: content }]);
  expect(JSON.stringify(queued())).not.toContain('jane');
});

test.each([
  [0.49, 0],
  [0.5, 1],
])(
  'an exposure is recorded once for each element of which half is visible, also one that comes later: %d (specification 9)',
  async (ratio, count) => {
    show('<section data-expose="plans"></section>');
    track();
    for (let time = 0; time < 3; time += 1) expose(document.querySelector('section') as Element, ratio);
    expect(queuedOf('expose')).toEqual(Array(count).fill({ ...page, op_type: 'expose', name: 'plans' }));
    show('<section data-expose="banner"></section>');
    await Promise.resolve();
    expose(document.querySelector('section') as Element, ratio);
    expect(queuedOf('expose')).toHaveLength(2 * count);
  },
);

test('an error: 100101: a resource, with its file name and element path (specification 8)', () => {
  track();
  document.body.innerHTML = '<main id="content"><img class="photo wide" src="/missing.png"></main>';
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  const [event] = queuedOf('error');
  const file = 'http://localhost/missing.png';
  expect(event).toMatchObject({ ...page, error_type: 100101, error_msg: `img ${file}`, trigger_button: '' });
  expect(additionOf(event)).toEqual({ file, path: 'html > body > main#content > img.photo' });
});

test.each([
  ['right after another page was asked for', 5, 0],
  ['unless the page is still there long after', 1_500, 1],
  ['unless the clock was set back', -3_600_000, 1],
])(
  'an error is one of a load that fails, but not %s (WebKit gives up what a page still loads)',
  (_when, wait, count) => {
    for (const isEarly of [false, true]) {
      show('<img src="/slow.png" loading="lazy">');
      if (isEarly) collectEarlyEvents(window, () => {});
      else track();
      window.dispatchEvent(new Event('beforeunload'));
      if (wait < 0) jest.setSystemTime(Date.now() + wait);
      else pass(wait);
      document.querySelector('img')?.dispatchEvent(new Event('error'));
      if (isEarly) track();
      expect(queuedOf('error')).toHaveLength(count);
      consent.give('refused');
    }
  },
);

test('an error: 100102: a script, with its file name, line:column, stack, and the element last clicked', () => {
  track();
  document.body.innerHTML = '<button data-track="buy">Buy</button>';
  click();
  const error = new Error('broken');
  error.stack = 'Error: broken\n    at buy (app.js:12:34)';
  breakScript({ message: 'broken', filename: '/app.js', lineno: 12, colno: 34, error });
  const [event] = queuedOf('error');
  expect(event).toMatchObject({ error_type: 100102, error_msg: 'broken', trigger_button: 'buy' });
  const addition = { file: '/app.js', place: '12:34', stack: error.stack, path: 'html > body > button' };
  expect(additionOf(event)).toEqual(addition);
});

test.each<readonly [string, unknown, unknown]>([
  ['an error', new Error('no answer'), 'no answer'],
  ['a text', 'a text', 'a text'],
  ['nothing', undefined, 'undefined'],
  ['a symbol', Symbol('of the test'), 'Symbol(of the test)'],
  ['a function', () => {}, '[object Function]'],
  ...Object.entries(oddValues).map(([name, value]) => [name, value, expect.any(String)] as const),
])('an error: 100103: an unhandled rejection, with %s as its reason', (_name, reason, message) => {
  const logError = jest.fn();
  track({ logError });
  reject(reason);
  breakScript({ message: 'broken', error: reason });
  expect(queuedOf('error')).toMatchObject([{ error_type: 100103, error_msg: message }, { error_type: 100102 }]);
  expect(logError).not.toHaveBeenCalled();
});

test.each([
  ...['prefetch', 'preload', 'modulepreload', 'dns-prefetch', 'PreFetch', 'icon'].map((rel) => [rel, 0] as const),
  ['preload stylesheet', 1] as const,
])('link[rel="%s"] that does not load makes %d errors', (rel, count) => {
  track();
  show(`<link rel="${rel}" href="/a.css">`).dispatchEvent(new Event('error'));
  const message = { error_type: 100101, error_msg: 'link http://localhost/a.css' };
  expect(queuedOf('error')).toMatchObject(Array(count).fill(message));
});

test.each([
  ['https://a.example/x.js?email=SECRET', 'https://a.example/x.js'],
  ['https://jane:SECRET@a.example/x.js#SECRET', 'https://a.example/x.js'],
  ['at buy (https://a.example/x.js?token=SECRET:12:34)', 'at buy (https://a.example/x.js:12:34)'],
  ['buy@https://a.example/x.js?token=SECRET:12:34', 'buy@https://a.example/x.js:12:34'],
  ['"https://a.example/?a=SECRET" is no page.', '"https://a.example/" is no page.'],
  ["no '/reset?token=SECRET' here", "no '/reset' here"],
  ['blob:https://a.example/SECRET', 'blob:'],
  ['data:text/html,SECRET', 'data:'],
  ['?token=SECRET is wrong', '… is wrong'],
  ['SECRET@example.org is taken', '… is taken'],
  ['Unexpected token in "SECRET"', 'Unexpected token in "…"'],
])('an error has no full address and nothing typed: %s', (text, left) => {
  track();
  show('<input type="search" value="a SECRET">');
  const error = Object.assign(new Error(text), { stack: text });
  breakScript({ message: text, filename: text, lineno: 1, colno: 2, error });
  reject(error);
  const [script, rejection] = queuedOf('error');
  expect([script, rejection]).toMatchObject([{ error_msg: left }, { error_msg: left }]);
  expect(additionOf(script)).toMatchObject({ file: left, stack: left });
  expect(additionOf(rejection)).toMatchObject({ stack: left });
});

test('an error has nothing of the address with which somebody came; one in a loop does not push out all else', () => {
  history.replaceState(null, '', '/?email=jane%40doe&utm_source=letter#s3cret');
  track();
  for (let time = 0; time < 500; time += 1) breakScript({ message: 'jane@doe, s3cret and letter are not known' });
  const [first] = queuedOf('error');
  expect(first).toMatchObject({ error_msg: '…, … and letter are not known' });
  expect(queuedOf('error')).toEqual(Array(100).fill(first));
});

const load = (): void => {
  document.body.innerHTML = '<button data-track="buy">Buy</button><img src="/missing.png">';
  collectEarlyEvents(window, () => {});
  for (let count = 0; count < 9; count += 1) click();
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  breakScript({ message: 'broken', filename: '/app.js', lineno: 1, colno: 2, error: new Error('broken') });
  reject('no answer');
  history.replaceState(null, '', '/elsewhere');
  pass(2_000);
};

test('what happens while the page loads is recorded once when the tracker starts, with its own time, address and title', () => {
  load();
  track();
  expect(queuedOf('click')).toEqual(Array(9).fill(expect.objectContaining({ element_key: 'buy', ...page })));
  const image = { error_type: 100101, error_msg: 'img http://localhost/missing.png', trigger_button: 'buy', ...page };
  expect(queuedOf('error')).toMatchObject([
    ...[image, { error_type: 100102, error_msg: 'broken' }, { error_type: 100103, error_msg: 'no answer' }],
  ]);
  expect(storedKeys().every((key) => key.startsWith(`${eventPrefix}${now}`.slice(0, -3)))).toBe(true);
  const times = storedKeys().map((key) => JSON.parse(window.localStorage.getItem(key) ?? '').event.user_timestamp_);
  expect(new Set(times)).toEqual(new Set([now]));
  click();
  expect(queuedOf('click')).toHaveLength(10);
  expect(earlyEventsName in window).toBe(false);
});

test('what happens while the page loads is kept in memory only, and no more than a hundred of it', () => {
  load();
  for (let count = 0; count < 500; count += 1) click();
  expect(Object.keys(window.localStorage)).toEqual([]);
  expect([takeEarlyEvents(window).length, takeEarlyEvents(window)]).toEqual([earlyEventLimit, []]);
});

const noPage = { url: '', title: '' };

test('an event has an id, the time, the name of the current route, and its addition as JSON text', () => {
  track();
  recordEvent('expose', { ...noPage, name: 'a' }, { place: 3 });
  const { event } = JSON.parse(window.localStorage.getItem(storedKeys()[0] ?? '') ?? '') as { event: TrackerEvent };
  expect(event).toEqual({
    ...noPage,
    id: expect.stringMatching(/^\d{13}-[0-9a-f]{32}$/),
    op_type: 'expose',
    op_obj_value: '/pricing',
    name: 'a',
    addition: '{"place":3}',
    user_timestamp_: now,
  });
  for (const type of ['scroll', 'VIEW', '', '__proto__']) {
    recordEvent(type as EventType, { ...noPage, name: '' } as EventFields['expose']);
  }
  expect(storedKeys()).toHaveLength(1);
});

test('a batch carries the events and the common record (specification 3)', async () => {
  const { fetch } = track();
  // The first goes after a second, the others by the rhythm of the queue.
  await jest.advanceTimersByTimeAsync(1_000);
  const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  const { events, comm } = JSON.parse(String(init.body)) as { events: object[]; comm: object };
  expect([url, queued(), events.length]).toEqual(['/statistics', [], 1]);
  const known = { ua: navigator.userAgent, op_obj_value: '/pricing', user_timestamp_: now + 1_000 };
  expect(comm).toMatchObject({ ...known, device_id: expect.stringMatching(/^[0-9a-f]{32}$/) });
});

test('hiding the page sends what is queued, showing it does not; no unload handler keeps it out of the cache', () => {
  const added = [jest.spyOn(window, 'addEventListener'), jest.spyOn(document, 'addEventListener')];
  const { fetch } = track();
  expect(added.flatMap((spy) => spy.mock.calls.map(([type]) => type))).not.toContain('unload');
  pass();
  for (const [state, requests] of [['visible', 0] as const, ['hidden', 1] as const]) {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fetch).toHaveBeenCalledTimes(requests);
  }
});

const nothingStored = () => expect([Object.keys(window.localStorage), document.cookie]).toEqual([[], '']);

test.each(['refused', 'undecided'] as const)(
  'consent %s: nothing is recorded, stored or sent, and nothing kept of what happens while the page loads; given later, it starts the tracker',
  async (answer) => {
    load();
    const { fetch, consent } = track({}, answer);
    expect(earlyEventsName in window).toBe(false);
    show('<button data-expose="buy">Buy</button>').click();
    breakScript();
    recordEvent('expose', { url: '', title: '', name: 'a' });
    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
    nothingStored();
    consent.give('granted');
    click();
    expect([queuedOf('click').length, queuedOf('error')]).toEqual([1, []]);
    expect(document.cookie).toMatch(/facet_device=[0-9a-f]{32}/);
  },
);

test('consent withdrawn stops the tracker and erases what was stored; given again, it starts under a new device id', () => {
  const { consent } = track();
  show('<button data-expose="buy">Buy</button>').click();
  const before = document.cookie;
  consent.give('refused');
  click();
  nothingStored();
  consent.give('granted');
  expect(document.cookie).toMatch(/facet_device=/);
  expect(document.cookie).not.toBe(before);
});

/** What the tracker is given. */
const given = {
  storage: () => window.localStorage,
  routeName: () => route,
  random: () => 0,
  request: (_name: string, run: () => unknown) => Promise.resolve(run()),
  fetch: () => new Promise<never>(() => {}),
  sendBeacon: () => true,
};
/** What it uses, by the object that has it; each may throw. */
const used = [
  [given, Object.keys(given)],
  [globalThis, ['IntersectionObserver', 'MutationObserver']],
  [performance, ['getEntriesByType']],
  [window.crypto, ['getRandomValues']],
  [document, ['querySelector', 'querySelectorAll']],
  [Element.prototype, ['closest']],
  [JSON, ['stringify']],
  [Storage.prototype, ['setItem']],
] as const;
const faults = used.flatMap(([owner, names]) =>
  names.map((name) => ({ owner: owner as object, name: name as string })),
);
/** Lets a function throw a value the n-th time that it is called, and from then on; the function that ends that. */
function breakFunction({ owner, name }: (typeof faults)[number], value: unknown, at: number): () => void {
  const own = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
  let calls = 0;
  const define = (fake: unknown) =>
    Object.defineProperty(owner, name, { configurable: true, writable: true, value: fake });
  define(function (this: unknown, ...args: unknown[]): unknown {
    calls += 1;
    if (calls >= at) throw value;
    return new.target ? Reflect.construct(own, args) : own.apply(this, args);
  });
  return () => define(own);
}

const act = (reason: unknown): void => {
  show('<button data-expose="buy">Buy</button>').click();
  reject(reason);
  breakScript({ message: 'broken', error: reason });
  navigate('/download', 'Download | Facet');
  for (const type of ['online', 'pagehide']) window.dispatchEvent(new Event(type));
};
/** A visit whose visitor refuses, and what is made, kept and sent afterwards. */
async function refusedVisit(fault: (typeof faults)[number], value: unknown, at: number, wait: number) {
  const thrown = oddValues[textOf(value)] ?? value;
  window.localStorage.clear();
  history.replaceState(null, '', '/');
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  collectEarlyEvents(window, () => {});
  act(thrown);
  const mend = breakFunction(fault, thrown, at);
  const sent = jest.fn();
  const counted = (send: () => unknown) => () => {
    sent();
    return send() as never;
  };
  const [fetch, sendBeacon] = [counted(() => given.fetch()), counted(() => given.sendBeacon())];
  const { consent } = track({
    transport: { keepalive: at % 2 === 0, isOnline: () => true, fetch, sendBeacon },
    storage: () => given.storage(),
    routeName: () => given.routeName(),
    random: () => given.random(),
    locks: { request: (name: string, run: () => unknown) => given.request(name, run) } as never,
  });
  act(thrown);
  await jest.advanceTimersByTimeAsync(wait);
  // What cannot be reached cannot be erased.
  if (fault.name === 'storage') mend();
  consent.give('refused');
  sent.mockClear();
  const kept = jest.spyOn(Storage.prototype, 'setItem');
  act(thrown);
  recordEvent('expose', { url: '', title: '', name: 'a' });
  await jest.advanceTimersByTimeAsync(120_000);
  const found = { sent: sent.mock.calls.length, kept: kept.mock.calls.length };
  kept.mockRestore();
  mend();
  return { ...found, keys: Object.keys(window.localStorage), cookie: document.cookie };
}

test(
  'any part throws anything at any time: after a refusal nothing is made, kept or sent',
  async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(...faults),
      fc.oneof(fc.constantFrom(...Object.keys(oddValues)), fc.anything()),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(0, 50, 1_500, 12_000),
      async (...visit) => expect(await refusedVisit(...visit)).toEqual({ sent: 0, kept: 0, keys: [], cookie: '' }),
    );
    await fc.assert(property, fuzz(20_000));
  },
  fuzzTimeoutMs,
);

test('a part of the tracker that fails is logged, and the others run', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const logError = jest.fn();
  track({ logError });
  act('a text');
  expect(logError.mock.calls).toEqual([[expect.any(ReferenceError), 'tracker']]);
  expect(queued().map((event) => (event as TrackerEvent).op_type)).toEqual(
    expect.arrayContaining(['view', 'click', 'error']),
  );
});
