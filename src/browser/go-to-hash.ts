/**
 * The place that an address leads to within a page.
 */

/** Goes at once to the element that a hash names, clear of the header as `scroll-padding` says; to none, nothing happens. */
export function goToHash(document: Document, hash: string): void {
  try {
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: 'instant' });
  } catch {
    // A hash that is no text names no element.
  }
}
