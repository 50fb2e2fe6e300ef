/** @jest-environment jsdom */

import { type BannerEvent, type BannerPhase, nextBannerPhase, startBanner } from '../../../src/browser/pieces/banner';
import { browserClock } from '../../../src/browser/platform/clock';
import { scrollTo } from '../../support/scroll';

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo(0);
});
afterEach(() => jest.useRealTimers());

describe('the mobile banner', () => {
  test.each<[BannerPhase, BannerEvent, BannerPhase]>([
    ['waiting', 'delay', 'shown'],
    ['waiting', 'up', 'waiting'],
    ['waiting', 'idle', 'waiting'],
    ['shown', 'down', 'hidden'],
    ['shown', 'up', 'shown'],
    ['hidden', 'up', 'shown'],
    ['hidden', 'idle', 'shown'],
    ['hidden', 'down', 'hidden'],
    ['shown', 'close', 'closed'],
    ['closed', 'up', 'closed'],
    ['closed', 'idle', 'closed'],
    ['closed', 'delay', 'closed'],
  ])('%s, %s: %s', (phase, event, next) => {
    expect(nextBannerPhase(phase, event)).toBe(next);
  });

  test('appears after 1 s, hides on scrolling down, comes back after 5 idle seconds or on scrolling up', () => {
    const phases: BannerPhase[] = [];
    const banner = startBanner(window, browserClock, (phase) => phases.push(phase));
    jest.advanceTimersByTime(999);
    expect(phases).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(phases).toEqual(['shown']);
    scrollTo(100);
    jest.advanceTimersByTime(200);
    expect(phases).toEqual(['shown', 'hidden']);
    jest.advanceTimersByTime(4_999);
    expect(phases).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(phases).toEqual(['shown', 'hidden', 'shown']);
    scrollTo(300);
    jest.advanceTimersByTime(200);
    scrollTo(200);
    jest.advanceTimersByTime(200);
    expect(phases.slice(3)).toEqual(['hidden', 'shown']);
    banner.close();
    scrollTo(0);
    jest.advanceTimersByTime(60_000);
    expect(phases.at(-1)).toBe('closed');
    banner.stop();
  });

  test('scrolling on keeps it hidden: the 5 seconds count from the last movement', () => {
    const phases: BannerPhase[] = [];
    const banner = startBanner(window, browserClock, (phase) => phases.push(phase));
    jest.advanceTimersByTime(1_000);
    for (let y = 1; y <= 10; y += 1) {
      scrollTo(100 * y);
      jest.advanceTimersByTime(4_000);
    }
    expect(phases).toEqual(['shown', 'hidden']);
    banner.stop();
  });

  test('after the stop no timer is left', () => {
    const banner = startBanner(window, browserClock, () => {});
    scrollTo(100);
    banner.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
