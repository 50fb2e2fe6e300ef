/**
 * Web storage as a browser gives it, with a limit that a test chooses.
 */

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
    },
  };
  // A storage shows its keys as its own properties; its methods are its prototype's.
  const held = Object.create(methods) as Record<string, string>;
  return held as unknown as Storage;
}

/** Storage that the visitor has forbidden: asking for it already throws. */
export const forbidden = (): Storage => {
  throw new DOMException('', 'SecurityError');
};
