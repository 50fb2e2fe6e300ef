/**
 * What the services ask before they store or send something that identifies the visitor.
 */
import type { Stop } from './clock';

/** The visitor's answer; Global Privacy Control counts as a refusal. */
export type Consent = 'granted' | 'refused' | 'undecided';

/** Where the answer comes from. */
export interface ConsentSource {
  readonly consent: () => Consent;
  /** Calls the listener with every new answer. */
  readonly onConsent: (listener: (consent: Consent) => void) => Stop;
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
