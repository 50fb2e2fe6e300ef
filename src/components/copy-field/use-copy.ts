import { useEffect, useState, useSyncExternalStore } from 'react';
import { canCopy, copyText } from '../../browser/platform/clipboard';
import { browserClock } from '../../browser/platform/clock';
import { toastMs } from '../../browser/platform/constants';
import { showToast } from '../../browser/platform/toasts';

const unchanging = () => () => {};

/**
 * Not `possible` in the served page and in browsers that cannot copy. A toast confirms success; if the browser refuses, the
 * text can still be selected.
 */
export function useCopy(text: string): {
  readonly possible: boolean;
  /** While the toast is shown. */
  readonly copied: boolean;
  readonly copy: () => void;
} {
  const possible = useSyncExternalStore(unchanging, canCopy, () => false);
  const [copied, setCopied] = useState(false);
  useEffect(() => (copied ? browserClock.after(toastMs, () => setCopied(false)) : undefined), [copied]);
  const copy = async (): Promise<void> => {
    const done = await copyText(text);
    setCopied(done);
    if (done) showToast(document, browserClock, 'done.copied');
  };
  return { possible, copied, copy: () => void copy() };
}
