/** Third-party scripts: chat, sign-in, statistics. They cannot be stopped, so a refusal reloads the page. */
import type { ScriptOptions } from '../platform/script';
import type { ConsentSource } from './consent';

export interface OtherPartyDependencies {
  readonly consent: Pick<ConsentSource, 'onConsent'>;
  /** If false, the next page would not know the answer, and a reload would undo a refusal. */
  readonly isLasting: () => boolean;
  readonly load: (address: string, data: ScriptOptions['data']) => Promise<void>;
  readonly reload: () => void;
}

export function createOtherParties({ consent, isLasting, load, reload }: OtherPartyDependencies) {
  let isThere = false;
  return {
    /** `data` becomes the script's data attributes. */
    load: (address: string, data: ScriptOptions['data'] = {}): Promise<void> => {
      isThere = true;
      return load(address, data);
    },
    follow: (): void =>
      consent.onConsent((answer) => {
        if (answer !== 'granted' && isThere && isLasting()) reload();
      }),
  };
}
