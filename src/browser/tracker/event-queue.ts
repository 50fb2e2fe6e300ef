/**
 * Undelivered events, mirrored in local storage (specification 4). Each has its own key, by time and tab. In a single
 * list, a closing page, which cannot wait for a lock, would lose events, and tabs would undo each other's changes.
 */
import { trackerAsideLimit, trackerQueueLimit } from '../platform/constants';
import { asRecord, readObject } from '../platform/safe-storage';
import { eventFields, type TrackerEvent } from './event';
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

/** Of an event's stored form; raise it with a change. What is read may be another version's, and could fail a batch. */
const eventRecordVersion = 1;

export const writeEventRecord = (event: TrackerEvent): string => JSON.stringify({ v: eventRecordVersion, event });

/**
 * @param id the event's, as the record's key says
 * @returns `malformed` if this version cannot have written it
 */
function readEventRecord(id: string, text: string): TrackerEvent | 'malformed' | 'newer' {
  const record = readObject(text);
  if (typeof record?.v === 'number' && record.v > eventRecordVersion) return 'newer';
  return record?.v === eventRecordVersion && isEvent(id, record.event) ? record.event : 'malformed';
}

function isEvent(id: string, value: unknown): value is TrackerEvent {
  const event = asRecord(value);
  const own = Object.entries(eventFields).find(([type]) => type === event.op_type)?.[1];
  if (!own || event.id !== id || !Number.isSafeInteger(event.user_timestamp_)) return false;
  const fields = { url: 'text', title: 'text', op_obj_value: 'text', ...own };
  return (
    event.url !== '' &&
    Number(event.user_timestamp_) > 0 &&
    Object.entries(fields).every(([name, kind]) =>
      kind === 'text' ? typeof event[name] === 'string' : Number.isFinite(event[name]),
    ) &&
    (event.addition === undefined || (typeof event.addition === 'string' && readObject(event.addition) !== null))
  );
}
