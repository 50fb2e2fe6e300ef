/**
 * The error logger of the browser's services (specification 8).
 */

/** Takes an error and, if it matters, what caused it. */
export type LogError = (error: unknown, trigger?: string) => void;

/** The logger that the specification requires. It does nothing, and is the only place where a team has to put its own. */
export const logError: LogError = () => {};
