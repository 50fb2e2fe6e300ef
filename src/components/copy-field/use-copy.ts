import { useEffect, useState } from 'react';
import { canCopy, copyText } from '../../browser/clipboard';

/** How long the button says that it has copied. */
const shownForMs = 2_000;

/** The copying of a text: not possible in the first render, which must agree with the served page. */
export function useCopy(text: string): {
  readonly possible: boolean;
  readonly copied: boolean;
  readonly copy: () => void;
} {
  const [possible, setPossible] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setPossible(canCopy()), []);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownForMs);
    return () => clearTimeout(timer);
  }, [copied]);
  return { possible, copied, copy: () => void copyText(text).then(setCopied) };
}
