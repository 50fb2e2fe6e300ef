import { whenIdle } from '../../src/browser/idle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('where the browser tells that it is idle, that is waited for', () => {
  const run = jest.fn();
  const requestIdleCallback = jest.fn((_run: () => void) => 7);
  const cancelIdleCallback = jest.fn();
  const stop = whenIdle({ requestIdleCallback, cancelIdleCallback } as unknown as Window, run);
  jest.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  requestIdleCallback.mock.calls[0]?.[0]();
  expect(run).toHaveBeenCalledTimes(1);
  stop();
  expect(cancelIdleCallback).toHaveBeenCalledWith(7);
});

test('elsewhere 50 ms', () => {
  const run = jest.fn();
  whenIdle({} as Window, run);
  jest.advanceTimersByTime(49);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('stopped, it runs nothing', () => {
  const run = jest.fn();
  whenIdle({} as Window, run)();
  jest.advanceTimersByTime(1_000);
  expect(run).not.toHaveBeenCalled();
});
