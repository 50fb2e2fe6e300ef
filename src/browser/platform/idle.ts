/**
 * Waiting until the page is usable (design 10).
 */

/** Wait if the browser has no idle callback. It is not in the constants, so that the entry script stays small. */
export const idleFallbackMs = 50;

/** The longest wait for a browser that is never idle, or that does not tell: one that draws nothing may not. */
export const idleLimitMs = 2_000;

/**
 * Runs something after the next frame has been painted; at once in a tab in the background, which paints none until it is
 * shown.
 */
export function whenPainted(window: Window, run: () => void): void {
  if (window.document.hidden) run();
  else window.requestAnimationFrame(() => setTimeout(run));
}

/**
 * Runs something when the browser is idle, and in any case after 2 s, since it may never tell; after 50 ms if it has no idle
 * callback. What it runs has to do nothing the second time.
 */
export function whenIdle(window: Window, run: () => void): void {
  const limit = window.requestIdleCallback?.(run, { timeout: idleLimitMs }) ? idleLimitMs : idleFallbackMs;
  setTimeout(run, limit);
}
