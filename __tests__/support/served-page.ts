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
