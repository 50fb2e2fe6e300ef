import { useSyncExternalStore } from 'react';
import { browserClock } from '../../services/clock';
import {
  type Answer,
  consent,
  onConsent,
  onQuestion,
  privacyControl,
  question,
  setConsent,
} from '../../services/consent';
import { showToast } from '../../services/toasts';
import { useStore } from '../shell/use-store';
import { questionReopener, withdrawQuestion } from './consent-question';

/** What is shown: the question, the notice of a region that wants no question, or the choices that the visitor called back. */
export type ConsentView = 'ask' | 'notice' | 'choices';

/** What holds for the visitor at present; `signal`, their browser refuses for them. */
export type ConsentState = 'granted' | 'refused' | 'signal';

/** What is shown of consent, and how an answer is kept. */
export interface ConsentQuestion {
  /** Null where there is nothing to show. */
  readonly view: ConsentView | null;
  readonly state: ConsentState;
  readonly answer: (answer: Answer) => void;
  /** Leaves the answer as it is: for the choices. */
  readonly close: () => void;
}

/** The question for consent: open until it is answered, and whenever the visitor wants to see the choices. */
export function useConsentQuestion(): ConsentQuestion {
  const asked = useSyncExternalStore(onQuestion, question, () => null);
  const state = useSyncExternalStore(onConsent, presentState, () => 'refused' as const);
  const reopener = useStore(questionReopener);
  return {
    view: reopener ? 'choices' : asked,
    state,
    answer: (answer) => {
      setConsent(answer);
      // A visitor who came back to the choices wants to know that the new one holds.
      if (reopener) showToast(browserClock, 'success', 'done.choiceSaved');
      withdrawQuestion();
    },
    close: withdrawQuestion,
  };
}

function presentState(): ConsentState {
  if (privacyControl()) return 'signal';
  return consent() === 'granted' ? 'granted' : 'refused';
}
