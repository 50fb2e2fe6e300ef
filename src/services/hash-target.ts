/**
 * The place that an address leads to within a page.
 */

/** The element that a hash such as `#prices` names; null where it names none, or is no text. */
export function hashTarget(document: Document, hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Goes once more to the place that the address of a new document names: the browser went there before all was laid out. On
 * the way back and after a reload the visitor belongs where the page was left.
 */
export function goToHash({ document, location, performance }: Window): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && 'type' in visit && visit.type !== 'navigate') return;
  hashTarget(document, location.hash)?.scrollIntoView({ behavior: 'instant' });
}
