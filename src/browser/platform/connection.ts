/** Whether the connection is slow or data saving is on: then nothing is preloaded (specification 2.6). */
export const mustSpare = ({ connection }: Pick<Navigator, 'connection'>): boolean =>
  connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');
