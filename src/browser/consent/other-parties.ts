/** Third-party scripts: chat, sign-in, statistics. They cannot be stopped, so a refusal reloads the page. */
import type { ScriptOptions } from '../platform/script';
import type { ConsentService } from './consent';

export interface OtherPartyDependencies {
  readonly consent: Pick<ConsentService, 'onConsent' | 'isLasting'>;
  readonly load: (address: string, data: ScriptOptions['data']) => Promise<void>;
  readonly reload: () => void;
}

export function createOtherParties({ consent, load, reload }: OtherPartyDependencies) {
  let isThere = false;
  return {
    /** `data` becomes the script's data attributes. */
    load: (address: string, data: ScriptOptions['data'] = {}): Promise<void> => {
      isThere = true;
      return load(address, data);
    },
    follow: (): void =>
      consent.onConsent((answer) => {
        // The next page would not know an answer that is not kept, and a reload would undo a refusal.
        if (answer !== 'granted' && isThere && consent.isLasting()) reload();
      }),
  };
}
