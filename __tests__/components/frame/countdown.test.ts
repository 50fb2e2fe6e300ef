import { browserClock } from '../../../src/browser/platform/clock';
import { startCountdown } from '../../../src/components/frame/root-fault/use-departure';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an error screen counts down from 5 to 0, once a second', () => {
  const told: number[] = [];
  startCountdown(browserClock, 5, (left) => told.push(left));
  jest.advanceTimersByTime(4_999);
  expect(told).toEqual([4, 3, 2, 1]);
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([4, 3, 2, 1, 0]);
});
