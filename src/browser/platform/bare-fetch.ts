/**
 * Requests that tell of their page no more than its host: a browser would send the whole address along, in which anything may stand.
 */

/** `fetch` with the page's origin in place of its address. */
export const bareFetch =
  (window: Window & typeof globalThis): typeof fetch =>
  (input, init) =>
    window.fetch(input, { ...init, referrerPolicy: 'strict-origin' });
