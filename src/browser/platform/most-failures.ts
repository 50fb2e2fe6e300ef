/**
 * Failures after which a script is not requested again: a connection may fail once, but a missing file stays missing.
 */
export const mostFailures = 3;
