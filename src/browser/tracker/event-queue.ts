/**
 * The events that have not been delivered, mirrored in local storage (specification 4).
 *
 * Every event lies under a key of its own, which holds its time, so that keys sort by age, and the name of the tab that
 * wrote it. A tab only ever adds keys and removes them, so tabs cannot undo each other's changes, and what has been
 * recorded is safe the moment it happened, also in a page that is being closed. (One list for all tabs would have to be
 * read, changed and written back: a page that is being closed cannot wait for a lock, and a browser shows other tabs'
 * changes with a delay even under one.)
 *
 * Events for which there is no room, and all of them where storage is forbidden, are kept in memory.
 */
import { trackerQueueLimit } from '../constants';
import { readObject } from '../safe-storage';
import type { TrackerEvent } from './event';

/** Keys of events in local storage. */
export const eventPrefix = 'facet:event:';

/** An event without what the queue gives it. */
export type NewEvent = Omit<TrackerEvent, 'id' | 'dropped'>;

/** The queue. Ids are in the order of the events' age, oldest first. */
export interface EventQueue {
  readonly add: (event: NewEvent) => void;
  /** Events of all tabs. */
  readonly ids: () => readonly string[];
  /** Events of this page. */
  readonly ownIds: () => readonly string[];
  /** Those of the events that are still queued. */
  readonly read: (ids: readonly string[]) => readonly TrackerEvent[];
  /** Forgets events that have been delivered. */
  readonly remove: (ids: readonly string[]) => void;
  /** Gives events up; the next event tells how many. */
  readonly drop: (ids: readonly string[]) => void;
}

/**
 * Opens the queue.
 * @param open gives local storage; it may throw
 * @param tab a name that no other page has
 */
export function openQueue(open: () => Storage, tab: string): EventQueue {
  const inMemory = new Map<string, TrackerEvent>();
  let lastTime = 0;
  let dropped = 0;

  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  const storedIds = (): string[] =>
    attempt((storage) => Object.keys(storage), [])
      .filter((key) => key.startsWith(eventPrefix))
      .map((key) => key.slice(eventPrefix.length))
      .sort();
  const ids = (): string[] => [...storedIds(), ...inMemory.keys()].sort();
  const read = (wanted: readonly string[]): TrackerEvent[] =>
    wanted.flatMap((id) => {
      const text = attempt((storage) => storage.getItem(eventPrefix + id), null);
      const event = inMemory.get(id) ?? (readObject(text) as TrackerEvent | null);
      return event ?? [];
    });
  const remove = (wanted: readonly string[]): void => {
    for (const id of wanted) {
      inMemory.delete(id);
      attempt((storage) => storage.removeItem(eventPrefix + id), undefined);
    }
  };
  const drop = (wanted: readonly string[]): void => {
    // What an event told of earlier losses must not be lost with it.
    for (const event of read(wanted)) dropped += 1 + (event.dropped ?? 0);
    remove(wanted);
  };
  /** Makes room for one more. */
  const trim = (present: readonly string[]): void =>
    drop(present.slice(0, Math.max(0, present.length - trackerQueueLimit + 1)));

  return {
    ids,
    ownIds: () => ids().filter((id) => id.endsWith(tab)),
    read,
    remove,
    drop,
    add: (event) => {
      trim(storedIds());
      trim([...inMemory.keys()]);
      // Two events of one millisecond must differ, and stay in order.
      lastTime = Math.max(event.user_timestamp_, lastTime + 1);
      const id = `${lastTime}-${tab}`;
      const whole = { ...event, id, ...(dropped && { dropped }) } as TrackerEvent;
      const store = (storage: Storage): boolean => {
        storage.setItem(eventPrefix + id, JSON.stringify(whole));
        return true;
      };
      dropped = 0;
      if (!attempt(store, false)) inMemory.set(id, whole);
    },
  };
}
