/** @jest-environment jsdom */

import { pageServices } from '../../../src/browser/boot/page-services';
import { startServices } from '../../../src/browser/boot/services';
import { start } from '../../../src/browser/boot/start';
import { consentKey } from '../../../src/browser/consent/consent-key';
import { answerText } from '../../../src/browser/consent/stored-answer';
import { languageAttribute } from '../../../src/browser/language/page-language';
import { buildFreshness } from '../../../src/browser/navigation/build-freshness';
import { browserClock } from '../../../src/browser/platform/clock';
import { languagesOf } from '../../../src/browser/platform/stand-ins';
import { collectEarlyEvents, earlyEventsName } from '../../../src/browser/tracker/early-events';
import { configFrom } from '../../../src/site/hosting/config';
import { ownIds } from '../../../src/site/own-ids';
import { forgetListeners } from '../../support/forget-listeners';
import { forbidden } from '../../support/web-storage';

const site = { config: configFrom({}), target: 'global', locales: ['en'] } as const;

const services = (landing = 'https://www.facet.example/?ref=A') =>
  pageServices(window as Window & typeof globalThis, { site, language: 'en-US', landing: new URL(landing) });

const mockLogError = jest.fn();
jest.mock('../../../src/browser/platform/error-log', () => ({
  logError: (...said: readonly unknown[]) => mockLogError(...said),
}));

forgetListeners();
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

test('a build that is not for the public starts none that counts, asks or sells: a reviewer is no visitor', () => {
  Object.assign(globalThis, { __COUNTED__: false });
  const names = services().map(({ name }) => name);
  Object.assign(globalThis, { __COUNTED__: true });
  expect(names).toEqual([
    ...['build freshness', 'forgotten records', 'other parties', 'account links', 'referral', 'base info'],
  ]);
});

test('the table asks for nothing; build freshness is there for whoever navigates as soon as its service runs', async () => {
  const service = services().find(({ name }) => name === 'build freshness');
  expect(window.fetch).not.toHaveBeenCalled();
  expect(document.scripts).toHaveLength(0);
  expect(buildFreshness.get()).toBeNull();
  await service?.start();
  expect(buildFreshness.get()?.shouldReload()).toBe(false);
});

test('services speak the language that the build gave the page, whatever a translator says on the root element', async () => {
  document.documentElement.setAttribute(languageAttribute, 'de-DE');
  document.documentElement.lang = 'ar';
  await start(window as Window & typeof globalThis, '/pricing');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(window.fetch).toHaveBeenCalledWith('/api/home/base-info?lang=de-DE&type=home', expect.anything());
});

test.each(['granted', 'refused', 'noticed', 'storage forbidden'] as const)(
  'with no server at all every service starts, and early events are collected no longer: %s',
  async (answer) => {
    if (answer === 'storage forbidden') jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
    else window.localStorage.setItem(consentKey, answerText(answer, Date.now()));
    collectEarlyEvents(window, () => {});
    await Promise.all(services().map(({ start }) => start()));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(earlyEventsName in window).toBe(false);
  },
);

test('a browser that tells no language has none', () => expect(languagesOf({})).toEqual([]));

const throws = (): never => {
  throw new TypeError('of the test');
};

/** What a browser may lack, or an extension take away or break. */
const lacks: readonly (readonly [owner: object, name: string, value?: unknown])[] = [
  [{}, 'nothing'],
  ...['PerformanceObserver', 'ResizeObserver', 'IntersectionObserver', 'MutationObserver'].map(
    (name) => [window, name] as const,
  ),
  ...['matchMedia', 'fetch', 'Request', 'crypto', 'requestIdleCallback'].map((name) => [window, name] as const),
  ...['language', 'languages', 'locks', 'sendBeacon'].map((name) => [navigator, name] as const),
  [performance, 'getEntriesByType'],
  [
    window,
    'PerformanceObserver',
    class {
      observe = throws;
    },
  ],
  [window, 'fetch', throws],
  [navigator, 'locks', { request: throws }],
  [history, 'replaceState', throws],
  [window, 'screen', {}],
];
/** What tells of it. */
const tells: Readonly<Record<string, readonly string[]>> = {
  IntersectionObserver: ['tracker'],
  MutationObserver: ['tracker'],
  crypto: ['tracker'],
};

describe.each(lacks.map(([owner, name, value]) => ({ owner, name, value })))(
  'in a browser without a working $name',
  ({ owner, name, value }) => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    beforeEach(() => {
      window.localStorage.setItem(consentKey, answerText('granted', Date.now()));
      const data = { code: 0, data: {} };
      const answer = { ok: true, status: 200, text: async () => JSON.stringify(data), json: async () => data };
      window.fetch = jest.fn(async () => answer as Response);
      Object.defineProperty(owner, name, { configurable: true, writable: true, value });
    });
    afterEach(() => {
      Reflect.deleteProperty(owner, name);
      if (own) Object.defineProperty(owner, name, own);
    });

    test.each(services().map((service) => service.name))(
      'the service "%s" starts, and throws nothing into the page',
      async (service) => {
        const uncaught = jest.fn((event: Event) => event.preventDefault());
        window.addEventListener('error', uncaught);
        const own = services().filter((one) => one.name === service);
        startServices(own, browserClock, mockLogError);
        await jest.advanceTimersByTimeAsync(60_000);
        document.body.click();
        window.dispatchEvent(new Event('pagehide'));
        // A part of the tracker that lacks something tells, and leaves the others; a call that fails is the API's to tell.
        const told = mockLogError.mock.calls.filter(([error]) => (error as Error).name !== 'ApiError');
        expect(told.map(([, trigger]) => trigger)).toEqual(tells[name]?.includes(service) ? [service] : []);
        expect(uncaught.mock.calls).toEqual([]);
      },
    );

    test('each piece starts, or leaves the others', async () => {
      document.body.innerHTML = `<aside id="${ownIds.phoneBanner}"><button data-close>Close</button></aside>`;
      await start(window as Window & typeof globalThis, '/pricing');
      await jest.advanceTimersByTimeAsync(5_000);
      expect(buildFreshness.get()).not.toBeNull();
    });
  },
);
