import { whenIdle, whenPainted } from '../../../src/browser/platform/idle';

beforeEach(() => jest.useFakeTimers());

test.each([
  ['tells when it is idle, which it may never do: two seconds', jest.fn(() => 7), 2_000],
  ['does not tell: 50 ms', undefined, 50],
])('what waits for a browser that %s', (_name, requestIdleCallback, wait) => {
  const run = jest.fn();
  whenIdle({ requestIdleCallback } as unknown as Window, run);
  if (requestIdleCallback) expect(requestIdleCallback.mock.calls).toEqual([[run, { timeout: 2_000 }]]);
  jest.advanceTimersByTime(wait - 1);
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
