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

/** Runs something once the browser is idle, after 2 s at most; after 50 ms if the browser has no idle callback. */
export function whenIdle(window: Window, run: () => void): void {
  const isKnown = 'requestIdleCallback' in window;
  // The browser's own limit is no help where an extension has replaced its idle callback.
  const limit = setTimeout(() => once(), isKnown ? idleLimitMs : idleFallbackMs);
  let once = (): void => {
    once = () => {};
    clearTimeout(limit);
    run();
  };
  if (isKnown) window.requestIdleCallback(() => once(), { timeout: idleLimitMs });
}
