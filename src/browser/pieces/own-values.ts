import { logError } from '../platform/error-log';

/** Where a page shows values of the visitor's browser, has them read when they come into view, and not before. */
export function watchOwnValues(document: Document): void {
  const place = document.querySelector('[data-own-values]');
  if (!place) return;
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    import('../browser-check/own-values').then(({ fillOwnValues }) => fillOwnValues(place)).catch(logError);
  });
  sight.observe(place);
}
