/** Browsers offer the clipboard only to pages with a secure connection. */
export const canCopy = (): boolean => typeof navigator.clipboard?.writeText === 'function';

/** False when the browser refuses. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
