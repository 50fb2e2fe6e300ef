/** Sent batches without a response. A page that is left never gets its last one: the next page asks the server. */
import type { Clock } from '../platform/clock';
import { requestTimeoutMs } from '../platform/constants';
import { readObject } from '../platform/safe-storage';
import { openRecords, type PageStorage } from './stored-records';

export const batchPrefix = 'site:events-sent:';
const batchVersion = 1;

export interface BatchContent {
  readonly events: readonly string[];
  readonly losses: readonly string[];
}

interface BatchRecord extends BatchContent {
  readonly v: typeof batchVersion;
  /** When it was sent, in ms since the epoch. */
  readonly at: number;
  /** Whether the request ended without telling if the batch was accepted. */
  readonly ended: boolean;
}

/** @param tab a name that no other page has */
export function openBatches(storage: PageStorage, tab: string, clock: Clock) {
  const records = openRecords(storage, batchPrefix);
  let count = 0;
  const read = (key: string): BatchRecord | null => {
    const found = readObject(records.get(key));
    if (isRecord(found)) return found;
    if (found === null || found.v === batchVersion) records.remove([key]);
    return null;
  };
  const list = () =>
    records.ids().flatMap((key) => {
      const record = read(key);
      if (!record) return [];
      const { events, losses, at, ended } = record;
      const ageMs = clock.now() - at;
      // After the clock was set back, the age is unknown.
      const isTimeToCome = ageMs < -requestTimeoutMs;
      return { key, events, losses, ended, ageMs: isTimeToCome ? requestTimeoutMs : Math.max(0, ageMs) };
    });
  return {
    /** Stores a batch that is about to be sent, and returns its key. */
    begin: (content: BatchContent): string => {
      const at = clock.now();
      count += 1;
      const key = `${at}-${tab}-${count}`;
      records.set(key, JSON.stringify({ v: batchVersion, at, ended: false, ...content } satisfies BatchRecord));
      return key;
    },
    /** Call it when a request has ended with an unknown result. */
    doubt: (key: string): void => {
      const record = read(key);
      // Another tab may know its result already.
      if (record) records.set(key, JSON.stringify({ ...record, ended: true } satisfies BatchRecord));
    },
    close: (key: string): void => records.remove([key]),
    /** The oldest first. */
    list,
    events: (): ReadonlySet<string> => new Set(list().flatMap(({ events }) => events)),
  };
}

export type SentBatches = ReturnType<typeof openBatches>;

const areIds = (value: unknown): boolean => Array.isArray(value) && value.every((id) => typeof id === 'string');

function isRecord(value: object | null): value is BatchRecord {
  const { v, at, ended, events, losses } = (value ?? {}) as Partial<Record<keyof BatchRecord, unknown>>;
  return v === batchVersion && Number.isFinite(at) && typeof ended === 'boolean' && areIds(events) && areIds(losses);
}
