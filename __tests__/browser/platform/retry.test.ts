/** @jest-environment jsdom */
import { browserClock } from '../../../src/browser/platform/clock';
import { retried } from '../../../src/browser/platform/retry';

const failure = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

let online = true;
beforeEach(() => {
  jest.useFakeTimers();
  online = true;
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => online);
});

test.each<[string, boolean, number, () => void]>([
  ['after two seconds', true, 2_000, () => {}],
  ['when the browser is online again', false, 60_000, () => window.dispatchEvent(new Event('online'))],
])('what could not be loaded is loaded again %s', async (_name, isOnline, ms, happen) => {
  online = isOnline;
  const load = jest.fn(async () => 'there').mockRejectedValueOnce(failure());
  const result = retried(window, browserClock, load);
  await jest.advanceTimersByTimeAsync(Math.max(0, ms - 1));
  expect(load).toHaveBeenCalledTimes(1);
  happen();
  await jest.advanceTimersByTimeAsync(1);
  await expect(result).resolves.toBe('there');
  expect(jest.getTimerCount()).toBe(0);
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
