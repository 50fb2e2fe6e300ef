import { type SafeStorage, safeStorage } from '../../src/browser/platform/safe-storage';

/** Storage in memory, with what it holds. */
export function memoryStorage(
  held: Record<string, string> = {},
): SafeStorage & { readonly held: Record<string, string> } {
  return {
    held,
    get: (key) => held[key] ?? null,
    set: (key, value) => {
      held[key] = value;
      return true;
    },
    remove: (key) => {
      delete held[key];
    },
  };
}

/** Storage that the visitor has forbidden. */
export const forbiddenStorage = (): SafeStorage =>
  safeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
