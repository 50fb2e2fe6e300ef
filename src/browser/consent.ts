/**
 * The visitor's answer to being counted: kept in local storage, the same in every tab.
 *
 * Global Privacy Control is an answer given beforehand: a refusal, whatever else is stored. Without consent the site
 * stores and sends nothing that identifies the visitor, and the services that would are not even loaded.
 */
import type { Stop } from './clock';
import type { Consent, ConsentSource } from './consent-source';
import type { SafeStorage } from './safe-storage';

/** Key of the answer in local storage. */
export const consentKey = 'facet:consent';

/** The answer, and the means to give it. While it is `undecided`, the visitor is to be asked. */
export interface ConsentService extends ConsentSource {
  /** Keeps an answer; where storage is forbidden, until the page is left. */
  readonly answer: (consent: Exclude<Consent, 'undecided'>) => void;
}

/** What consent needs from its surroundings. */
export interface ConsentDependencies {
  readonly storage: SafeStorage;
  /** Whether the browser sends the Global Privacy Control signal. */
  readonly privacyControl: () => boolean;
  /** Dispatches `storage` when another tab has stored an answer. */
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** The consent of the present visitor. */
export function createConsent({ storage, privacyControl, window }: ConsentDependencies): ConsentService {
  const listeners = new Set<(consent: Consent) => void>();
  let unstored: Consent = 'undecided';
  let announced: Consent | null = null;

  const consent = (): Consent => {
    if (privacyControl()) return 'refused';
    const stored = storage.get(consentKey);
    return stored === 'granted' || stored === 'refused' ? stored : unstored;
  };
  const announce = (): void => {
    const present = consent();
    if (present === announced) return;
    announced = present;
    for (const listener of listeners) listener(present);
  };
  const onStorage = (event: StorageEvent): void => {
    // Without a key, everything has been cleared.
    if (event.key === consentKey || event.key === null) announce();
  };
  const onConsent = (listener: (consent: Consent) => void): Stop => {
    if (listeners.size === 0) {
      announced = consent();
      window.addEventListener('storage', onStorage);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  };
  return {
    consent,
    onConsent,
    answer: (given) => {
      unstored = storage.set(consentKey, given) ? 'undecided' : given;
      announce();
    },
  };
}

/** Whether a browser sends the signal of Global Privacy Control. */
export const hasPrivacyControl = (navigator: Navigator): boolean =>
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
