/** @jest-environment jsdom */

import type { Consent } from '../../src/browser/consent/consent';
import { announceNavigationDone, navigationEvents } from '../../src/browser/navigation/navigation';
import { pageNotFound } from '../../src/browser/not-found/page-not-found';
import { shownNotFound } from '../../src/browser/not-found/shown-not-found';
import { browserClock } from '../../src/browser/platform/clock';
import { textOf } from '../../src/browser/platform/text-of';
import { deviceIdCookie } from '../../src/browser/tracker/device-id';
import {
  collectEarlyEvents,
  earlyEventLimit,
  earlyEventsName,
  takeEarlyEvents,
} from '../../src/browser/tracker/early-events';
import type { EventFields, EventType, TrackerEvent } from '../../src/browser/tracker/event';
import { eventPrefix } from '../../src/browser/tracker/event-queue';
import { startTracker, type Tracker, type TrackerDependencies } from '../../src/browser/tracker/tracker';
import { configFrom } from '../../src/site/hosting/config';
import { siteFrom } from '../../src/site/hosting/hosts';
import { fakeConsent } from '../support/fake-consent';
import { fc, fuzz, fuzzTimeoutMs } from '../support/fuzz';
import { forbidden } from '../support/web-storage';

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

let tracker: Tracker;
let route = '/pricing';

