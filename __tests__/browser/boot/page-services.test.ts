/** @jest-environment jsdom */

import { pageServices } from '../../../src/browser/boot/page-services';
import { startServices } from '../../../src/browser/boot/services';
import { start } from '../../../src/browser/boot/start';
import { consentKey } from '../../../src/browser/consent/consent-key';
import { answerText } from '../../../src/browser/consent/stored-answer';
import { buildFreshness } from '../../../src/browser/navigation/build-freshness';
import { browserClock } from '../../../src/browser/platform/clock';
import { collectEarlyEvents, earlyEventsName } from '../../../src/browser/tracker/early-events';
import { configFrom } from '../../../src/site/hosting/config';
import { ownIds } from '../../../src/site/own-ids';

const site = { config: configFrom({}), target: 'global', locales: ['en'] } as const;

const services = (landing = 'https://www.facet.example/?ref=A') =>
  pageServices(window as Window & typeof globalThis, { site, language: 'en-US', landing: new URL(landing) });

const mockLogError = jest.fn();
jest.mock('../../../src/browser/platform/error-log', () => ({
  logError: (...said: readonly unknown[]) => mockLogError(...said),
}));

beforeEach(() => {
  jest.useFakeTimers();
  mockLogError.mockReset();
  buildFreshness.set(null);
  window.localStorage.clear();
  window.fetch = jest.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  Object.assign(window, {
    // jsdom has none.
    Request: class {},
    IntersectionObserver: class {
      observe = () => {};
      disconnect = () => {};
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Starts every service, lets a minute pass, and stops them. */
async function run(): Promise<void> {
  const stops = await Promise.all(services().map(({ start }) => start()));
  await jest.advanceTimersByTimeAsync(60_000);
  for (const stop of stops) stop();
}

test('what the first page asks of the API comes first', () => {
  expect(services().map(({ name, delayMs }) => `${delayMs} ms ${name}`)).toMatchInlineSnapshot(`
[
  "0 ms build freshness",
  "0 ms tracker",
  "0 ms other parties",
  "0 ms account links",
  "0 ms referral",
  "0 ms base info",
  "500 ms record",
  "500 ms chat",
  "500 ms sign-in",
  "500 ms beacon",
]
`);
});

test('the preview starts none that counts, asks or sells: a reviewer is no visitor', () => {
  const preview = { __PREVIEW__: true };
  const usual = { __PREVIEW__: false };
  Object.assign(globalThis, preview);
  const names = services().map(({ name }) => name);
  Object.assign(globalThis, usual);
  expect(names).toEqual(['build freshness', 'other parties', 'account links', 'referral', 'base info']);
});

test('making the table loads and asks for nothing', () => {
  services();
  expect(window.fetch).not.toHaveBeenCalled();
  expect(document.scripts).toHaveLength(0);
});

test('build freshness is there for whoever navigates as soon as its service runs', async () => {
  const service = services().find(({ name }) => name === 'build freshness');
  expect(buildFreshness.get()).toBeNull();
  const stop = await service?.start();
  expect(buildFreshness.get()?.shouldReload()).toBe(false);
  stop?.();
});

describe.each(['granted', 'refused', 'noticed'] as const)('consent: %s', (answer) => {
  beforeEach(() => window.localStorage.setItem(consentKey, answerText(answer, Date.now())));

  test('with no server at all every service starts, and throws nothing into the page', async () => {
    await expect(run()).resolves.toBeUndefined();
  });

  test('what happened early is collected no longer when the services run', async () => {
    collectEarlyEvents(window, () => {});
    await run();
    expect(earlyEventsName in window).toBe(false);
  });
});

test('with storage forbidden, too', async () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
  await expect(run()).resolves.toBeUndefined();
});

const throws = (): never => {
  throw new TypeError('of the test');
};

/** What a browser may lack, or an extension take away. */
const missing: Readonly<Record<string, () => void>> = {
  nothing: () => {},
  PerformanceObserver: () => lack(window, 'PerformanceObserver'),
  'a PerformanceObserver that observes': () =>
    lack(
      window,
      'PerformanceObserver',
      class {
        observe = throws;
      },
    ),
  ResizeObserver: () => lack(window, 'ResizeObserver'),
  IntersectionObserver: () => lack(window, 'IntersectionObserver'),
  MutationObserver: () => lack(window, 'MutationObserver'),
  matchMedia: () => lack(window, 'matchMedia'),
  'navigator.language': () => lack(navigator, 'language'),
  'any language': () => {
    lack(navigator, 'language');
    lack(navigator, 'languages');
  },
  'a fetch that works': () => lack(window, 'fetch', throws),
  fetch: () => lack(window, 'fetch'),
  Request: () => lack(window, 'Request'),
  'locks that work': () => lack(navigator, 'locks', { request: throws }),
  locks: () => lack(navigator, 'locks'),
  sendBeacon: () => lack(navigator, 'sendBeacon'),
  getEntriesByType: () => lack(performance, 'getEntriesByType'),
  crypto: () => lack(window, 'crypto'),
  'a history that can be written': () => lack(history, 'replaceState', throws),
  requestIdleCallback: () => lack(window, 'requestIdleCallback'),
  screen: () => lack(window, 'screen', {}),
};
/** What tells of it. */
const tells: Readonly<Record<string, readonly string[]>> = {
  IntersectionObserver: ['tracker'],
  MutationObserver: ['tracker'],
  crypto: ['tracker'],
};
const lacks: (() => void)[] = [];
function lack(place: object, name: string, value?: unknown): void {
  const own = Object.getOwnPropertyDescriptor(place, name);
  lacks.push(() => {
    Reflect.deleteProperty(place, name);
    if (own) Object.defineProperty(place, name, own);
  });
  Object.defineProperty(place, name, { configurable: true, writable: true, value });
}

describe.each(Object.keys(missing))('in a browser without %s', (name) => {
  beforeEach(() => {
    window.localStorage.setItem(consentKey, answerText('granted', Date.now()));
    const answer = {
      ok: true,
      status: 200,
      text: async () => '{"code":0,"data":{}}',
      json: async () => ({ code: 0, data: {} }),
    };
    window.fetch = jest.fn(async () => answer as Response);
    missing[name]?.();
  });
  afterEach(() => {
    for (const restore of lacks.splice(0)) restore();
  });

  test.each(services().map((service) => service.name))(
    'the service "%s" starts, and throws nothing into the page',
    async (service) => {
      const uncaught = jest.fn((event: Event) => event.preventDefault());
      window.addEventListener('error', uncaught);
      const own = services().filter((one) => one.name === service);
      const stop = startServices(own, browserClock, mockLogError);
      await jest.advanceTimersByTimeAsync(60_000);
      document.body.click();
      window.dispatchEvent(new Event('pagehide'));
      stop();
      window.removeEventListener('error', uncaught);
      // A part of the tracker that lacks something tells, and leaves the others; a call that fails is the API's to tell.
      const told = mockLogError.mock.calls.filter(([error]) => (error as Error).name !== 'ApiError');
      expect(told.map(([, trigger]) => trigger)).toEqual(tells[name]?.includes(service) ? [service] : []);
      expect(uncaught.mock.calls).toEqual([]);
    },
  );

  test('each piece starts, or leaves the others', async () => {
    document.body.innerHTML = `<aside id="${ownIds.phoneBanner}"><button data-close>Close</button></aside>`;
    const stop = await start(window as Window & typeof globalThis, '/pricing');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(buildFreshness.get()).not.toBeNull();
    expect(() => stop()).not.toThrow();
  });
});
