/**
 * Scripts of other parties: the chat's, the sign-in's, those for statistics. Once such a script runs, nothing in the page can end
 * it, so that a refusal loads the page anew (design 10.2).
 */

import type { Stop } from '../platform/clock';
import type { ScriptOptions } from '../platform/script';
import type { ConsentSource } from './consent';

/** What the scripts need from their surroundings. */
export interface OtherPartyDependencies {
  readonly consent: Pick<ConsentSource, 'onConsent'>;
  /** Whether the next page would know the present consent; if not, loading it would undo a refusal. */
  readonly isLasting: () => boolean;
  readonly load: (address: string, data: ScriptOptions['data']) => Promise<void>;
  /** Loads the page anew. */
  readonly reload: () => void;
}

/** The scripts of a page. */
export interface OtherParties {
  /** Loads a script, with data attributes that it reads: see `loadScript`. */
  readonly load: (address: string, data?: ScriptOptions['data']) => Promise<void>;
  /** Follows the consent. */
  readonly follow: () => Stop;
}

/** The scripts of other parties in one page; none yet. */
export function createOtherParties({ consent, isLasting, load, reload }: OtherPartyDependencies): OtherParties {
  let isThere = false;
  return {
    load: (address, data = {}) => {
      isThere = true;
      return load(address, data);
    },
    follow: () =>
      consent.onConsent((answer) => {
        if (answer !== 'granted' && isThere && isLasting()) reload();
      }),
  };
}
