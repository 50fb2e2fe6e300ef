/**
 * A value that services set and components show.
 * @param initial the value before any service has run, for the first render
 */
export function createStore<T>(initial: T) {
  let present = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: (): T => present,
    /** Notifies the listeners, unless the value is the same. */
    set: (value: T): void => {
      if (Object.is(value, present)) return;
      present = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return (): void => void listeners.delete(listener);
    },
  };
}

export type Store<T> = Readonly<ReturnType<typeof createStore<T>>>;
