/**
 * The visitor's answer to being counted: kept in local storage, the same in every tab.
 *
 * Global Privacy Control is an answer given beforehand: a refusal, whatever else is stored. Without consent the site
 * stores and sends nothing that identifies the visitor; what remains is the answer itself.
 */
import type { Stop } from './clock';
import { type LogError, logError } from './error-log';
import { type SafeStorage, safeStorage } from './safe-storage';

/** The visitor's answer; Global Privacy Control counts as a refusal. While it is `undecided`, the visitor is to be asked. */
export type Consent = 'granted' | 'refused' | 'undecided';

/** What the services ask before they store or send something that identifies the visitor. */
export interface ConsentSource {
  readonly consent: () => Consent;
  /** Calls the listener with every new answer, given in this tab or in another. */
  readonly onConsent: (listener: (consent: Consent) => void) => Stop;
}

/** The answer, and the means to give it. */
export interface ConsentService extends ConsentSource {
  /** Keeps an answer; where storage is forbidden, until the page is left. */
  readonly setConsent: (answer: Exclude<Consent, 'undecided'>) => void;
}

/** What consent needs from its surroundings. */
export interface ConsentDependencies {
  readonly storage: SafeStorage;
  /** Whether the browser sends the Global Privacy Control signal. */
  readonly privacyControl: () => boolean;
  /** Listens for what other tabs store. */
  readonly onStorage: (listener: (event: StorageEvent) => void) => Stop;
  readonly logError: LogError;
}

/** Key of the answer in local storage. */
export const consentKey = 'facet:consent';

/** The consent of one visitor. */
export function createConsent({ storage, privacyControl, onStorage, logError }: ConsentDependencies): ConsentService {
  const listeners = new Set<(consent: Consent) => void>();
  let unstored: Consent = 'undecided';
  let announced: Consent = 'undecided';
  let stopListening: Stop = () => {};

  const consent = (): Consent => {
    if (privacyControl()) return 'refused';
    const stored = storage.get(consentKey);
    return stored === 'granted' || stored === 'refused' ? stored : unstored;
  };
  const announce = (): void => {
    const present = consent();
    if (present === announced) return;
    announced = present;
    for (const listener of listeners) {
      // A refusal has to reach every service, whatever happens in another.
      try {
        listener(present);
      } catch (error) {
        logError(error, 'consent');
      }
    }
  };
  return {
    consent,
    onConsent: (listener) => {
      if (listeners.size === 0) {
        announced = consent();
        stopListening = onStorage((event) => {
          // Without a key, everything has been cleared.
          if (event.key === consentKey || event.key === null) announce();
        });
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening();
      };
    },
    setConsent: (answer) => {
      const stored = storage.set(consentKey, answer);
      // An earlier answer must not stand against one that could not be stored.
      if (!stored) storage.remove(consentKey);
      unstored = stored ? 'undecided' : answer;
      announce();
    },
  };
}

/** Runs something once consent is there: now, when it is given later, or never. */
export function whenGranted(source: ConsentSource, run: () => void): Stop {
  if (source.consent() === 'granted') {
    run();
    return () => {};
  }
  const stop = source.onConsent((consent) => {
    if (consent !== 'granted') return;
    stop();
    run();
  });
  return stop;
}

/** The consent of the page's visitor. */
export const { consent, onConsent, setConsent } = createConsent({
  storage: safeStorage(() => window.localStorage),
  privacyControl: () =>
    (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  onStorage: (listener) => {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
  logError,
});
