import { whenIdle, whenPainted } from '../../../src/browser/platform/idle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('where the browser tells that it is idle, that is waited for', () => {
  const run = jest.fn();
  const requestIdleCallback = jest.fn((_run: () => void) => 7);
  whenIdle({ requestIdleCallback } as unknown as Window, run);
  jest.advanceTimersByTime(1_999);
  expect(run).not.toHaveBeenCalled();
  requestIdleCallback.mock.calls[0]?.[0]();
  expect(run).toHaveBeenCalledTimes(1);
});

test('a browser that is never idle, or never tells, is waited for two seconds', () => {
  const requestIdleCallback = jest.fn(() => 7);
  const run = jest.fn();
  whenIdle({ requestIdleCallback } as unknown as Window, run);
  expect(requestIdleCallback.mock.calls).toEqual([[run, { timeout: 2_000 }]]);
  jest.advanceTimersByTime(2_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('elsewhere 50 ms', () => {
  const run = jest.fn();
  whenIdle({} as Window, run);
  jest.advanceTimersByTime(49);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('what waits for a paint runs in a task of its own after the next frame', () => {
  const run = jest.fn();
  const requestAnimationFrame = jest.fn();
  whenPainted({ document: { hidden: false }, requestAnimationFrame } as unknown as Window, run);
  jest.advanceTimersByTime(10_000);
  requestAnimationFrame.mock.calls[0]?.[0]();
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a tab in the background paints nothing, and is not waited for', () => {
  const run = jest.fn();
  whenPainted({ document: { hidden: true } } as unknown as Window, run);
  expect(run).toHaveBeenCalledTimes(1);
});
