/** Wait if the browser has no idle callback. It is not in the constants, so that the entry script stays small. */
const idleFallbackMs = 50;
/** Wait for a browser that is never idle, or does not report it: one that paints nothing may not. */
export const idleLimitMs = 2_000;

/** Runs something after the next frame is painted; at once in a background tab, which paints none. */
export function whenPainted(window: Window, run: () => void): void {
  if (window.document.hidden) run();
  else window.requestAnimationFrame(() => setTimeout(run));
}

/**
 * Runs something when the browser is idle, and again after 2 s in case it never reports that (50 ms without an idle
 * callback). The second call must do nothing.
 */
export function whenIdle(window: Window, run: () => void): void {
  const limit = window.requestIdleCallback?.(run, { timeout: idleLimitMs }) ? idleLimitMs : idleFallbackMs;
  setTimeout(run, limit);
}
