/**
 * Undelivered events, mirrored in local storage (specification 4). Each has its own key, by time and tab. In a single
 * list, a closing page, which cannot wait for a lock, would lose events, and tabs would undo each other's changes.
 */
import { trackerAsideLimit, trackerQueueLimit } from '../platform/constants';
import type { TrackerEvent } from './event';
import { readEventRecord, writeEventRecord } from './event-record';
import type { Losses } from './losses';
import { openRecords, type PageStorage } from './stored-records';

export const eventPrefix = 'site:event:';
export const asidePrefix = 'site:event-aside:';
export type NewEvent = Omit<TrackerEvent, 'id'>;

export interface QueueDependencies {
  readonly storage: PageStorage;
  /** A name that no other page has. */
  readonly tab: string;
  readonly losses: Losses;
  /** Events in flight or perhaps delivered, which must not be dropped. */
  readonly busy: () => ReadonlySet<string>;
}

/** When the event happened, in ms since the epoch. */
export const timeOf = (id: string): number => Number.parseInt(id, 10);

export function openQueue({ storage, tab, losses, busy }: QueueDependencies) {
  const records = openRecords(storage, eventPrefix);
  const aside = openRecords(storage, asidePrefix);
  let lastTime = 0;

  const giveUp = (ids: readonly string[], excess: number): void => {
    if (excess <= 0) return;
    const kept = busy();
    const oldest = ids.filter((id) => !kept.has(id)).slice(0, excess);
    records.remove(oldest);
    losses.add(oldest.length);
  };
  const isOwn = (id: string): boolean => id.endsWith(tab);
  const setAside = (ids: readonly string[]): void => {
    for (const id of ids) aside.set(id, records.get(id) ?? '');
    records.remove(ids);
    aside.remove(aside.ids().slice(0, -trackerAsideLimit));
    losses.add(ids.length);
  };
  return {
    /** Events of all tabs, oldest first. */
    ids: records.ids,
    unstoredIds: records.unstoredIds,
    isOwn,
    /** Skips events that are no longer queued, and sets malformed records aside. */
    read: (ids: readonly string[]): readonly TrackerEvent[] =>
      ids.flatMap((id) => {
        const text = records.get(id);
        const event = text === null ? 'newer' : readEventRecord(id, text);
        if (event === 'malformed') setAside([id]);
        return typeof event === 'string' ? [] : event;
      }),
    remove: records.remove,
    /** For events that the server refuses: the last few are kept, and all are counted as lost. */
    setAside,
    /** Drops the oldest events beyond the limit. One tab at a time may call it, so that each counts as lost once. */
    trim: (): void => {
      const ids = records.ids();
      giveUp(ids, ids.length - trackerQueueLimit);
    },
    add: (event: NewEvent): void => {
      // Events in the same millisecond must differ and stay in order.
      lastTime = Math.max(event.user_timestamp_, lastTime + 1);
      const id = `${lastTime}-${tab}`;
      if (records.set(id, writeEventRecord({ ...event, id } as TrackerEvent))) return;
      const own = records.ids().filter(isOwn);
      giveUp(own, own.length - trackerQueueLimit);
    },
  };
}

export type EventQueue = ReturnType<typeof openQueue>;
