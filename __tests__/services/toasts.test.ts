import { browserClock } from '../../src/services/clock';
import { showToast, toasts } from '../../src/services/toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('toasts', () => {
  test('one is shown for 3.6 seconds', () => {
    showToast(browserClock, 'failed', 'chat.failed');
    jest.advanceTimersByTime(3_599);
    expect(toasts.get()).toEqual([{ id: expect.any(Number), style: 'failed', message: 'chat.failed' }]);
    jest.advanceTimersByTime(1);
    expect(toasts.get()).toEqual([]);
  });

  test('the same message is not shown twice at once', () => {
    showToast(browserClock, 'failed', 'chat.failed');
    showToast(browserClock, 'failed', 'chat.failed');
    showToast(browserClock, 'failed', 'signIn.failed');
    expect(toasts.get().map(({ message }) => message)).toEqual(['chat.failed', 'signIn.failed']);
    jest.advanceTimersByTime(3_600);
  });
});
