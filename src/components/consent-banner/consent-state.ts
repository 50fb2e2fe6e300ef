import { useSyncExternalStore } from 'react';
import { consent, onConsent, setConsent } from '../../browser/consent';
import { createStore } from '../../browser/store';
import { useStore } from '../shell/use-store';

const asked = createStore(false);

/** Asks again, whatever was answered: an answer is as easily changed as it was given. */
export const askForConsent = (): void => asked.set(true);

/** Whether the visitor is being asked; never in the first render, which must agree with the served page. */
export function useConsentQuestion(): boolean {
  const undecided = useSyncExternalStore(
    onConsent,
    () => consent() === 'undecided',
    () => false,
  );
  return useStore(asked) || undecided;
}

/** Keeps the answer. */
export function answerConsent(answer: 'granted' | 'refused'): void {
  asked.set(false);
  setConsent(answer);
}
