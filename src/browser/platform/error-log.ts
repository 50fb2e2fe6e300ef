/** `trigger` is what caused the error. */
export type LogError = (error: unknown, trigger?: string) => void;

/** The logger that the specification requires (section 8). It does nothing: a team puts its own here. */
export const logError: LogError = () => {};
