/**
 * Handles pages that a translator or an extension changed before hydration. React would discard the whole server HTML,
 * and with it an open dialog, the pressed button and the text in a field. So the original nodes are put back while
 * React hydrates.
 */

/** Counts the elements in HTML but links and scripts, which the document puts among them. With scripting on, a browser reads the content of a noscript as text. */
export const elementsIn = (html: string): number =>
  html.replace(/(<noscript[^>]*>)[\s\S]*?<\/noscript>/g, '$1').match(/<(?!link\b|script\b)[a-z]/gi)?.length ?? 0;

export const elementsOf = (root: Element): number => root.querySelectorAll(':not(link, script)').length;

/** The application's part of the original HTML, from the browser's cache; null if it has none. */
export async function readServed(address: string): Promise<Element | null> {
  const answer = await fetch(address, { cache: 'force-cache' });
  return new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('___gatsby');
}

/** Restores the original children of an element, and returns what undoes that, so that the translation comes back. */
export function restore(present: Element, served: Element): () => void {
  const undo: (() => void)[] = [];
  restoreChildren(present, served, undo);
  return () => {
    for (const step of undo.reverse()) step();
  };
}

function restoreChildren(present: Element, served: Element, undo: (() => void)[]): void {
  let next = present.firstChild;
  const removeUntil = (end: ChildNode | null): void => {
    while (next && next !== end) {
      const foreign = next;
      const after = foreign.nextSibling;
      foreign.remove();
      undo.push(() => present.insertBefore(foreign, after?.parentNode === present ? after : null));
      next = after;
    }
  };
  for (const node of served.childNodes) {
    const own = node instanceof Element ? sameElement(next, node) : next?.isEqualNode(node) ? next : null;
    if (own) {
      removeUntil(own);
      next = own.nextSibling;
      // With scripting on, a browser reads the content of a noscript as text; DOMParser reads it as elements.
      if (own instanceof Element && node instanceof Element && own.localName !== 'noscript')
        restoreChildren(own, node, undo);
    } else {
      const missing = document.importNode(node, true);
      present.insertBefore(missing, next);
      if (!(missing instanceof Element)) undo.push(() => missing.remove());
    }
  }
  removeUntil(null);
}

function sameElement(first: ChildNode | null, served: Element): Element | null {
  for (let node = first; node; node = node.nextSibling) {
    if (!(node instanceof Element) || node.localName !== served.localName) continue;
    if (node.id === served.id && node.getAttribute('class') === served.getAttribute('class')) return node;
  }
  return null;
}
