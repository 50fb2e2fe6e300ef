/**
 * An error's message, or any value as text. Never throws: a page can throw an object without a prototype, with a
 * `toString` that throws, or a revoked proxy.
 */
export function textOf(value: unknown): string {
  try {
    const said = value instanceof Error ? value.message : value;
    return Object(said) === said ? Object.prototype.toString.call(said) : String(said);
  } catch {
    return typeof value;
  }
}

/** Null where `read` throws. */
export function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
