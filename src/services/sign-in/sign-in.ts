/**
 * Third-party one-tap sign-in (specification 3, 4 and 9).
 *
 * The visitor's credential goes to the application, encrypted; code 0 leads to the application with a token, any other
 * code ends quietly, and a call that fails says so.
 */

import type { SignInWindow } from '../../site/config';
import type { AccountLinks } from '../account-links';
import { type ApiClient, ApiError } from '../api-client';
import type { Clock, Stop } from '../clock';
import { signInCheckLimitMs, signInCheckMs, signInZIndex } from '../constants';
import { endpoints } from '../endpoints';
import type { ReferralService } from '../referral';
import { makeOneTapPlace } from './one-tap-place';
import { type OneTapCredential, oneTapFrameId } from './protocol';

/** What a credential from the one-tap prompt asks for: the payload's `third_party_action_type`. */
export const signInAction = 'one_tap';

/** What sign-in needs from its surroundings. */
export interface SignInDependencies {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly links: Pick<AccountLinks, 'plainAddress'>;
  readonly referral: Pick<ReferralService, 'referral' | 'referers'>;
  /** The language of sign-in, as a tag: see src/site/sign-in-language.ts. */
  readonly language: string;
  /** Encrypts a text so that only the API can read it. */
  readonly encrypt: (text: string) => Promise<string>;
  /** Whether a prompt may ask now: the visitor may be counted, and nothing else asks. */
  readonly mayAsk: () => boolean;
  /** Address of the prompt's script. */
  readonly script: string;
  readonly loadScript: (address: string) => Promise<void>;
  readonly leave: (address: string, where: SignInWindow) => void;
  /** Where the application opens when the visitor has not asked for a new window. */
  readonly opensIn: SignInWindow;
  /** The call failed: "Registration failed!" in the visitor's language. */
  readonly onFailure: () => void;
}

/**
 * Loads the one-tap prompt at the visitor's first step on the page at which it may ask, and takes what it hands over. A
 * page that has just been opened asks for nothing but consent.
 */
export function start(dependencies: SignInDependencies): Stop {
  const { window, mayAsk } = dependencies;
  let stop: Stop = () => {};
  const onStep = (): void => {
    if (!mayAsk()) return;
    stopWaiting();
    stop = prompt(dependencies);
  };
  const stopWaiting = (): void => {
    for (const type of firstSteps) window.removeEventListener(type, onStep, { capture: true });
  };
  for (const type of firstSteps) window.addEventListener(type, onStep, { capture: true, passive: true });
  return () => {
    stopWaiting();
    stop();
  };
}

/** What a visitor does first; a scroll by script is none of it. */
const firstSteps = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

function prompt(dependencies: SignInDependencies): Stop {
  const { window, clock, script, loadScript, onFailure } = dependencies;
  const place = makeOneTapPlace(window);
  const onCredential = (credential: OneTapCredential): void => void signIn(dependencies, credential).catch(onFailure);
  window.facetOneTap = { place: place.element, onCredential };
  const stopRaising = keepFrameOnTop(window.document, clock);
  const stop = (): void => {
    stopRaising();
    place.stop();
    delete window.facetOneTap;
  };
  // Without the script there is no prompt; registering by the ordinary link is as near as ever.
  loadScript(script).catch(stop);
  return stop;
}

/** Looks every 500 ms, up to 20 minutes, for the prompt's frame, and raises it above the rest of the page. */
function keepFrameOnTop(document: Document, clock: Clock): Stop {
  const until = clock.now() + signInCheckLimitMs;
  const stop = clock.every(signInCheckMs, () => {
    const frame = document.querySelector<HTMLElement>(`iframe#${oneTapFrameId}`);
    if (frame && frame.style.zIndex !== String(signInZIndex)) frame.style.zIndex = String(signInZIndex);
    if (clock.now() >= until) stop();
  });
  return stop;
}

/** @throws when the call fails, or its answer brings no token */
async function signIn(dependencies: SignInDependencies, credential: OneTapCredential): Promise<void> {
  const { api, links, leave, language, opensIn } = dependencies;
  const fields = await payload(dependencies, credential);
  try {
    const { cpl } = await api.post<{ readonly cpl: string }>(endpoints.authorizedLogin, fields);
    if (!cpl) throw new Error('The answer to the sign-in brings no token');
    const address = new URL(links.plainAddress('login', language));
    address.searchParams.set('token', cpl);
    leave(address.href, credential.newWindow ? 'new' : opensIn);
  } catch (error) {
    const refused = error instanceof ApiError && error.code !== null;
    if (!refused) throw error;
  }
}

/** The sign-in payload (specification 3). */
async function payload(
  { referral, language, encrypt }: SignInDependencies,
  { thirdParty, credential }: OneTapCredential,
): Promise<Readonly<Record<string, string>>> {
  const { ref = '', invite_code = '', source = '' } = referral.referral();
  return {
    third_party: thirdParty,
    invite_code,
    language,
    source,
    referer: JSON.stringify(referral.referers()),
    third_party_action_type: signInAction,
    regParam: ref,
    redirect_data: await encrypt(credential),
  };
}
