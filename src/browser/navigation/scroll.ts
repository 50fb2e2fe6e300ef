import type { Clock, Stop } from '../platform/clock';
import { scrollThrottleMs } from '../platform/constants';

/** Reports scrolling at most once in 200 ms, at the end of the wait (specification 9), if the position has changed. */
export function watchScroll(window: Window, clock: Clock, report: (y: number, direction: 'up' | 'down') => void): Stop {
  let last = window.scrollY;
  let stopWait: Stop | null = null;
  const look = (): void => {
    stopWait = null;
    const y = window.scrollY;
    if (y === last) return;
    const direction = y > last ? 'down' : 'up';
    last = y;
    report(y, direction);
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
