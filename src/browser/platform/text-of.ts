import type { LogError } from './error-log';

/**
 * An error's message, or any value as text. Never throws, even for a value whose `toString` does, or a revoked proxy.
 */
export function textOf(value: unknown): string {
  try {
    const said = value instanceof Error ? value.message : value;
    return Object(said) === said ? Object.prototype.toString.call(said) : String(said);
  } catch {
    return typeof value;
  }
}

/** Tells of what is thrown. */
export const logged =
  (logError: LogError, trigger: string) =>
  <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      logError(error, trigger);
      return undefined;
    }
  };
