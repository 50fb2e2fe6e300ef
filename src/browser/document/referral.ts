/**
 * The referral of a link to register that is followed before the services have come (specification 4). Whether the visitor may be
 * counted is not known here, so the link gets what needs no consent: the code in the address that the visitor sees.
 */
import { codeParameters, longestValue } from '../../site/privacy/parameters';

/** Adds the codes in an address's query to a link to register that does not have them. */
export function bringReferral(link: HTMLAnchorElement, search: string): void {
  const arrived = new URLSearchParams(search);
  const address = new URL(link.href);
  for (const name of codeParameters) {
    const value = arrived.getAll(name).at(-1);
    // The exact limit would be more script before the first sign of intent; codes have no letters that are encoded.
    if (value && value.length <= longestValue && !address.searchParams.has(name)) address.searchParams.set(name, value);
  }
  if (address.href !== link.href) link.href = address.href;
}
