/**
 * Scrolling, as the side column and the mobile banner see it (specification 4 and 9).
 */

import type { Clock, Stop } from '../platform/clock';
import { scrollThrottleMs } from '../platform/constants';

/** The position of the page after scrolling. */
export interface ScrollPosition {
  /** Pixels scrolled from the top. */
  readonly y: number;
  /** Which way since the last report. */
  readonly direction: 'up' | 'down';
}

/** The scroll-to-top button is shown when more than the height of one viewport has been scrolled. */
export const isPastViewport = (y: number, viewportHeight: number): boolean => y > viewportHeight;

/**
 * Reports scrolling at most once in 200 ms, at the end of the wait: the report has the position at that time, so the last
 * position is never missed. An unchanged position is not reported.
 */
export function watchScroll(window: Window, clock: Clock, report: (position: ScrollPosition) => void): Stop {
  let last = window.scrollY;
  let stopWait: Stop | null = null;
  const look = (): void => {
    stopWait = null;
    const y = window.scrollY;
    if (y === last) return;
    const direction = y > last ? 'down' : 'up';
    last = y;
    report({ y, direction });
  };
  const onScroll = (): void => {
    stopWait ??= clock.after(scrollThrottleMs, look);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    stopWait?.();
  };
}