function track(options: Partial<TrackerDependencies> = {}, answer: Consent = 'granted') {
  const consent = fakeConsent(answer);
  // jsdom has no Response.
  const fetch = jest.fn(async () => ({ ok: true, json: async () => ({ code: 0 }) }) as Response);
  tracker = startTracker({
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
afterEach(() => {
  tracker.stop();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${deviceIdCookie}=; max-age=0; path=/`;
  jest.useRealTimers();
});

describe('views (specification 3)', () => {
  test('the page on which the tracker starts', () => {
    track();
    jest.advanceTimersByTime(100);
    expect(queued()).toEqual([
      {
        ...page,
        op_type: 'view',
        type: 'load',
        referrer: '',
        referrer_doc: '',
        load_duration: 812,
        load_result: 'success',
        trigger_button: '',
      },
    ]);
  });

  test('a navigation within the site: under its own title, with the page before, the click, and how long it took', () => {
    track();
    document.body.innerHTML = '<a data-track="menu-download" href="#download">Download</a>';
    document.querySelector('a')?.click();
    jest.advanceTimersByTime(340);
    navigate('/download', 'Download | Facet');
    jest.advanceTimersByTime(100);
    expect(queuedOf('view')[1]).toEqual({
      op_type: 'view',
      op_obj_value: '/download',
      type: 'route',
      url: 'http://localhost/download',
      title: 'Download | Facet',
      referrer: 'http://localhost/',
      referrer_doc: '',
      load_duration: 340,
      load_result: 'success',
      trigger_button: 'menu-download',
    });
  });

  test('going back begins with no click', () => {
    track();
    document.body.innerHTML = '<button data-track="menu">Menu</button>';
    document.querySelector('button')?.click();
    jest.advanceTimersByTime(300);
    navigate('/download', 'Download | Facet');
    jest.advanceTimersByTime(5_000);
    navigate('/pricing', 'Pricing | Facet');
    jest.advanceTimersByTime(100);
    expect(queuedOf('view')[2]).toMatchObject({ trigger_button: '', load_duration: 0 });
  });

  test('a jump within the page is none', () => {
    track();
    navigate('/#plans', 'Pricing | Facet');
    jest.advanceTimersByTime(1_000);
    expect(queuedOf('view')).toHaveLength(1);
  });

  test('a page whose route refuses it carries the error that the 404 page says (specification 2.6)', () => {
    route = '/404';
    track();
    // The 404 page says it once it is shown, a moment later than the navigation ends.
    const error = pageNotFound(siteFrom({ SITE_HOST: 'global' }), '/de/guide/use-synchronizer');
    shownNotFound.set(error);
    jest.advanceTimersByTime(100);
    shownNotFound.set(null);
    const addition = { status: 404, message: 'Page Not Found: /de/guide/use-synchronizer' };
    expect(queuedOf('view')).toMatchObject([{ load_result: 'failed', addition: JSON.stringify(addition) }]);
  });

  test('a page that is not there has failed, with the error of an unmatched route', () => {
    route = '/404';
    track();
    jest.advanceTimersByTime(100);
    const message = `Page not found: ${document.location.pathname}`;
    expect(queuedOf('view')).toMatchObject([
      { load_result: 'failed', addition: JSON.stringify({ status: 404, message }) },
    ]);
  });

  test('a page that is there carries no error', () => {
    track();
    jest.advanceTimersByTime(100);
    expect(queuedOf('view')[0]).not.toHaveProperty('addition');
  });

  test('a page that was prepared in advance has loaded in the time since the visitor asked for it', () => {
    performance.getEntriesByType = () =>
      [{ loadEventEnd: 812, activationStart: 800 }] as unknown as PerformanceEntryList;
    track();
    jest.advanceTimersByTime(100);
    expect(queuedOf('view')).toMatchObject([{ load_duration: 12 }]);
  });

  test('a return from the back/forward cache is another view, which nothing had to be loaded for', () => {
    track();
    jest.advanceTimersByTime(100);
    for (const persisted of [false, true]) window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    jest.advanceTimersByTime(100);
    expect(queuedOf('view')).toMatchObject([
      { type: 'load', load_duration: 812 },
      { type: 'load', load_duration: 0, url: 'http://localhost/', trigger_button: '' },
    ]);
  });

  describe('in a storm of navigations', () => {
    /** Gatsby shows a page, whose address may no longer be that of the window, and later writes its head. */
    const arrive = (path: string): void => {
      route = path;
      announceNavigationDone({ href: `http://localhost${path}`, canonical: `https://www.facet.example${path}` });
    };
    const writeHead = (path: string, title: string): void => {
      document.head.innerHTML = `<title>${title}</title><link rel="canonical" href="https://www.facet.example${path}">`;
    };
    const views = () =>
      queuedOf('view').map((event) => ['url', 'title', 'op_obj_value'].map((name) => Reflect.get(event, name)));
    const first = ['http://localhost/', 'Pricing | Facet', '/pricing'];

    test('each view has its own address, title and name, and a page without a head is none', () => {
      track();
      history.pushState(null, '', '/c');
      arrive('/a');
      jest.advanceTimersByTime(30);
      arrive('/b');
      writeHead('/b', 'B');
      jest.advanceTimersByTime(30);
      arrive('/c');
      document.head.innerHTML = '';
      jest.advanceTimersByTime(3_000);
      expect(views()).toEqual([first, ['http://localhost/b', 'B', '/b']]);
      writeHead('/c', 'C');
      jest.advanceTimersByTime(100);
      expect(views()).toEqual([first, ['http://localhost/b', 'B', '/b'], ['http://localhost/c', 'C', '/c']]);
      document.head.innerHTML = '<title></title>';
    });

    test('a page that is left before it has a head is none', () => {
      track();
      arrive('/a');
      window.dispatchEvent(new Event('pagehide'));
      writeHead('/a', 'A');
      jest.advanceTimersByTime(1_000);
      expect(views()).toEqual([first]);
      document.head.innerHTML = '<title></title>';
    });
  });

  test('a view is not lost when the page is left at once', () => {
    track();
    window.dispatchEvent(new Event('pagehide'));
    expect(queuedOf('view')).toHaveLength(1);
  });
});

