import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Null in the first render, which must match the served page. */
export const useLocationPath = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => null,
  );
