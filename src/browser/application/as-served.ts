/**
 * A page that another program has changed before React takes it over: a translator puts other texts in the place of the page's, an
 * extension adds elements. React can take over only what the server has drawn, and would draw all of it anew: the dialog that is
 * open, the button that was pressed and the field with its text would be gone. So the page gets its own nodes back for that moment.
 */

/** The part of the page that is React's, as it was served; null if that cannot be had. The browser still has the document. */
export async function readServed(address: string): Promise<Element | null> {
  const answer = await fetch(address, { cache: 'force-cache' });
  return new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('___gatsby');
}

/**
 * Gives an element the children with which it was served, all the way down; the elements that it has of them stay the same.
 * @returns puts back what the other program had done
 */
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
      // What a browser with scripts takes for a text, the parser has taken for elements.
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

/** The next of some siblings that is the element of the served page. */
function sameElement(first: ChildNode | null, served: Element): Element | null {
  for (let node = first; node; node = node.nextSibling) {
    if (!(node instanceof Element) || node.localName !== served.localName) continue;
    if (node.id === served.id && node.getAttribute('class') === served.getAttribute('class')) return node;
  }
  return null;
}
