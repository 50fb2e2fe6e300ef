import { useCallback, useEffect, useState } from 'react';
import { attempt } from '../../site/attempt';

/** Ms after the last change until the address is written: browsers refuse many changes in a row. */
const settledMs = 200;

export interface AddressForm<T> {
  /** Null if the address has no value. */
  readonly read: (query: URLSearchParams) => T | null;
  /** Empty parameters are left out of the address. */
  readonly write: (value: T) => Readonly<Record<string, string>>;
}

/**
 * State in the page's query, so that it can be shared and survives a reload. The first render has the default, like the
 * served document. Other parameters stay, and the history gets no entry.
 * @param form made outside the component, so that it is the same at each render
 * @returns the value, and a function that changes a part of it
 */
export function useAddressState<T extends object>(
  usual: T,
  { read, write }: AddressForm<T>,
): readonly [T, (change: Partial<T>) => void] {
  const [{ value, isChanged }, set] = useState({ value: usual, isChanged: false });
  useEffect(() => {
    const shared = read(new URLSearchParams(location.search));
    if (shared) set((before) => (before.isChanged ? before : { value: shared, isChanged: false }));
  }, [read]);
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      for (const [name, text] of Object.entries(write(value))) {
        if (text === '') address.searchParams.delete(name);
        else address.searchParams.set(name, text);
      }
      // Safari allows a hundred in 30 s.
      attempt(() => history.replaceState(history.state, '', address));
    }, settledMs);
    return () => clearTimeout(timer);
  }, [value, isChanged, write]);
  const change = useCallback(
    (part: Partial<T>) => set((before) => ({ value: { ...before.value, ...part }, isChanged: true })),
    [],
  );
  return [value, change];
}
