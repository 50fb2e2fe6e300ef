/**
 * Web storage as a browser gives it, with a limit that a test chooses.
 */

import { type SafeStorage, safeStorage } from '../../src/browser/platform/safe-storage';

const listeners = new WeakMap<Storage, Set<(key: string) => void>>();

/** Tells a page which keys are removed from a storage, a moment later, as a browser tells the other tabs. */
export const onRemoved = (storage: Storage, listener: (key: string) => void): void =>
  void listeners.set(storage, (listeners.get(storage) ?? new Set()).add(listener));

/** @param limit keys that it takes; one more throws, as a full storage does */
export function webStorage(limit = Number.POSITIVE_INFINITY): Storage {
  const methods = {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => {
      if (!Object.hasOwn(held, key) && Object.keys(held).length >= limit)
        throw new DOMException('', 'QuotaExceededError');
      held[key] = value;
    },
    removeItem: (key: string) => {
      delete held[key];
      for (const listener of listeners.get(storage) ?? []) queueMicrotask(() => listener(key));
    },
    // As when a visitor deletes a site's data: the event names no key.
    clear: () => {
      for (const key of Object.keys(held)) delete held[key];
    },
  };
  // A storage shows its keys as its own properties; its methods are its prototype's.
  const held = Object.create(methods) as Record<string, string>;
  const storage = held as unknown as Storage;
  return storage;
}

/** Safe storage, with what it holds. */
export type MemoryStorage = SafeStorage & { readonly held: Readonly<Record<string, string>> };

export function memoryStorage(items: Readonly<Record<string, string>> = {}): MemoryStorage {
  const held = Object.assign(webStorage(), items);
  return { held, ...safeStorage(() => held) };
}

/** Storage or cookies that the visitor has forbidden: asking for them already throws. */
export const forbidden = (): never => {
  throw new DOMException('', 'SecurityError');
};

export const forbiddenStorage = (): MemoryStorage => ({ held: {}, ...safeStorage(forbidden) });
