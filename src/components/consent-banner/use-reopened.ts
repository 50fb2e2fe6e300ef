import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from '../shell/use-store';
import { questionReopener, withdrawQuestion } from './consent-question';

/**
 * For a question that the visitor has called back: it takes the focus, and Escape leaves the answer as it is. One that
 * comes by itself does neither.
 */
export function useReopened(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const reopener = useStore(questionReopener);
  useEffect(() => {
    const root = dialog.current;
    if (!root || !reopener) return;
    root.querySelector('button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') withdrawQuestion();
    };
    root.addEventListener('keydown', onKey);
    return () => root.removeEventListener('keydown', onKey);
  }, [reopener]);
  return dialog;
}
