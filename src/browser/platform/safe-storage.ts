import { attempt } from '../../site/attempt';

/** Web storage that never throws, even if blocked or full; `open` may throw, and is called for each use. */
export function safeStorage(open: () => Storage) {
  return {
    /** Null if there is no value or storage is blocked. */
    get: (key: string): string | null => attempt(() => open().getItem(key)),
    set: (key: string, value: string): boolean =>
      attempt(() => {
        open().setItem(key, value);
        return true;
      }) ?? false,
    remove: (key: string): void => void attempt(() => open().removeItem(key)),
  };
}

export type SafeStorage = Readonly<ReturnType<typeof safeStorage>>;

/** A stored JSON object; null when it is missing or not an object. */
export function readObject(text: string | null): Readonly<Record<string, unknown>> | null {
  const value: unknown = text === null ? null : attempt(() => JSON.parse(text));
  return isRecord(value) ? value : null;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object; none of anything else. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
