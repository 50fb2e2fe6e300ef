import { bareFetch } from '../platform/bare-fetch';

/** Requests, with or without a response. */
export interface Transport {
  readonly fetch: typeof fetch;
  /** Whether a `fetch` may outlive its page. */
  readonly keepalive: boolean;
  readonly sendBeacon: (url: string, body: Blob) => boolean;
  readonly isOnline: () => boolean;
}

export const browserTransport = (window: Window & typeof globalThis): Transport => ({
  fetch: bareFetch(window),
  // Firefox supports it since version 133.
  keepalive: 'keepalive' in (window.Request?.prototype ?? {}),
  // Some browsers have it removed.
  sendBeacon: (url, body) => window.navigator.sendBeacon?.(url, body) ?? false,
  isOnline: () => window.navigator.onLine,
});
