/**
 * A served page in jsdom, before its application has started.
 */

/** An element of the page. */
export const find = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;

/** Shows the served HTML of an application, and what stands beside it. */
export const serve = (application: string, beside = ''): void => {
  document.body.innerHTML = `<div id="___gatsby">${application}</div>${beside}`;
};

/** Tells an element of something. Says whether it was left to the browser. */
export const tell = (id: string, event: Event): boolean => find(id).dispatchEvent(event);

/** An event that goes up through the page, and can be prevented. */
export const happening = (type: string): Event => new Event(type, { bubbles: true, cancelable: true });

/** The visitor presses an element: jsdom trusts nothing that a script does, and lets nobody say otherwise from outside. */
export function press(id: string): void {
  const trust = (event: Event): void => {
    const inside = Object.getOwnPropertySymbols(event).find(({ description }) => description === 'impl');
    if (inside) Object.assign(Reflect.get(event, inside) as object, { isTrusted: true });
  };
  window.addEventListener('click', trust, { capture: true, once: true });
  find(id).click();
}