describe('clicks (specification 3)', () => {
  test('on a link', () => {
    track();
    show('<a class="button primary" name="start" href="#download"><span>Start\n  free</span></a>');
    document.querySelector('span')?.click();
    expect(queuedOf('click')).toEqual([
      {
        ...page,
        op_type: 'click',
        element_content: 'Start free',
        element_key: '',
        element_type: 'a',
        element_name: 'start',
        element_class: 'button primary',
        element_target_url: 'http://localhost/',
      },
    ]);
  });

  test.each([
    ['a button', '<button aria-label="Close">×</button>', { element_type: 'button', element_name: 'Close' }],
    ['a marked element', '<div data-track="plan-card">Team</div>', { element_type: 'div', element_key: 'plan-card' }],
    [
      'an element with an addition',
      '<button data-track="buy" data-addition=\'{"plan":"team"}\'>Buy</button>',
      { element_key: 'buy', addition: '{"plan":"team"}' },
    ],
  ])('on %s', (_name, html, fields) => {
    track();
    show(html).click();
    expect(queuedOf('click')).toMatchObject([fields]);
  });

  test.each([
    ['the search', '<dialog id="site-search" open><button>jane</button></dialog>'],
    ['what a page makes from input', '<p data-private><button aria-label="Remove jane">jane</button></p>'],
    ['what holds a field', '<a href="/#"><textarea>jane</textarea> Save</a>'],
    ['a result', '<button><output>jane</output></button>'],
    ['a label with what stands in a field', '<input value="jane"><button>Find jane</button>', 'Find …'],
    ['a label with an address', '<a href="/#">To https://a.example/?u=jane</a>', 'To https://a.example/'],
  ])('never record what was typed: in %s', (_name, html, content = '') => {
    track();
    show(html);
    document.querySelector<HTMLElement>('a, button')?.click();
    expect(queuedOf('click')).toMatchObject([{ element_content: content }]);
    expect(JSON.stringify(queued())).not.toContain('jane');
  });

  test('record no words of what others put into the page', () => {
    track();
    document.body.innerHTML = '<button aria-label="Hello jane">jane</button>';
    document.querySelector('button')?.click();
    expect(queuedOf('click')).toMatchObject([{ element_content: '', element_name: '' }]);
  });

  test('an addition that is no JSON is left out', () => {
    track();
    document.body.innerHTML = '<button data-addition="team">Buy</button>';
    document.querySelector('button')?.click();
    expect(queuedOf('click')[0]).not.toHaveProperty('addition');
  });

  test('also where a component keeps its clicks to itself', () => {
    track();
    document.body.innerHTML = '<button>Menu</button>';
    const button = document.querySelector('button');
    button?.addEventListener('click', (event) => event.stopPropagation());
    button?.click();
    expect(queuedOf('click')).toHaveLength(1);
  });

  test('nowhere else', () => {
    track();
    document.body.innerHTML = '<p>Text</p>';
    document.querySelector('p')?.click();
    expect(queuedOf('click')).toHaveLength(0);
  });
});

describe('exposure (specification 9: 50 % visible)', () => {
  test.each([
    [0.49, 0],
    [0.5, 1],
    [1, 1],
  ])('%d visible: %d events', (ratio, count) => {
    document.body.innerHTML = '<section data-expose="plans"></section>';
    track();
    expose(document.querySelector('section') as Element, ratio);
    expect(queuedOf('expose')).toEqual(Array(count).fill({ ...page, op_type: 'expose', name: 'plans' }));
  });

  test('once for each element', () => {
    document.body.innerHTML = '<section data-expose="plans"></section>';
    track();
    const section = document.querySelector('section') as Element;
    for (let time = 0; time < 3; time += 1) expose(section, 0.8);
    expect(queuedOf('expose')).toHaveLength(1);
  });

  test('of elements that come later too', async () => {
    track();
    document.body.innerHTML = '<section data-expose="banner"></section>';
    await Promise.resolve();
    expose(document.querySelector('section') as Element, 0.6);
    expect(queuedOf('expose')).toMatchObject([{ name: 'banner' }]);
  });
});

