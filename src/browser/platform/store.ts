/**
 * A value that a service sets and a component shows.
 */
import type { Stop } from './clock';

/** One value with its listeners. */
export interface Store<T> {
  /** What the value is before any service has run: the first render of a page shows this. */
  readonly initial: T;
  readonly get: () => T;
  /** Replaces the value and tells the listeners, unless it is the same. */
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => Stop;
}

/** Makes a store that holds a value. */
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
