import { useSyncExternalStore } from 'react';
import { consent, onConsent, setConsent } from '../../browser/consent';
import { useStore } from '../shell/use-store';
import { questionReopener, withdrawQuestion } from './consent-question';

/** Whether the visitor is to be asked, and how the answer is kept. */
export interface ConsentQuestion {
  readonly asking: boolean;
  readonly answer: (answer: 'granted' | 'refused') => void;
}

/** The question for consent: open until it is answered, and whenever the visitor wants it back. */
export function useConsentQuestion(): ConsentQuestion {
  const undecided = useSyncExternalStore(
    onConsent,
    () => consent() === 'undecided',
    () => false,
  );
  const reopener = useStore(questionReopener);
  return {
    asking: undecided || reopener !== null,
    answer: (answer) => {
      setConsent(answer);
      withdrawQuestion();
    },
  };
}
