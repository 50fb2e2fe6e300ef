import type { Consent, ConsentSource } from '../../src/browser/consent/consent';

/** Consent that a test gives and takes. */
export function fakeConsent(initial: Consent): ConsentSource & { readonly give: (answer: Consent) => void } {
  let present = initial;
  const listeners = new Set<(consent: Consent) => void>();
  return {
    consent: () => present,
    onConsent: (listener) => void listeners.add(listener),
    give: (answer) => {
      present = answer;
      for (const listener of listeners) listener(answer);
    },
  };
}
