import { useSyncExternalStore } from 'react';
import type { Store } from '../../services/store';

/** The value of a store, followed; the first render shows what the served page shows. */
export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial);
