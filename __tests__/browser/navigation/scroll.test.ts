/** @jest-environment jsdom */

import { watchScroll } from '../../../src/browser/navigation/scroll';
import { browserClock } from '../../../src/browser/platform/clock';
import { scrollTo } from '../../support/scroll';

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo(0);
});

test('scrolling is reported every 200 ms, trailing only, with the last position', () => {
  const report = jest.fn();
  watchScroll(window, browserClock, report);
  scrollTo(10);
  jest.advanceTimersByTime(150);
  scrollTo(30);
  jest.advanceTimersByTime(49);
  expect(report).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(report.mock.calls).toEqual([[30, 'down']]);
  scrollTo(20);
  jest.advanceTimersByTime(200);
  expect(report).toHaveBeenLastCalledWith(20, 'up');
});
