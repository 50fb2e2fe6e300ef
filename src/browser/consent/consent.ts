/**
 * Whether a visitor may be tracked (docs/browser.md, Consent): by their answer, which all tabs share, or else the law
 * of their region. Global Privacy Control counts as a refusal. Without consent, the site stores nothing but the answer.
 * The visitor is asked again when it is half a year old or the question has changed.
 */
import type { ConsentRule } from '../../site/privacy/consent-regions';
import { browserClock, type Clock } from '../platform/clock';
import { type LogError, logError } from '../platform/error-log';
import { type SafeStorage, safeStorage } from '../platform/safe-storage';
import { servedFact } from '../platform/server-timing';
import { logged } from '../platform/text-of';
import { consentKey } from './consent-key';
import { type Answer, answerText, readAnswer } from './stored-answer';

/** `undecided`: the visitor must not be tracked and has to be asked. */
export type Consent = 'granted' | 'refused' | 'undecided';
export type Question = 'ask' | 'notice' | null;
export type ConsentService = Readonly<ReturnType<typeof createConsent>>;
export type ConsentSource = Pick<ConsentService, 'consent' | 'onConsent'>;

export interface ConsentDependencies {
  readonly storage: SafeStorage;
  readonly clock: Pick<Clock, 'now'>;
  readonly privacyControl: () => boolean;
  readonly rule: () => ConsentRule | null;
  readonly logError: LogError;
}

export function createConsent({ storage, clock, privacyControl, rule, logError }: ConsentDependencies) {
  const checks = new Set<() => void>();
  let unstored: Answer | null = null;

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
  const notify = (): void => {
    for (const check of checks) check();
  };
  /** For answers in other tabs. A page from the back/forward cache has missed them. */
  const listen = (): void => {
    window.addEventListener('storage', ({ key }) => {
      // Without a key, the whole storage was cleared.
      if (key === consentKey || key === null) notify();
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) notify();
    });
  };
  function watch<T>(read: () => T, listener: (value: T) => void): void {
    let last = read();
    const check = (): void => {
      const present = read();
      if (present === last) return;
      last = present;
      // A refusal must reach every service, even if one of them fails.
      logged(logError, 'consent')(() => listener(present));
    };
    if (checks.size === 0) listen();
    checks.add(check);
  }
  return {
    consent,
    /** Calls the listener with every new answer, in this tab or another. */
    onConsent: (listener: (consent: Consent) => void): void => watch(consent, listener),
    /** Global Privacy Control. */
    privacyControl,
    question,
    onQuestion: (listener: (question: Question) => void): void => watch(question, listener),
    /** If storage is unavailable, the answer holds until the page is left. */
    setConsent: (given: Answer): void => {
      const stored = storage.set(consentKey, answerText(given, clock.now()));
      // If the new answer cannot be stored, remove the old one.
      if (!stored) storage.remove(consentKey);
      unstored = stored ? null : given;
      notify();
    },
    // The next page would not know an answer that could not be stored.
    isLasting: (): boolean => unstored === null || privacyControl(),
  };
}

/** Runs something as soon as there is consent: now, later, or never. */
export function whenGranted(source: ConsentSource, run: () => void): void {
  let hasRun = false;
  const look = (): void => {
    if (hasRun || source.consent() !== 'granted') return;
    hasRun = true;
    run();
  };
  look();
  source.onConsent(look);
}

function servedRule(): ConsentRule | null {
  const rule = servedFact(window.performance, 'consent');
  return rule === 'opt-in' || rule === 'notice' ? rule : null;
}

export const visitorConsent = createConsent({
  storage: safeStorage(() => window.localStorage),
  clock: browserClock,
  privacyControl: () =>
    (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  rule: servedRule,
  logError,
});
