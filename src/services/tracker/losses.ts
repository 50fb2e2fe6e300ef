/**
 * How many events were lost: given up for want of room, or set aside. Every loss has an id, under which it is reported with
 * a batch and counted once, however often it arrives.
 */
import { openRecords } from './stored-records';

/** Keys of losses in local storage. */
export const lossPrefix = 'facet:events-lost:';

/** One loss, as it is sent. */
export interface Loss {
  readonly id: string;
  /** Number of events. */
  readonly events: number;
}

/** The losses that have not been reported. */
export interface Losses {
  readonly add: (events: number) => void;
  readonly list: () => readonly Loss[];
  /** Forgets losses that have been reported. */
  readonly remove: (ids: readonly string[]) => void;
}

/**
 * Opens the losses of all tabs.
 * @param storage gives local storage; it may throw
 * @param tab a name that no other page has
 */
export function openLosses(storage: () => Storage, tab: string): Losses {
  const records = openRecords(storage, lossPrefix);
  let count = 0;
  return {
    add: (events) => {
      if (events <= 0) return;
      count += 1;
      records.set(`${tab}-${count}`, String(events));
    },
    list: () =>
      records.ids().flatMap((id) => {
        const events = Number(records.get(id));
        if (Number.isSafeInteger(events) && events > 0) return { id, events };
        records.remove([id]);
        return [];
      }),
    remove: records.remove,
  };
}
