/**
 * Records in local storage, each under its own key with a common prefix. Pages only add and remove keys, so tabs cannot
 * undo each other's changes.
 *
 * A page also keeps what it wrote in memory: storage may be blocked, full, or cleared while the page is open.
 */
import { safeStorage } from '../platform/safe-storage';

/** Storage in which a page loses nothing of its own. */
export interface PageStorage {
  /** Keys of all pages. */
  readonly keys: () => readonly string[];
  readonly get: (key: string) => string | null;
  /** @returns whether it was stored, not only kept in memory */
  readonly set: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  /** Retries to store this page's keys, and returns those that still could not be. */
  readonly unstored: () => readonly string[];
  /** Call it when another page has removed a key. */
  readonly removedElsewhere: (key: string) => void;
}

/** @param open returns local storage; it may throw, and is called for each use */
export function openPageStorage(open: () => Storage): PageStorage {
  const own = new Map<string, string>();
  const copy = safeStorage(open);
  const storedKeys = (): readonly string[] => {
    try {
      return Object.keys(open());
    } catch {
      return [];
    }
  };
  return {
    keys: () => [...new Set([...storedKeys(), ...own.keys()])],
    get: (key) => own.get(key) ?? copy.get(key),
    set: (key, text) => {
      own.set(key, text);
      return copy.set(key, text);
    },
    remove: (key) => {
      own.delete(key);
      copy.remove(key);
    },
    unstored: () => [...own].flatMap(([key, text]) => (copy.get(key) === text || copy.set(key, text) ? [] : [key])),
    removedElsewhere: (key) => void own.delete(key),
  };
}

/** Ids are sorted. */
export interface StoredRecords {
  readonly ids: () => readonly string[];
  /** Ids that are in memory only. */
  readonly unstoredIds: () => readonly string[];
  readonly get: (id: string) => string | null;
  /** @returns whether it was stored, not only kept in memory */
  readonly set: (id: string, text: string) => boolean;
  readonly remove: (ids: readonly string[]) => void;
}

export function openRecords(storage: PageStorage, prefix: string): StoredRecords {
  const idsOf = (keys: readonly string[]): readonly string[] =>
    keys
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .sort();
  return {
    ids: () => idsOf(storage.keys()),
    unstoredIds: () => idsOf(storage.unstored()),
    get: (id) => storage.get(prefix + id),
    set: (id, text) => storage.set(prefix + id, text),
    remove: (ids) => {
      for (const id of ids) storage.remove(prefix + id);
    },
  };
}
