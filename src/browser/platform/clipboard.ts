/**
 * The visitor's clipboard. Browsers offer it only to pages from a secure connection.
 */

/** Whether text can be copied here. */
export const canCopy = (): boolean => typeof navigator.clipboard?.writeText === 'function';

/** Copies a text; false when the browser refuses. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
