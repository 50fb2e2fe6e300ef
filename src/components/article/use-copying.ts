import { useEffect, useState } from 'react';

/** How long a button says that it has copied, in ms: as long as a message stays (specification 9). */
const saysCopiedMs = 3600;

/** Copies a text to the clipboard; `copied` holds for a while after it worked. */
export function useCopying(text: string): { readonly copied: boolean; readonly copy: () => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), saysCopiedMs);
    return () => window.clearTimeout(timer);
  }, [copied]);
  // A browser may refuse; then the text is still there to be selected.
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return { copied, copy };
}
