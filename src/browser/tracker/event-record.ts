/**
 * The stored form of an event, with a version. Another version of the site may have written to storage, so records are
 * validated: one malformed record could make the server refuse a whole batch.
 */
import { readObject } from '../platform/safe-storage';
import { type EventType, eventTypes, type TrackerEvent } from './event';

/** Raise it when the content of events changes. */
export const eventRecordVersion = 1;

/** `malformed` if this version cannot have written it. */
export type ReadRecord = TrackerEvent | 'malformed' | 'newer';

/** Text fields by type of event. */
const texts: Readonly<Record<EventType, readonly string[]>> = {
  click: ['element_content', 'element_key', 'element_type', 'element_name', 'element_class', 'element_target_url'],
  view: ['type', 'referrer', 'referrer_doc', 'load_result', 'trigger_button'],
  expose: ['name'],
  error: ['error_msg', 'trigger_button'],
};
/** Number fields by type of event. */
const numbers: Readonly<Partial<Record<EventType, string>>> = { view: 'load_duration', error: 'error_type' };

export const writeEventRecord = (event: TrackerEvent): string => JSON.stringify({ v: eventRecordVersion, event });

/** @param id the event's, as the record's key says */
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
