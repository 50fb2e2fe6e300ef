/**
 * Whether a visitor may be counted (design 10). This depends on their answer, which is kept in local storage and is the same in
 * every tab, and before there is an answer on the law of their region. If the law requires opt-in, or the region is unknown,
 * nothing is counted before an answer. Elsewhere visits are counted at once, with a notice and a way to refuse.
 *
 * Global Privacy Control counts as a refusal that was given in advance, regardless of what is stored. Without consent the site
 * stores and sends nothing that identifies the visitor; it only keeps the answer itself. The visitor is asked again when the answer
 * is half a year old, or what was asked has changed.
 */
import type { ConsentRule } from '../../site/privacy/consent-regions';
import { browserClock, type Clock, type Stop } from '../platform/clock';
import { type LogError, logError } from '../platform/error-log';
import { type SafeStorage, safeStorage } from '../platform/safe-storage';
import { servedFact } from '../platform/server-timing';
import { consentKey } from './consent-key';
import { type Answer, answerText, readAnswer } from './stored-answer';

/** Whether the visitor may be counted. While this is `undecided`, they may not be counted and have to be asked. */
export type Consent = 'granted' | 'refused' | 'undecided';

/** What to show to the visitor: the question, the notice, or nothing. */
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
  /** Calls the listener whenever something else has to be shown. */
  readonly onQuestion: (listener: (question: Question) => void) => Stop;
  /** Keeps an answer; if storage is not available, only until the page is left. */
  readonly setConsent: (answer: Answer) => void;
}

/** The consent of the visitor of a page. */
export interface VisitorConsent extends ConsentService {
  /** Whether another page of this browser would know the present consent: not if the answer could not be stored. */
  readonly isLasting: () => boolean;
}

/** What consent needs from its surroundings. */
export interface ConsentDependencies {
  readonly storage: SafeStorage;
  readonly clock: Pick<Clock, 'now'>;
  /** Whether the browser sends the Global Privacy Control signal. */
  readonly privacyControl: () => boolean;
  /** The rule of the visitor's region; null if it is unknown. */
  readonly rule: () => ConsentRule | null;
  /** Listens for what other tabs store. */
  readonly onStorage: (listener: (event: StorageEvent) => void) => Stop;
  readonly logError: LogError;
}

/** The consent of one visitor. */
export function createConsent(dependencies: ConsentDependencies): VisitorConsent {
  const { storage, clock, privacyControl, rule, onStorage, logError } = dependencies;
  /** Checks for a change, for each listener separately. */
  const looks = new Set<() => void>();
  let unstored: Answer | null = null;
  let stopListening: Stop = () => {};

  const answer = () => readAnswer(storage.get(consentKey), clock.now()) ?? unstored;
  const consent = (): Consent => {
    const given = answer();
    if (privacyControl() || given === 'refused') return 'refused';
    if (given === 'unclear') return 'undecided';
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
      // A refusal has to reach every service, even if another service fails.
      try {
        listener(present);
      } catch (error) {
        logError(error, 'consent');
      }
    };
    if (looks.size === 0) {
      stopListening = onStorage((event) => {
        // An event without a key means that the whole storage was cleared.
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
      const stored = storage.set(consentKey, answerText(given, clock.now()));
      // If the new answer could not be stored, the earlier one has to be removed.
      if (!stored) storage.remove(consentKey);
      unstored = stored ? null : given;
      lookAround();
    },
    isLasting: () => unstored === null || privacyControl(),
  };
}

/** Runs something as soon as there is consent: now, later, or never. */
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

/** The rule that the edge function reported to the page; null if there is none. */
function servedRule(): ConsentRule | null {
  const rule = servedFact(window.performance, 'consent');
  return rule === 'opt-in' || rule === 'notice' ? rule : null;
}

/**
 * Listens for what other pages store. A page that comes back from the browser's back/forward cache has missed it, so it is told then,
 * by an event without a key.
 */
export function listenForAnswers(window: Window, listener: (event: StorageEvent) => void): Stop {
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener(new StorageEvent('storage'));
  };
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** The consent of the page's visitor. */
export const { consent, onConsent, question, onQuestion, setConsent, isLasting } = createConsent({
  storage: safeStorage(() => window.localStorage),
  clock: browserClock,
  privacyControl,
  rule: servedRule,
  onStorage: (listener) => listenForAnswers(window, listener),
  logError,
});
