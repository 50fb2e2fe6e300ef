import type { ConsentSource } from '../consent/consent';
import type { SafeStorage } from '../platform/safe-storage';

/** Session storage: which records have been sent, as `source log`. */
export const recordedKey = 'site:recorded';

/** Removes it at a refusal, also on a page that is too young to have sent anything. */
export function forgetRecorded({ consent, onConsent }: ConsentSource, session: Pick<SafeStorage, 'remove'>): void {
  const obey = (answer: ReturnType<ConsentSource['consent']>): void => {
    if (answer === 'refused') session.remove(recordedKey);
  };
  obey(consent());
  onConsent(obey);
}
