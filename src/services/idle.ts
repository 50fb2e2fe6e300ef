/**
 * Waiting until the page is usable (design 10).
 */
import type { Stop } from './clock';

/** Wait where the browser has no idle callback (not among the constants: the entry script takes only what it needs). */
export const idleFallbackMs = 50;

/**
 * Runs something when the browser is idle; after 50 ms where it cannot tell.
 * @param atMostMs the longest wait, in ms, for a browser that is never idle; none unless told
 */
export function whenIdle(window: Window, run: () => void, atMostMs?: number): Stop {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, atMostMs === undefined ? {} : { timeout: atMostMs });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, idleFallbackMs);
  return () => clearTimeout(timer);
}
