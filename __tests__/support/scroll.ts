/** Scrolls the window of jsdom, which has no layout, to a place in px. */
export function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
