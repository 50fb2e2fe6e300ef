/** @jest-environment jsdom */

import {
  preloadErrorEvent,
  reloadMarkerKey,
  startBuildFreshness,
} from '../../../src/browser/navigation/build-freshness';
import { browserClock } from '../../../src/browser/platform/clock';
import type { SafeStorage } from '../../../src/browser/platform/safe-storage';
import { forgetListeners } from '../../support/forget-listeners';
import { forbiddenStorage, memoryStorage } from '../../support/web-storage';

const hour = 3_600_000;

/** A page of a tab; `build.id` is what the server has, `own` the build that the page was told to be of. */
function page(build: { id: string }, session: SafeStorage = memoryStorage(), own: string | null = null) {
  const fetch = jest.fn(async (_url: unknown) => Response.json({ id: build.id, timestamp: 1 }));
  const leave = jest.fn();
  const reload = jest.fn();
  const freshness = startBuildFreshness({ build: own, window, clock: browserClock, fetch, session, leave, reload });
  return { fetch, leave, reload, freshness };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const comesBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });

beforeAll(() => {
  // jsdom has no Response.
  globalThis.Response ??= { json: (body: unknown) => ({ ok: true, json: async () => body }) } as typeof Response;
});
forgetListeners();
beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));

test.each([
  { when: 'right after another page was asked for', wait: 5, reloads: 0 },
  { when: 'long after', wait: 1_500, reloads: 1 },
])('a part that fails $when: $reloads reloads (WebKit gives up what a page still loads)', async ({ wait, reloads }) => {
  const { reload } = page({ id: 'a' });
  window.dispatchEvent(new Event('beforeunload'));
  await pass(wait);
  window.dispatchEvent(rejection(chunkError()));
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test('looking for a new build: builds/latest.json is asked for with a timestamp: at start, hourly, and when the tab is shown again (specification 4)', async () => {
  const { fetch } = page({ id: 'a' });
  await pass(2 * hour);
  document.dispatchEvent(new Event('visibilitychange'));
  comesBack(false);
  comesBack(true);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(
    [0, 1, 2, 2, 2].map((hours) => `/builds/latest.json?t=${1_700_000_000_000 + hours * hour}`),
  );
});

test.each<[string | null, string, boolean]>([
  [null, 'a', false],
  ['a', 'a', false],
  ['a', 'b', true],
])(
  'looking for a new build: a page of build %s that finds %s first is old: %s; another answer makes any old',
  async (own, first, isOld) => {
    const build = { id: first };
    const { freshness } = page(build, memoryStorage(), own);
    expect(freshness.shouldReload()).toBe(false);
    await pass(hour);
    expect(freshness.shouldReload()).toBe(isOld);
    build.id = 'c';
    await pass(hour);
    expect(freshness.shouldReload()).toBe(true);
  },
);

test.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['says no', () => Promise.resolve({ ok: false, json: async () => ({ id: 'b' }) })],
  ['is no JSON', () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError()) })],
  ['has no id', () => Promise.resolve({ ok: true, json: async () => ({}) })],
])('looking for a new build: an answer that %s changes nothing', async (_name, answer) => {
  const { fetch, freshness } = page({ id: 'a' });
  await pass(1);
  fetch.mockImplementation(answer as () => Promise<Response>);
  await pass(hour);
  expect(freshness.shouldReload()).toBe(false);
});

test('a marker from the future is old: the clock was set back, and a new build is noticed', async () => {
  const marker = JSON.stringify({ at: Date.now() + 1_000 * hour, build: 'z' });
  const { freshness } = page({ id: 'b' }, memoryStorage({ [reloadMarkerKey]: marker }), 'a');
  await pass(hour);
  expect(freshness.shouldReload()).toBe(true);
});

test('no reload follows another for the same build: an old page from a cache does not make a loop', async () => {
  const session = memoryStorage();
  const build = { id: 'a' };
  for (let visit = 0; visit < 5; visit += 1) {
    // Each time the page takes itself for the old build, and then finds the new one.
    build.id = 'a';
    const { freshness } = page(build, session);
    await pass(1);
    build.id = 'b';
    await pass(hour);
    expect(freshness.shouldReload()).toBe(visit === 0);
    if (freshness.shouldReload()) freshness.load('/');
  }
});

test('a part of a page that cannot be loaded: offline: the page stays, and may be reloaded later', () => {
  const { reload, freshness } = page({ id: 'a' });
  const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  expect(freshness.partFailed()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  onLine.mockRestore();
  expect(freshness.partFailed()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['an unhandled rejection', () => rejection(chunkError()), 1],
  ['an error', () => new ErrorEvent('error', { error: chunkError() }), 1],
  ['a style', () => rejection(Object.assign(new Error('css'), { code: 'CSS_CHUNK_LOAD_FAILED' })), 1],
  ['another error', () => rejection(new Error('something else')), 0],
  ['no error at all', () => rejection('Loading chunk 7 failed.'), 0],
  ['an image', () => new Event('error'), 0],
])(
  'a part of a page that cannot be loaded: %s: the page is reloaded, and Gatsby is not told: %i times',
  (_name, event, times) => {
    const { reload } = page({ id: 'a' });
    const [gatsby, announced] = [jest.fn(), jest.fn()];
    window.addEventListener('unhandledrejection', gatsby);
    window.addEventListener(preloadErrorEvent, announced);
    const told = event();
    window.dispatchEvent(told);
    const isHidden = times > 0 || told.type === 'error';
    expect([reload, announced, gatsby].map(({ mock }) => mock.calls.length)).toEqual([times, times, Number(!isHidden)]);
  },
);

test('a part of a page that cannot be loaded: the page is reloaded once, however often and late the part fails', async () => {
  const session = memoryStorage();
  const reloads: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    const { freshness, reload } = page({ id: 'a' }, session);
    await pass(60_000);
    freshness.partFailed();
    reloads.push(reload.mock.calls.length);
  }
  expect(reloads).toEqual([1, 0, 0, 0, 0]);
});

test('with storage forbidden nothing reloads by itself; on the way to another page, that page is loaded in full', () => {
  const { freshness, leave, reload } = page({ id: 'a' }, forbiddenStorage());
  expect([freshness.partFailed(), reload.mock.calls]).toEqual([false, []]);
  expect([freshness.partFailed('/pricing?a=1#top'), leave.mock.calls]).toEqual([true, [['/pricing?a=1#top']]]);
});
