/**
 * Any value as text. A page can throw or reject with anything: an object without a prototype, a `toString` that throws, a revoked
 * proxy.
 */

/** A text for a value of any kind: an error's message, or what the value says of itself. Never throws. */
export function textOf(value: unknown): string {
  try {
    const said = value instanceof Error ? value.message : value;
    return Object(said) === said ? Object.prototype.toString.call(said) : String(said);
  } catch {
    return typeof value;
  }
}

/** What `read` finds; null where that throws. */
export function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
