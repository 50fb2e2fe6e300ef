/** `fetch` that sends only the page's origin as referrer: the full address may contain anything. */
export const bareFetch =
  (window: Window & typeof globalThis): typeof fetch =>
  (input, init) =>
    window.fetch(input, { ...init, referrerPolicy: 'strict-origin' });
