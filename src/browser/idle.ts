/**
 * Waiting until the page is usable (design 10).
 */
import type { Stop } from './clock';
import { idleFallbackMs } from './constants';

/** Runs something when the browser is idle; after 50 ms where it cannot tell. */
export function whenIdle(window: Window, run: () => void): Stop {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, idleFallbackMs);
  return () => clearTimeout(timer);
}
