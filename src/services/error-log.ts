/**
 * The error logger of the browser's services (specification 8).
 */

/** Takes an error and, where it matters, what set it off. */
export type LogError = (error: unknown, trigger?: string) => void;

/** The logger that the specification asks for: it does nothing, and is the one place where a team puts its own. */
export const logError: LogError = () => {};
