/** The element that a hash such as `#prices` names; null if there is none or the hash cannot be decoded. */
export function hashTarget(document: Document, hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
