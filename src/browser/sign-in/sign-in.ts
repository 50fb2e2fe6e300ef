/**
 * Third-party one-tap sign-in (specification 3, 4 and 9). The contract with the third party's script, which the
 * reference API speaks: the page puts its callback and a container on `window.siteOneTap` and loads the script. The
 * script shows its prompt in a frame in that container, removes the frame when it is closed, and passes the credential
 * to the callback if the visitor agrees.
 */
import type { SignInWindow } from '../../site/hosting/config';
import { endpoints } from '../../site/hosting/endpoints';
import { ownIds } from '../../site/own-ids';
import { type ApiClient, ApiError } from '../api/api-client';
import type { ConsentSource } from '../consent/consent';
import type { Clock, Stop } from '../platform/clock';
import { signInCheckLimitMs, signInCheckMs, signInZIndex } from '../platform/constants';
import type { AccountLinks } from '../referral/account-links';
import type { ReferralService } from '../referral/referral';
import { makeOneTapPlace } from './one-tap-place';

export interface OneTapCredential {
  /** The payload's `third_party`. */
  readonly thirdParty: string;
  /** A signed token. It is sent to the API encrypted, as `redirect_data`. */
  readonly credential: string;
  /** Whether the visitor asked for a new window by a modifier key. */
  readonly newWindow?: boolean;
}

declare global {
  interface Window {
    /** Set by the page before the script is loaded. */
    siteOneTap?: { readonly place: HTMLElement; readonly onCredential: (credential: OneTapCredential) => void };
  }
}

export interface SignInDependencies {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  readonly consent: Pick<ConsentSource, 'onConsent'>;
  readonly api: ApiClient;
  readonly links: Pick<AccountLinks, 'plainAddress'>;
  readonly referral: Pick<ReferralService, 'referral' | 'referers'>;
  /** Language tag of sign-in (src/site/languages/sign-in-language.ts). */
  readonly language: string;
  readonly encrypt: (text: string) => Promise<string>;
  /** Whether a prompt may be shown: there is consent, and no other request is open. */
  readonly mayAsk: () => boolean;
  readonly script: string;
  readonly loadScript: (address: string) => Promise<void>;
  readonly leave: (address: string, where: SignInWindow) => void;
  /** Unless the visitor asked for a new window. */
  readonly opensIn: SignInWindow;
  /** Shows "Registration failed!" in the visitor's language. */
  readonly onFailure: () => void;
}

/** Loads the prompt at the visitor's first action at which one is allowed: a new page asks only for consent. */
export function start(dependencies: SignInDependencies): void {
  const { window, consent, mayAsk } = dependencies;
  let stop: Stop = () => {};
  const waiting = new AbortController();
  const onAction = (): void => {
    if (!mayAsk()) return;
    waiting.abort();
    stop = prompt(dependencies);
  };
  // Not `scroll`, since a script can cause it.
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    window.addEventListener(type, onAction, { signal: waiting.signal, capture: true, passive: true });
  }
  // The prompt belongs to a third party, so it goes away when consent is withdrawn.
  consent.onConsent((answer) => {
    if (answer === 'granted') return;
    waiting.abort();
    stop();
  });
}

function prompt(dependencies: SignInDependencies): Stop {
  const { window, clock, script, loadScript, onFailure } = dependencies;
  const place = makeOneTapPlace(window);
  const onCredential = (credential: OneTapCredential): void => void signIn(dependencies, credential).catch(onFailure);
  window.siteOneTap = { place: place.element, onCredential };
  const stopRaising = keepFrameOnTop(window.document, clock);
  const stop = (): void => {
    stopRaising();
    place.stop();
    delete window.siteOneTap;
  };
  // Without the script there is no prompt, but visitors can still use the register link.
  loadScript(script).catch(stop);
  return stop;
}

/** Checks every 500 ms, for up to 20 minutes. */
function keepFrameOnTop(document: Document, clock: Clock): Stop {
  const until = clock.now() + signInCheckLimitMs;
  const stop = clock.every(signInCheckMs, () => {
    const frame = document.querySelector<HTMLElement>(`iframe#${ownIds.oneTap}`);
    if (frame && frame.style.zIndex !== String(signInZIndex)) frame.style.zIndex = String(signInZIndex);
    if (clock.now() >= until) stop();
  });
  return stop;
}

/** @throws when the call fails, or its response has no token */
async function signIn(dependencies: SignInDependencies, credential: OneTapCredential): Promise<void> {
  const { api, links, leave, language, opensIn } = dependencies;
  const fields = await payload(dependencies, credential);
  try {
    const { cpl } = await api.post(endpoints.authorizedLogin, fields);
    if (!cpl) throw new Error('The response to the sign-in has no token');
    const address = new URL(links.plainAddress('login', language));
    address.searchParams.set('token', cpl);
    leave(address.href, credential.newWindow ? 'new' : opensIn);
  } catch (error) {
    const refused = error instanceof ApiError && error.code !== null;
    if (!refused) throw error;
  }
}

/**
 * The sign-in payload (specification 3).
 * @throws when the credential is not a text or cannot be encrypted
 */
async function payload(
  { referral, language, encrypt }: SignInDependencies,
  { thirdParty, credential }: OneTapCredential,
): Promise<Readonly<Record<string, string>>> {
  // The third party's script may pass anything.
  if (typeof thirdParty !== 'string' || typeof credential !== 'string')
    throw new TypeError('The credential is no text');
  const { ref = '', invite_code = '', source = '' } = referral.referral();
  return {
    third_party: thirdParty,
    invite_code,
    language,
    source,
    referer: JSON.stringify(referral.referers()),
    third_party_action_type: 'one_tap',
    regParam: ref,
    redirect_data: await encrypt(credential),
  };
}
