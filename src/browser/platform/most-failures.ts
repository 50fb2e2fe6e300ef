/**
 * Failures after which a script is not requested again. A connection may fail once, but a missing file should not be
 * requested at every move.
 */
export const mostFailures = 3;
