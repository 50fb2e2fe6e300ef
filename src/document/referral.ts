/**
 * The referral of an account link that is followed before the services have completed it (specification 4): the visitor was promised
 * something for it.
 */
import { parameterLimit } from '../site/privacy/parameter-limit';

/** The parameters that are handed on; the callback is not, because it has to be checked first. */
const handedOn = ['ref', 'invite_code', 'source'] as const;

/** Adds the referral in an address's query to a link that does not have it. */
export function bringReferral(link: HTMLAnchorElement, search: string): void {
  const arrived = new URLSearchParams(search);
  const address = new URL(link.href);
  for (const name of handedOn) {
    const value = arrived.get(name);
    if (value && value.length <= parameterLimit && !address.searchParams.has(name))
      address.searchParams.set(name, value);
  }
  if (address.href !== link.href) link.href = address.href;
}
