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
