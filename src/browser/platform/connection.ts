/**
 * How much may be fetched over a connection that is slow, expensive or broken (specification 2.6).
 */

/**
 * Number of failures after which a script is not requested again: a connection may fail once, but a missing file should not be
 * requested at every move.
 */
export const mostFailures = 3;

/** Whether the connection is slow, or data saving is on: nothing is loaded in advance then. */
export const mustSpare = ({ connection }: Pick<Navigator, 'connection'>): boolean =>
  connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');
