import { bareFetch } from '../platform/bare-fetch';

export const browserTransport = (window: Window & typeof globalThis) => ({
  fetch: bareFetch(window),
  /** Whether a `fetch` may outlive its page. Firefox supports it since version 133. */
  keepalive: 'keepalive' in (window.Request?.prototype ?? {}),
  // Some browsers have it removed.
  sendBeacon: (url: string, body: Blob): boolean => window.navigator.sendBeacon?.(url, body) ?? false,
  isOnline: (): boolean => window.navigator.onLine,
});

export type Transport = Readonly<ReturnType<typeof browserTransport>>;
