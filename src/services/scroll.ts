/**
 * Scrolling, as the side column and the mobile banner see it (specification 4 and 9).
 */
import type { Clock, Stop } from './clock';
import { scrollThrottleMs } from './constants';

/** Where the page stands after it was scrolled. */
export interface ScrollPosition {
  /** Pixels scrolled from the top. */
  readonly y: number;
  /** Which way since the last report. */
  readonly direction: 'up' | 'down';
}

/** The scroll-to-top button shows once more than one viewport has been scrolled. */
export const isPastViewport = (y: number, viewportHeight: number): boolean => y > viewportHeight;

/**
 * Reports scrolling at most once in 200 ms, trailing only: the report says where the page stands when the wait is over,
 * so the last position is never missed. Positions between which nothing moved are not reported.
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
