/**
 * The visitor's answer to the question whether visits may be counted.
 *
 * Whatever identifies the visitor waits for it. Global Privacy Control is a refusal that needs no answer.
 */
import type { Stop } from './clock';
import { type SafeStorage, safeStorage } from './safe-storage';

/** The answer. Until one is given nothing is stored. */
export type Consent = 'granted' | 'refused' | 'undecided';

/** Where the answer comes from. */
export interface ConsentSource {
  readonly consent: () => Consent;
  /** Calls the listener with every new answer, also with one given in another tab. */
  readonly onConsent: (listener: (consent: Consent) => void) => Stop;
}

/** Local storage key of the answer. */
export const consentKey = 'facet:consent';

/** What consent needs from its surroundings. */
export interface ConsentDependencies {
  readonly storage: SafeStorage;
  /** Whether the browser sends the Global Privacy Control signal. */
  readonly privacyControl: () => boolean;
  /** Dispatches `storage` when another tab stores something. */
  readonly events: EventTarget;
}

/** Keeps the answer: in local storage, else for as long as the page lives. */
export function createConsent({ storage, privacyControl, events }: ConsentDependencies): ConsentSource & {
  readonly setConsent: (answer: 'granted' | 'refused') => void;
} {
  let answered: string | null = null;
  const consent = (): Consent => {
    if (privacyControl()) return 'refused';
    const answer = storage.get(consentKey) ?? answered;
    return answer === 'granted' || answer === 'refused' ? answer : 'undecided';
  };
  const answers = new EventTarget();
  events.addEventListener('storage', (event) => {
    if ((event as StorageEvent).key === consentKey) answers.dispatchEvent(new Event('answer'));
  });
  return {
    consent,
    onConsent: (listener) => {
      const tell = () => listener(consent());
      answers.addEventListener('answer', tell);
      return () => answers.removeEventListener('answer', tell);
    },
    setConsent: (answer) => {
      answered = answer;
      storage.set(consentKey, answer);
      answers.dispatchEvent(new Event('answer'));
    },
  };
}

/** Runs something once consent is there: now, when it is given later, or never. */
export function whenGranted({ consent, onConsent }: ConsentSource, run: () => void): Stop {
  if (consent() === 'granted') {
    run();
    return () => {};
  }
  const stop = onConsent((answer) => {
    if (answer !== 'granted') return;
    stop();
    run();
  });
  return stop;
}

interface PrivacyNavigator extends Navigator {
  readonly globalPrivacyControl?: boolean;
}

/** The answer of this browser's visitor. Only where there is a window. */
export const { consent, onConsent, setConsent } = createConsent({
  storage: safeStorage(() => window.localStorage),
  privacyControl: () => (navigator as PrivacyNavigator).globalPrivacyControl === true,
  events: typeof window === 'undefined' ? new EventTarget() : window,
});
