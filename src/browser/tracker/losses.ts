/**
 * Counts events that were dropped or set aside. Each loss has an id, so that it counts once, however often it arrives.
 */
import { openRecords, type PageStorage } from './stored-records';

export const lossPrefix = 'site:events-lost:';

export interface Loss {
  readonly id: string;
  readonly events: number;
}

/** @param tab a name that no other page has */
export function openLosses(storage: PageStorage, tab: string) {
  const records = openRecords(storage, lossPrefix);
  let count = 0;
  return {
    add: (events: number): void => {
      if (events <= 0) return;
      count += 1;
      records.set(`${tab}-${count}`, String(events));
    },
    list: (): readonly Loss[] =>
      records.ids().flatMap((id) => {
        const events = Number(records.get(id));
        if (Number.isSafeInteger(events) && events > 0) return { id, events };
        records.remove([id]);
        return [];
      }),
    remove: records.remove,
  };
}

export type Losses = ReturnType<typeof openLosses>;