describe('errors (specification 8)', () => {
  test('100101: a resource, with its file name and element path', () => {
    track();
    document.body.innerHTML = '<main id="content"><img class="photo wide" src="/missing.png"></main>';
    document.querySelector('img')?.dispatchEvent(new Event('error'));
    const [event] = queuedOf('error');
    expect(event).toMatchObject({
      ...page,
      error_type: 100101,
      error_msg: 'img http://localhost/missing.png',
      trigger_button: '',
    });
    expect(additionOf(event)).toEqual({
      file: 'http://localhost/missing.png',
      path: 'html > body > main#content > img.photo',
    });
  });

  test.each([
    { when: 'right after another page was asked for', tracker: 'at work', wait: 5, count: 0 },
    { when: 'right after another page was asked for', tracker: 'still to come', wait: 5, count: 0 },
    { when: 'when the page is still there long after', tracker: 'at work', wait: 1_500, count: 1 },
    { when: 'after the clock was set back', tracker: 'at work', wait: -3_600_000, count: 1 },
    { when: 'when the page is still there long after', tracker: 'still to come', wait: 1_500, count: 1 },
  ])(
    'a load that fails $when, the tracker $tracker: $count errors (WebKit gives up what a page still loads)',
    (given) => {
      const { tracker, wait, count } = given;
      document.body.innerHTML = '<img src="/slow.png" loading="lazy">';
      if (tracker === 'at work') track();
      else collectEarlyEvents(window, () => {});
      window.dispatchEvent(new Event('beforeunload'));
      if (wait < 0) jest.setSystemTime(now + wait);
      else jest.advanceTimersByTime(wait);
      document.querySelector('img')?.dispatchEvent(new Event('error'));
      if (tracker === 'still to come') track();
      expect(queuedOf('error')).toHaveLength(count);
    },
  );

  test('100102: a script, with its file name, line:column, stack, and the element last clicked', () => {
    track();
    document.body.innerHTML = '<button data-track="buy">Buy</button>';
    document.querySelector('button')?.click();
    const error = new Error('broken');
    error.stack = 'Error: broken\n    at buy (app.js:12:34)';
    window.dispatchEvent(
      new ErrorEvent('error', { message: 'broken', filename: '/app.js', lineno: 12, colno: 34, error }),
    );
    const [event] = queuedOf('error');
    expect(event).toMatchObject({ error_type: 100102, error_msg: 'broken', trigger_button: 'buy' });
    expect(additionOf(event)).toEqual({
      file: '/app.js',
      place: '12:34',
      stack: error.stack,
      path: 'html > body > button',
    });
  });

  test.each<readonly [string, unknown, unknown]>([
    ['an error', new Error('no answer'), 'no answer'],
    ['a text', 'a text', 'a text'],
    ['nothing', undefined, 'undefined'],
    ['a symbol', Symbol('of the test'), 'Symbol(of the test)'],
    ['a function', () => {}, '[object Function]'],
    ...Object.entries(oddValues).map(([name, value]) => [name, value, expect.any(String)] as const),
  ])('100103: an unhandled rejection, with %s as its reason', (_name, reason, message) => {
    const logError = jest.fn();
    track({ logError });
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'broken', error: reason }));
    expect(queuedOf('error')).toMatchObject([{ error_type: 100103, error_msg: message }, { error_type: 100102 }]);
    expect(logError).not.toHaveBeenCalled();
  });

  test.each(['prefetch', 'preload', 'modulepreload', 'dns-prefetch', 'PreFetch', 'icon', 'prerender'])(
    'a hint that the browser does not follow is none: link[rel=%s]',
    (rel) => {
      track();
      show(`<link rel="${rel}" href="/page-data/faq/page-data.json">`).dispatchEvent(new Event('error'));
      expect(queuedOf('error')).toEqual([]);
    },
  );

  test('a style sheet that does not load is one', () => {
    track();
    show('<link rel="preload stylesheet" href="/a.css">').dispatchEvent(new Event('error'));
    expect(queuedOf('error')).toMatchObject([{ error_type: 100101, error_msg: 'link http://localhost/a.css' }]);
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
  ])('no full address and nothing typed: %s', (text, left) => {
    track();
    show('<input type="search" value="a SECRET">');
    const error = Object.assign(new Error(text), { stack: text });
    window.dispatchEvent(new ErrorEvent('error', { message: text, filename: text, lineno: 1, colno: 2, error }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    const [script, rejection] = queuedOf('error');
    expect([script, rejection]).toMatchObject([{ error_msg: left }, { error_msg: left }]);
    expect(additionOf(script)).toMatchObject({ file: left, stack: left });
    expect(additionOf(rejection)).toMatchObject({ stack: left });
  });

  test('nothing of the address with which somebody came', () => {
    history.replaceState(null, '', '/?email=jane%40doe&utm_source=letter#s3cret');
    track();
    window.dispatchEvent(new ErrorEvent('error', { message: 'jane@doe, s3cret and letter are not known' }));
    expect(queuedOf('error')).toMatchObject([{ error_msg: '…, … and letter are not known' }]);
  });

  test('an error in a loop does not push out all else', () => {
    track();
    for (let time = 0; time < 500; time += 1) {
      window.dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
    }
    expect(queuedOf('error')).toHaveLength(100);
  });
});

