/**
 * The events that have not been delivered, mirrored in local storage (specification 4). A page keeps its own in memory, too.
 *
 * Every event has its own key, which contains its time, so that keys sort by age, and the name of the tab that wrote it. So a
 * recorded event is safe at once, even in a page that is being closed. (A single list for all tabs would have to be read, changed
 * and written back. A page that is being closed cannot wait for a lock, and even with a lock a browser shows changes of other
 * tabs with a delay.)
 */
import { trackerAsideLimit, trackerQueueLimit } from '../platform/constants';
import type { TrackerEvent } from './event';
import { readEventRecord, writeEventRecord } from './event-record';
import type { Losses } from './losses';
import { openRecords, type PageStorage } from './stored-records';

/** Keys of events in local storage. */
export const eventPrefix = 'site:event:';
/** Keys of records that were set aside. */
export const asidePrefix = 'site:event-aside:';

/** An event without the fields that the queue adds. */
export type NewEvent = Omit<TrackerEvent, 'id'>;

/** The queue. Ids are in the order of the events' age, oldest first. */
export interface EventQueue {
  readonly add: (event: NewEvent) => void;
  /** Events of all tabs. */
  readonly ids: () => readonly string[];
  /** Whether an event belongs to this page. */
  readonly isOwn: (id: string) => boolean;
  /** Events that only this page knows, since they could not be stored. */
  readonly unstoredIds: () => readonly string[];
  /** The given events that are still queued; malformed records among them are set aside. */
  readonly read: (ids: readonly string[]) => readonly TrackerEvent[];
  /** Deletes events that have been delivered. */
  readonly remove: (ids: readonly string[]) => void;
  /** Sets aside events that the server refuses. The last few are kept, and all are counted as lost. */
  readonly setAside: (ids: readonly string[]) => void;
  /** Gives up the oldest events beyond the limit. Only one tab at a time may call this, so that each is counted as lost once. */
  readonly trim: () => void;
}

/** What the queue needs from its surroundings. */
export interface QueueDependencies {
  readonly storage: PageStorage;
  /** A name that no other page has. */
  readonly tab: string;
  readonly losses: Losses;
  /** Events that are under way or may have arrived: they are not given up. */
  readonly busy: () => ReadonlySet<string>;
}

/** When an event happened, in ms since the epoch, according to its id. */
export const timeOf = (id: string): number => Number.parseInt(id, 10);

/** Opens the queue. */
export function openQueue({ storage, tab, losses, busy }: QueueDependencies): EventQueue {
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
    ids: records.ids,
    unstoredIds: records.unstoredIds,
    isOwn,
    read: (ids) =>
      ids.flatMap((id) => {
        const text = records.get(id);
        const event = text === null ? 'newer' : readEventRecord(id, text);
        if (event === 'malformed') setAside([id]);
        return typeof event === 'string' ? [] : event;
      }),
    remove: records.remove,
    setAside,
    trim: () => {
      const ids = records.ids();
      giveUp(ids, ids.length - trackerQueueLimit);
    },
    add: (event) => {
      // Two events of one millisecond must differ, and stay in order.
      lastTime = Math.max(event.user_timestamp_, lastTime + 1);
      const id = `${lastTime}-${tab}`;
      if (records.set(id, writeEventRecord({ ...event, id } as TrackerEvent))) return;
      const own = records.ids().filter(isOwn);
      giveUp(own, own.length - trackerQueueLimit);
    },
  };
}
