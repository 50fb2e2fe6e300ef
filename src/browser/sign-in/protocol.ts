/**
 * What the site and the script of the third party's one-tap sign-in agree on (specification 4 and 9).
 *
 * The page puts its callback and a place on `window.siteOneTap` and loads the script. The script shows its prompt in a frame in
 * that place, removes the frame when it is closed, and passes the credential of a visitor who agrees to the callback. The
 * stand-in of workshop/local/reference-api uses this protocol.
 */
import { ownIds } from '../../site/own-ids';

/** Id of the prompt's frame, which the page looks for and raises. */
export const oneTapFrameId = ownIds.oneTap;

/** What the third party issues for a visitor who agrees. */
export interface OneTapCredential {
  /** Name of the third party: the payload's `third_party`. */
  readonly thirdParty: string;
  /** The signed text that proves who the visitor is. It goes to the API encrypted, as `redirect_data`. */
  readonly credential: string;
  /** Whether the visitor asked for a new window, by a modifier key as with a link. */
  readonly newWindow?: boolean;
}

/** The page's side of the protocol. */
export interface OneTap {
  /** The place for the prompt's frame. */
  readonly place: HTMLElement;
  readonly onCredential: (credential: OneTapCredential) => void;
}

declare global {
  interface Window {
    /** Set by the page before the script is loaded. */
    siteOneTap?: OneTap;
  }
}
