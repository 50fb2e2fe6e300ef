/** @jest-environment jsdom */
import { browserClock } from '../../../src/browser/platform/clock';
import { isLoadFailure, retried } from '../../../src/browser/platform/retry';

const failure = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

let online = true;
beforeEach(() => {
  jest.useFakeTimers();
  online = true;
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what could not be loaded is loaded again after two seconds', async () => {
  const load = jest.fn(async () => 'there').mockRejectedValueOnce(failure());
  const result = retried(window, browserClock, load);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(result).resolves.toBe('there');
  expect(jest.getTimerCount()).toBe(0);
});

test('while the browser is offline it waits for the connection', async () => {
  online = false;
  const load = jest.fn(async () => 'there').mockRejectedValueOnce(failure());
  const result = retried(window, browserClock, load);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  online = true;
  window.dispatchEvent(new Event('online'));
  await expect(result).resolves.toBe('there');
});

test('a page that is shown again tries at once', async () => {
  const load = jest.fn(async () => 'there').mockRejectedValueOnce(failure());
  const result = retried(window, browserClock, load);
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expect(result).resolves.toBe('there');
});

test('it is given up after three more failures', async () => {
  const load = jest.fn(async () => {
    throw failure();
  });
  const result = retried(window, browserClock, load).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(result).resolves.toEqual(failure());
  expect(load).toHaveBeenCalledTimes(4);
});

test('a fault of the script itself is not tried again', async () => {
  const load = jest.fn(async () => {
    throw new TypeError('x is not a function');
  });
  await expect(retried(window, browserClock, load)).rejects.toThrow('x is not a function');
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  [failure(), true],
  [Object.assign(new Error('css'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
  [new Error('no'), false],
  ['Loading chunk 7 failed.', false],
])('%s is a script that could not be loaded: %s', (error, is) => expect(isLoadFailure(error)).toBe(is));
