import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** The path in the address bar; null in the first render, which must agree with the served page. */
export const useLocationPath = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => null,
  );
