/**
 * Waiting until the page is usable (design 10).
 */
import type { Stop } from './clock';

/** Wait if the browser has no idle callback. It is not in the constants, so that the entry script stays small. */
export const idleFallbackMs = 50;

/**
 * Runs something after the next frame has been painted; at once in a tab in the background, which paints none until it is
 * shown.
 */
export function whenPainted(window: Window, run: () => void): void {
  if (window.document.hidden) run();
  else window.requestAnimationFrame(() => setTimeout(run));
}

/**
 * Runs something when the browser is idle, or after 50 ms if the browser has no idle callback.
 * @param atMostMs the longest wait, in ms, for a browser that is never idle; no limit by default
 */
export function whenIdle(window: Window, run: () => void, atMostMs?: number): Stop {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, atMostMs === undefined ? {} : { timeout: atMostMs });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, idleFallbackMs);
  return () => clearTimeout(timer);
}
