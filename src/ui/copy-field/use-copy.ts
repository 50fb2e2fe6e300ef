import { useEffect, useState } from 'react';
import { canCopy, copyText } from '../../services/browser/clipboard';
import { browserClock } from '../../services/browser/clock';
import { toastMs } from '../../services/constants';
import { showToast } from '../../services/pieces/toasts';

/**
 * Copies a text. In the first render this is not possible, since it has to match the served page. A toast confirms success; if
 * the browser refuses, the text can still be selected.
 */
export function useCopy(text: string): {
  readonly possible: boolean;
  /** True as long as the toast is shown. */
  readonly copied: boolean;
  readonly copy: () => void;
} {
  const [possible, setPossible] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setPossible(canCopy()), []);
  useEffect(() => (copied ? browserClock.after(toastMs, () => setCopied(false)) : undefined), [copied]);
  const copy = async (): Promise<void> => {
    const done = await copyText(text);
    setCopied(done);
    if (done) showToast(document, browserClock, 'done.copied');
  };
  return { possible, copied, copy: () => void copy() };
}