describe('what happens while the page loads', () => {
  const load = (): void => {
    document.body.innerHTML = '<button data-track="buy">Buy</button><img src="/missing.png">';
    collectEarlyEvents(window, () => {});
    for (let count = 0; count < 9; count += 1) document.querySelector('button')?.click();
    document.querySelector('img')?.dispatchEvent(new Event('error'));
    const error = new Error('broken');
    window.dispatchEvent(
      new ErrorEvent('error', { message: 'broken', filename: '/app.js', lineno: 1, colno: 2, error }),
    );
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no answer' }));
    history.replaceState(null, '', '/elsewhere');
    jest.advanceTimersByTime(2_000);
  };

  test('is recorded when the tracker starts, with its own time, address and title', () => {
    load();
    track();
    expect(queuedOf('click')).toHaveLength(9);
    expect(queuedOf('click')[0]).toMatchObject({ element_key: 'buy', ...page });
    expect(queuedOf('error')).toMatchObject([
      { error_type: 100101, error_msg: 'img http://localhost/missing.png', trigger_button: 'buy', ...page },
      { error_type: 100102, error_msg: 'broken' },
      { error_type: 100103, error_msg: 'no answer' },
    ]);
    expect(storedKeys().every((key) => key.startsWith(`${eventPrefix}${now}`.slice(0, -3)))).toBe(true);
    const times = storedKeys().map((key) => JSON.parse(window.localStorage.getItem(key) ?? '').event.user_timestamp_);
    expect(times.every((time) => time === now)).toBe(true);
  });

  test('is recorded once: the tracker listens from then on, and the collector no longer', () => {
    load();
    track();
    document.querySelector('button')?.click();
    expect(queuedOf('click')).toHaveLength(10);
    expect(earlyEventsName in window).toBe(false);
  });

  test.each(['refused', 'undecided'] as const)('%s: is forgotten, also when consent is given later', (answer) => {
    load();
    const { consent } = track({}, answer);
    expect(earlyEventsName in window).toBe(false);
    consent.give('granted');
    expect(queuedOf('click')).toEqual([]);
    expect(queuedOf('error')).toEqual([]);
  });

  test('is kept in memory only, and no more than a hundred of it', () => {
    load();
    for (let count = 0; count < 500; count += 1) document.querySelector('button')?.click();
    expect(Object.keys(window.localStorage)).toEqual([]);
    expect(takeEarlyEvents(window)).toHaveLength(earlyEventLimit);
    expect(takeEarlyEvents(window)).toEqual([]);
  });
});

describe('recording', () => {
  test.each(['scroll', 'VIEW', '', '__proto__'])(
    'the type %p is none of the four, and ignored (specification 5)',
    (type) => {
      track();
      tracker.track(type as EventType, { url: '', title: '', name: '' } as EventFields['expose']);
      expect(queued()).toEqual([]);
    },
  );

  test('every event has an id, the time, and the name of the current route', () => {
    track();
    tracker.track('expose', { url: '', title: '', name: 'a' });
    const { event } = JSON.parse(window.localStorage.getItem(storedKeys()[0] ?? '') ?? '') as { event: TrackerEvent };
    expect(event.id).toMatch(/^\d{13}-[0-9a-f]{32}$/);
    expect(event.user_timestamp_).toBe(now);
    expect(event.op_obj_value).toBe('/pricing');
  });

  test('an addition becomes JSON text', () => {
    track();
    tracker.track('expose', { url: '', title: '', name: 'a' }, { place: 3 });
    expect(queued()).toMatchObject([{ addition: '{"place":3}' }]);
  });

  test('a batch carries the events and the common record (specification 3)', async () => {
    const { fetch } = track();
    // The first goes after a second, the others by the rhythm of the queue.
    await jest.advanceTimersByTimeAsync(1_000);
    expect(queued()).toEqual([]);
    const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(url).toBe('/statistics');
    const { events, comm } = JSON.parse(String(init.body)) as { events: object[]; comm: object };
    expect(events).toHaveLength(1);
    expect(comm).toEqual({
      user_id: '',
      user_info: '',
      os_: 0,
      ua: navigator.userAgent,
      device_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      device_brand: '',
      device_model: expect.any(String),
      screen_height: 0,
      screen_width: 0,
      screen_dpr: 1,
      network_type: '',
      app_version: '',
      js_version: '1.0.0',
      login_ip: '',
      webrtc_ip: '',
      op_page: 2,
      op_proxy: '',
      proxy_ip: '',
      op_res: '',
      op_obj_type: 22,
      op_obj_value: '/pricing',
      user_timestamp_: now + 1_000,
    });
  });

  test('hiding the page sends what is queued; showing it does not', () => {
    const { fetch } = track();
    jest.advanceTimersByTime(100);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fetch).not.toHaveBeenCalled();
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fetch).toHaveBeenCalledTimes(1);
    visibility.mockRestore();
  });

  test('there is no unload handler, which would keep the page out of the back-forward cache', () => {
    const added = [jest.spyOn(window, 'addEventListener'), jest.spyOn(document, 'addEventListener')];
    track();
    const types = added.flatMap((spy) => spy.mock.calls.map(([type]) => type));
    expect(types).not.toContain('unload');
    for (const spy of added) spy.mockRestore();
  });

  test('forbidden storage throws nothing', async () => {
    const { fetch } = track({ storage: forbidden });
    document.body.innerHTML = '<button>Buy</button>';
    document.querySelector('button')?.click();
    await jest.advanceTimersByTimeAsync(11_000);
    const bodies = (fetch.mock.calls as unknown as [string, RequestInit][]).map(([, { body }]) => String(body));
    const sent = bodies.flatMap((body) => (JSON.parse(body) as { readonly events: TrackerEvent[] }).events);
    expect(sent.map(({ op_type }) => op_type)).toEqual(['click', 'view']);
  });
});

