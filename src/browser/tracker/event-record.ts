/** The stored form of an event. Another version may have written it: one malformed record could fail a whole batch. */
import { asRecord, readObject } from '../platform/safe-storage';
import { eventFields, type TrackerEvent } from './event';

/** Raise it when the content of events changes. */
export const eventRecordVersion = 1;
/** `malformed` if this version cannot have written it. */
export type ReadRecord = TrackerEvent | 'malformed' | 'newer';

export const writeEventRecord = (event: TrackerEvent): string => JSON.stringify({ v: eventRecordVersion, event });

/** @param id the event's, as the record's key says */
export function readEventRecord(id: string, text: string): ReadRecord {
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
    (event.addition === undefined || isJsonObject(event.addition))
  );
}

function isJsonObject(text: unknown): boolean {
  const found = typeof text === 'string' ? readObject(text) : null;
  return found !== null && !Array.isArray(found);
}
