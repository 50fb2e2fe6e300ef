/**
 * Records in local storage, each under its own key with a common prefix: pages only add and remove keys, so tabs cannot
 * undo each other's changes. A page also keeps its own in memory, since storage may be blocked, full, or cleared.
 */

import { attempt } from '../../site/attempt';
import { safeStorage } from '../platform/safe-storage';

/** Storage in which a page loses nothing of its own; `open` may throw, and is called for each use. */
export function openPageStorage(open: () => Storage) {
  const own = new Map<string, string>();
  const copy = safeStorage(open);
  return {
    keys: (): readonly string[] => [...new Set([...(attempt(() => Object.keys(open())) ?? []), ...own.keys()])],
    get: (key: string): string | null => own.get(key) ?? copy.get(key),
    /** @returns whether it was stored, not only kept in memory */
    set: (key: string, text: string): boolean => {
      own.set(key, text);
      return copy.set(key, text);
    },
    remove: (key: string): void => {
      own.delete(key);
      copy.remove(key);
    },
    /** Retries to store this page's keys, and returns those that still could not be. */
    unstored: (): readonly string[] =>
      [...own].flatMap(([key, text]) => (copy.get(key) === text || copy.set(key, text) ? [] : [key])),
    /** Call it when another page has removed a key. */
    removedElsewhere: (key: string): void => void own.delete(key),
  };
}

export type PageStorage = ReturnType<typeof openPageStorage>;

/** Records whose keys have a prefix; their ids, which are sorted, do not. */
export function openRecords(storage: PageStorage, prefix: string) {
  const idsOf = (keys: readonly string[]): readonly string[] =>
    keys
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .sort();
  return {
    ids: (): readonly string[] => idsOf(storage.keys()),
    unstoredIds: (): readonly string[] => idsOf(storage.unstored()),
    get: (id: string): string | null => storage.get(prefix + id),
    set: (id: string, text: string): boolean => storage.set(prefix + id, text),
    remove: (ids: readonly string[]): void => {
      for (const id of ids) storage.remove(prefix + id);
    },
  };
}
