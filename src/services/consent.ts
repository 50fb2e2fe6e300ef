/**
 * Whether a visitor may be counted (design 10): by their answer, which is kept in local storage, the same in every tab, and
 * before they give one by the law of their region. Where that asks for opt-in, or the region is not known, nothing is
 * counted before an answer; elsewhere visits are counted at once, with a notice and a way to refuse.
 *
 * Global Privacy Control is an answer given beforehand: a refusal, whatever else is stored. Without consent the site
 * stores and sends nothing that identifies the visitor; what remains is the answer itself.
 */
import type { ConsentRule } from '../site/consent-regions';
import type { Stop } from './clock';
import { consentKey } from './consent-key';
import { type LogError, logError } from './error-log';
import { type SafeStorage, safeStorage } from './safe-storage';
import { servedFact } from './served';

/** Whether the visitor may be counted. While it is `undecided` they may not, and are to be asked. */
export type Consent = 'granted' | 'refused' | 'undecided';

/** What a visitor answers; `noticed`, they have seen the notice and let it be, which is no opt-in. */
export type Answer = 'granted' | 'refused' | 'noticed';

/** What the visitor is to be shown: the question, the notice, or nothing. */
export type Question = 'ask' | 'notice' | null;

/** What the services ask before they store or send something that identifies the visitor. */
export interface ConsentSource {
  readonly consent: () => Consent;
  /** Calls the listener with every new answer, given in this tab or in another. */
  readonly onConsent: (listener: (consent: Consent) => void) => Stop;
}

/** Consent, what the visitor is shown about it, and the means to answer. */
export interface ConsentService extends ConsentSource {
  readonly question: () => Question;
  /** Calls the listener whenever something else is to be shown. */
  readonly onQuestion: (listener: (question: Question) => void) => Stop;
  /** Keeps an answer; where storage is forbidden, until the page is left. */
  readonly setConsent: (answer: Answer) => void;
}

/** What consent needs from its surroundings. */
export interface ConsentDependencies {
  readonly storage: SafeStorage;
  /** Whether the browser sends the Global Privacy Control signal. */
  readonly privacyControl: () => boolean;
  /** The rule of the visitor's region; null where it is not known. */
  readonly rule: () => ConsentRule | null;
  /** Listens for what other tabs store. */
  readonly onStorage: (listener: (event: StorageEvent) => void) => Stop;
  readonly logError: LogError;
}

const answers: readonly string[] = ['granted', 'refused', 'noticed'] satisfies readonly Answer[];
const isAnswer = (value: string | null): value is Answer => value !== null && answers.includes(value);

/** The consent of one visitor. */
export function createConsent(dependencies: ConsentDependencies): ConsentService {
  const { storage, privacyControl, rule, onStorage, logError } = dependencies;
  /** Looks for a change on behalf of each listener. */
  const looks = new Set<() => void>();
  let unstored: Answer | null = null;
  let stopListening: Stop = () => {};

  const answer = (): Answer | null => {
    const stored = storage.get(consentKey);
    return isAnswer(stored) ? stored : unstored;
  };
  const consent = (): Consent => {
    const given = answer();
    if (privacyControl() || given === 'refused') return 'refused';
    return given === 'granted' || rule() === 'notice' ? 'granted' : 'undecided';
  };
  const question = (): Question => {
    const present = consent();
    if (present === 'undecided') return 'ask';
    return present === 'granted' && answer() === null ? 'notice' : null;
  };
  const lookAround = (): void => {
    for (const look of looks) look();
  };
  function watch<T>(read: () => T, listener: (value: T) => void): Stop {
    let last = read();
    const look = (): void => {
      const present = read();
      if (present === last) return;
      last = present;
      // A refusal has to reach every service, whatever happens in another.
      try {
        listener(present);
      } catch (error) {
        logError(error, 'consent');
      }
    };
    if (looks.size === 0) {
      stopListening = onStorage((event) => {
        // Without a key, everything has been cleared.
        if (event.key === consentKey || event.key === null) lookAround();
      });
    }
    looks.add(look);
    return () => {
      looks.delete(look);
      if (looks.size === 0) stopListening();
    };
  }
  return {
    consent,
    onConsent: (listener) => watch(consent, listener),
    question,
    onQuestion: (listener) => watch(question, listener),
    setConsent: (given) => {
      const stored = storage.set(consentKey, given);
      // An earlier answer must not stand against one that could not be stored.
      if (!stored) storage.remove(consentKey);
      unstored = stored ? null : given;
      lookAround();
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

/** Whether the browser sends the Global Privacy Control signal. */
export const privacyControl = (): boolean =>
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The rule that the edge function told the page; null where it told none. */
function servedRule(): ConsentRule | null {
  const rule = servedFact(window.performance, 'consent');
  return rule === 'opt-in' || rule === 'notice' ? rule : null;
}

/** The consent of the page's visitor. */
export const { consent, onConsent, question, onQuestion, setConsent } = createConsent({
  storage: safeStorage(() => window.localStorage),
  privacyControl,
  rule: servedRule,
  onStorage: (listener) => {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
  logError,
});
