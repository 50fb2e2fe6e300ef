/**
 * How the site and the one-tap sign-in of a third party talk (specification 1 and 3).
 *
 * The site puts an object on `window`, then loads the script; the script shows its prompt in a frame, and hands the
 * visitor's credential to the object.
 */

/** Name of the site's object on `window`. */
export const oneTapGlobal = 'facetOneTap';

/** Id of the frame in which the prompt shows. */
export const oneTapFrameId = 'one-tap-frame';

/** What the script hands over when the visitor signs in. */
export interface OneTapCredential {
  /** The third party's name: the payload's `third_party`. */
  readonly provider: string;
  /** The third party's signed statement of who the visitor is. */
  readonly credential: string;
  /** What the visitor chose to do: the payload's `third_party_action_type`. */
  readonly action: 'register' | 'login';
}

/** The site's object. */
export interface OneTapHost {
  readonly onCredential: (credential: OneTapCredential) => void;
}