describe('consent', () => {
  const act = (): void => {
    document.body.innerHTML = '<button data-expose="buy">Buy</button>';
    document.querySelector('button')?.click();
    window.dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
    tracker.track('expose', { url: '', title: '', name: 'a' });
  };

  test.each(['refused', 'undecided'] as const)('%s: nothing is recorded, stored or sent', async (answer) => {
    const { fetch } = track({}, answer);
    act();
    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
    expect(Object.keys(window.localStorage)).toEqual([]);
    expect(document.cookie).toBe('');
  });

  test('given later, it starts the tracker', () => {
    const { consent } = track({}, 'undecided');
    consent.give('granted');
    act();
    expect(queuedOf('click')).toHaveLength(1);
    expect(document.cookie).toMatch(/facet_device=[0-9a-f]{32}/);
  });

  test('withdrawn, it stops the tracker and erases what was stored; given again, it starts under a new device id', async () => {
    const { consent, fetch } = track();
    act();
    const before = document.cookie;
    consent.give('refused');
    expect(Object.keys(window.localStorage)).toEqual([]);
    expect(document.cookie).toBe('');
    act();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(Object.keys(window.localStorage)).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
    consent.give('granted');
    expect(document.cookie).not.toBe(before);
    expect(document.cookie).not.toBe('');
  });
});

