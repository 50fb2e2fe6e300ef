/**
 * Web storage that never throws: a visitor may have forbidden it, and it may be full.
 */

/** The part of web storage that the services use. */
export interface SafeStorage {
  /** The value of a key; null when there is none or storage is forbidden. */
  readonly get: (key: string) => string | null;
  /** Stores a value and tells whether it is stored. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/**
 * Wraps a storage.
 * @param open gives the storage; asking for it is already forbidden in some browsers, so it is asked for at each use
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** Reads a JSON object that an earlier page stored; null when it is missing or not an object. */
export function readObject(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}
