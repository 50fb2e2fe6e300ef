import type { Stop } from './clock';

/** A value that services set and components show. */
export interface Store<T> {
  /** The value before any service has run, for the first render. */
  readonly initial: T;
  readonly get: () => T;
  /** Notifies the listeners, unless the value is the same. */
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => Stop;
}

export function createStore<T>(initial: T): Store<T> {
  let present = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => present,
    set: (value) => {
      if (Object.is(value, present)) return;
      present = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
