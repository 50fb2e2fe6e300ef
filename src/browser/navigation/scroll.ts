import type { Clock } from '../platform/clock';
import { scrollThrottleMs } from '../platform/constants';

/** Reports scrolling at most once in 200 ms, at the end of the wait (specification 9), if the position has changed. */
export function watchScroll(window: Window, clock: Clock, report: (y: number, direction: 'up' | 'down') => void): void {
  let last = window.scrollY;
  let isWaiting = false;
  const look = (): void => {
    isWaiting = false;
    const y = window.scrollY;
    if (y === last) return;
    const direction = y > last ? 'down' : 'up';
    last = y;
    report(y, direction);
  };
  const onScroll = (): void => {
    if (!isWaiting) clock.after(scrollThrottleMs, look);
    isWaiting = true;
  };
  window.addEventListener('scroll', onScroll, { passive: true });
}
