/**
 * The record of an event in storage: its version and the event. Anything may have written to storage, including another version
 * of the site, so records are checked when they are read. Otherwise one malformed record could make the server refuse a whole
 * batch.
 */
import { readObject } from '../platform/safe-storage';
import { type EventType, eventTypes, type TrackerEvent } from './event';

/** Version of the record. Raise it when the content of events changes. */
export const eventRecordVersion = 1;

/** The content of a record: an event, something that this version cannot have written, or something from a newer version. */
export type ReadRecord = TrackerEvent | 'malformed' | 'newer';

/** The fields that are texts, by type of event. */
const texts: Readonly<Record<EventType, readonly string[]>> = {
  click: ['element_content', 'element_key', 'element_type', 'element_name', 'element_class', 'element_target_url'],
  view: ['type', 'referrer', 'referrer_doc', 'load_result', 'trigger_button'],
  expose: ['name'],
  error: ['error_msg', 'trigger_button'],
};
/** The fields that are numbers, by type of event. */
const numbers: Readonly<Partial<Record<EventType, string>>> = { view: 'load_duration', error: 'error_type' };

/** The text of an event's record. */
export const writeEventRecord = (event: TrackerEvent): string => JSON.stringify({ v: eventRecordVersion, event });

/** Reads a record. @param id the event's, as the record's key says */
export function readEventRecord(id: string, text: string): ReadRecord {
  const record = readObject(text);
  if (typeof record?.v === 'number' && record.v > eventRecordVersion) return 'newer';
  return record?.v === eventRecordVersion && isEvent(id, record.event) ? record.event : 'malformed';
}

function isEvent(id: string, value: unknown): value is TrackerEvent {
  if (typeof value !== 'object' || value === null) return false;
  const event = value as Readonly<Record<string, unknown>>;
  const type = eventTypes.find((name) => name === event.op_type);
  if (!type || event.id !== id || !Number.isSafeInteger(event.user_timestamp_)) return false;
  const number = numbers[type];
  return (
    event.url !== '' &&
    Number(event.user_timestamp_) > 0 &&
    ['url', 'title', 'op_obj_value', ...texts[type]].every((name) => typeof event[name] === 'string') &&
    (number === undefined || Number.isFinite(event[number])) &&
    (event.addition === undefined || isJsonObject(event.addition))
  );
}

function isJsonObject(text: unknown): boolean {
  const found = typeof text === 'string' ? readObject(text) : null;
  return found !== null && !Array.isArray(found);
}
