/**
 * Records in local storage, each under its own key with a common prefix. Pages only add and remove keys, so tabs cannot undo
 * each other's changes. Records that cannot be stored (storage is blocked or full) are kept in memory.
 */

/** Records by id; ids are sorted. */
export interface StoredRecords {
  readonly ids: () => readonly string[];
  /** Ids of the records that are kept in memory only. */
  readonly unstoredIds: () => readonly string[];
  readonly get: (id: string) => string | null;
  readonly set: (id: string, text: string) => void;
  readonly remove: (ids: readonly string[]) => void;
}

/**
 * Opens the records of a prefix.
 * @param open returns local storage; it may throw, and is called for each use
 */
export function openRecords(open: () => Storage, prefix: string): StoredRecords {
  const unstored = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  const storedIds = (): string[] =>
    attempt((storage) => Object.keys(storage), [])
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  return {
    ids: () => [...new Set([...storedIds(), ...unstored.keys()])].sort(),
    unstoredIds: () => [...unstored.keys()].sort(),
    get: (id) => unstored.get(id) ?? attempt((storage) => storage.getItem(prefix + id), null),
    set: (id, text) => {
      const store = (storage: Storage): boolean => {
        storage.setItem(prefix + id, text);
        return true;
      };
      if (attempt(store, false)) unstored.delete(id);
      else unstored.set(id, text);
    },
    remove: (ids) => {
      for (const id of ids) {
        unstored.delete(id);
        attempt((storage) => storage.removeItem(prefix + id), undefined);
      }
    },
  };
}
