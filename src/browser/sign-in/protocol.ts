/**
 * The contract with the script of the third-party one-tap sign-in (specification 4 and 9).
 *
 * The page puts its callback and a container on `window.siteOneTap` and loads the script. The script shows its prompt
 * in a frame in that container, removes the frame when it is closed, and passes the credential to the callback if the
 * visitor agrees. workshop/local/reference-api speaks this protocol.
 */
import { ownIds } from '../../site/own-ids';

/** The id of the prompt's frame. */
export const oneTapFrameId = ownIds.oneTap;

export interface OneTapCredential {
  /** The payload's `third_party`. */
  readonly thirdParty: string;
  /** A signed token. It is sent to the API encrypted, as `redirect_data`. */
  readonly credential: string;
  /** Whether the visitor asked for a new window by a modifier key. */
  readonly newWindow?: boolean;
}

export interface OneTap {
  readonly place: HTMLElement;
  readonly onCredential: (credential: OneTapCredential) => void;
}

declare global {
  interface Window {
    /** Set by the page before the script is loaded. */
    siteOneTap?: OneTap;
  }
}
