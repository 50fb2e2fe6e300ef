/**
 * How many events were lost: given up because the queue was full, or set aside. Every loss has an id, with which it is reported
 * in a batch and counted only once, no matter how often it arrives.
 */
import { openRecords, type PageStorage } from './stored-records';

/** Keys of losses in local storage. */
export const lossPrefix = 'site:events-lost:';

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
  /** Deletes losses that have been reported. */
  readonly remove: (ids: readonly string[]) => void;
}

/**
 * Opens the losses of all tabs.
 * @param tab a name that no other page has
 */
export function openLosses(storage: PageStorage, tab: string): Losses {
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