describe('a refusal ends everything, whatever has failed before', () => {
  /** What the tracker uses of the browser and of its surroundings, each of which may be missing or throw. */
  const faults: Readonly<Record<string, (value: unknown, at: number) => Partial<TrackerDependencies>>> = {
    nothing: () => ({}),
    'no IntersectionObserver': () => {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
      return {};
    },
    IntersectionObserver: (value, at) => failing(globalThis, 'IntersectionObserver', value, at),
    MutationObserver: (value, at) => failing(globalThis, 'MutationObserver', value, at),
    getEntriesByType: (value, at) => failing(performance, 'getEntriesByType', value, at),
    'the crypto of the window': (value, at) => failing(window.crypto, 'getRandomValues', value, at),
    querySelector: (value, at) => failing(document, 'querySelector', value, at),
    querySelectorAll: (value, at) => failing(document, 'querySelectorAll', value, at),
    closest: (value, at) => failing(Element.prototype, 'closest', value, at),
    stringify: (value, at) => failing(JSON, 'stringify', value, at),
    setItem: (value, at) => failing(Storage.prototype, 'setItem', value, at),
    storage: (value, at) => ({ storage: thrower(value, at, () => window.localStorage) }),
    'the name of the route': (value, at) => ({ routeName: thrower(value, at, () => route) }),
    random: (value, at) => ({ random: thrower(value, at, () => 0) }),
    locks: (value, at) => ({
      locks: { request: thrower(value, at, (_name: string, run: () => unknown) => Promise.resolve(run())) } as never,
    }),
    'the network': (value, at) => ({
      transport: {
        fetch: thrower(value, at, async () => new Promise<never>(() => {})),
        keepalive: at % 2 === 0,
        sendBeacon: thrower(value, at, () => true),
        isOnline: () => true,
      },
    }),
  };
  /** A function that throws a value the n-th time that it is called, and from then on. */
  function thrower<A extends readonly unknown[], T>(value: unknown, at: number, work: (...args: A) => T) {
    let calls = 0;
    return (...args: A): T => {
      calls += 1;
      if (calls >= at && isFaulty) throw value;
      return work(...args);
    };
  }
  let isFaulty = true;
  let restore = (): unknown => null;
  const failing = (place: object, name: string, value: unknown, at: number): object => {
    const own = Reflect.get(place, name) as (...args: unknown[]) => unknown;
    let calls = 0;
    const replaced = function (this: unknown, ...args: unknown[]): unknown {
      calls += 1;
      if (calls >= at && isFaulty) throw value;
      return new.target ? Reflect.construct(own, args) : own.apply(this, args);
    };
    Object.defineProperty(place, name, { configurable: true, writable: true, value: replaced });
    restore = () => Object.defineProperty(place, name, { configurable: true, writable: true, value: own });
    return {};
  };

  const act = (reason: unknown): void => {
    show('<button data-expose="buy">Buy</button>').click();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'broken', error: reason }));
    navigate('/download', 'Download | Facet');
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pagehide'));
  };
  /** A visit whose visitor refuses, and what is made, kept and sent afterwards. */
  async function refusedVisit(name: string, value: unknown, at: number, wait: number): Promise<object> {
    const thrown = oddValues[textOf(value)] ?? value;
    window.localStorage.clear();
    history.replaceState(null, '', '/');
    Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
    isFaulty = true;
    restore = () => null;
    collectEarlyEvents(window, () => {});
    act(thrown);
    const sent = jest.fn(() => true);
    const fault = faults[name]?.(thrown, at) ?? {};
    const fetch: typeof window.fetch = (...request) => {
      sent();
      return fault.transport ? fault.transport.fetch(...request) : new Promise<never>(() => {});
    };
    const transport = { keepalive: true, isOnline: () => true, ...fault.transport, fetch, sendBeacon: sent };
    const { consent } = track({ ...fault, transport });
    act(thrown);
    await jest.advanceTimersByTimeAsync(wait);
    // What cannot be reached cannot be erased.
    isFaulty = name !== 'storage';
    consent.give('refused');
    sent.mockClear();
    const kept = jest.spyOn(Storage.prototype, 'setItem');
    act(thrown);
    tracker.track('expose', { url: '', title: '', name: 'a' });
    await jest.advanceTimersByTimeAsync(120_000);
    isFaulty = false;
    tracker.stop();
    const found = { sent: sent.mock.calls.length, kept: kept.mock.calls.length };
    kept.mockRestore();
    restore();
    return { ...found, keys: Object.keys(window.localStorage), cookie: document.cookie };
  }

  test(
    'any part throws anything at any time: after a refusal nothing is made, kept or sent',
    async () => {
      const property = fc.asyncProperty(
        fc.constantFrom(...Object.keys(faults)),
        fc.oneof(fc.constantFrom(...Object.keys(oddValues)), fc.anything()),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(0, 50, 1_500, 12_000),
        async (...visit) => expect(await refusedVisit(...visit)).toEqual({ sent: 0, kept: 0, keys: [], cookie: '' }),
      );
      await fc.assert(property, fuzz(20_000));
    },
    fuzzTimeoutMs,
  );

  test('a part that fails is logged, and the others run', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    const logError = jest.fn();
    track({ logError });
    act('a text');
    expect(logError.mock.calls).toEqual([[expect.any(ReferenceError), 'tracker']]);
    expect(queued().map((event) => (event as TrackerEvent).op_type)).toEqual(
      expect.arrayContaining(['view', 'click', 'error']),
    );
  });
});
