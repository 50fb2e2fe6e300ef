/** Web storage that never throws. It may be blocked or full. */
export interface SafeStorage {
  /** Null if there is no value or storage is blocked. */
  readonly get: (key: string) => string | null;
  /** Returns whether it worked. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** @param open returns the storage; in some browsers even this throws, so it is called for each use */
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

/** A stored JSON object; null when it is missing or not an object. */
export function readObject(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}
