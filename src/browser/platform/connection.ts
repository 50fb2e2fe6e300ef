/** Whether the connection is slow or data saving is on: then nothing is preloaded (specification 2.6). */
export const mustSpare = ({ connection }: Pick<Navigator, 'connection'>): boolean =>
  connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');

/**
 * Failures after which a script is not requested again: a connection may fail once, but a missing file stays missing.
 */
export const mostFailures = 3;
