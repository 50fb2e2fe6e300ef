/** @jest-environment jsdom */

import { consentKey } from '../../src/services/consent/consent-key';
import { buildFreshness } from '../../src/services/navigation/build-freshness';
import { pageServices } from '../../src/services/page-services';
import { collectEarlyEvents, earlyEventsName } from '../../src/services/tracker/early-events';
import { configFrom } from '../../src/site/hosting/config';

const site = { config: configFrom({}), target: 'global', locales: ['en'] } as const;

const services = (landing = 'https://www.facet.example/?ref=A') =>
  pageServices(window as Window & typeof globalThis, { site, language: 'en-US', landing: new URL(landing) });

beforeEach(() => {
  jest.useFakeTimers();
  buildFreshness.set(null);
  window.localStorage.clear();
  window.fetch = jest.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  Object.assign(window, {
    // jsdom has none.
    Request: class {},
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
  expect(names).toEqual(['build freshness', 'account links', 'referral', 'base info']);
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

describe.each(['granted', 'refused', 'no answer'])('consent: %s', (answer) => {
  beforeEach(() => window.localStorage.setItem(consentKey, answer));

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
