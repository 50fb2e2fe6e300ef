import { useSyncExternalStore } from 'react';
import type { Store } from '../../browser/platform/store';

/** The first render has the value of the served page. */
export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial);
