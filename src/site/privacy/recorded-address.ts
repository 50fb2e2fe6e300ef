/**
 * Which parts of an address may be stored or sent: its origin and path, and the parameters listed here. An address can contain
 * anything that somebody put into a link, such as an email address or a token, and the site has no right to keep that.
 */
import { campaignParameters, codeParameters, isKeepable } from './parameters';

/**
 * Every parameter that a recorded address may have. The callback is not one of them: it is itself an address, and is recorded
 * only if it is one of the product's own. Nor is what a visitor chooses or types, such as `profiles`, which tools write into the address.
 */
export const recordedParameters: readonly string[] = [...codeParameters, 'source', ...campaignParameters];

/**
 * An address as it may be recorded: without credentials and hash, and only with the parameters listed here.
 * @returns an empty text for what is not an address; only the scheme for what is not a web address
 */
export function recordedAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, origin, pathname, searchParams } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return protocol;
  const kept = new URLSearchParams();
  for (const name of recordedParameters) {
    const value = searchParams.getAll(name).at(-1);
    if (isKeepable(value)) kept.set(name, value);
  }
  const query = kept.toString();
  return origin + pathname + (query && `?${query}`);
}

/**
 * A referrer as it may be recorded: for another site only its origin.
 * @param here origin of the page
 */
export function recordedReferrer(referrer: string, here: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, protocol } = new URL(referrer);
  if (protocol !== 'http:' && protocol !== 'https:') return protocol;
  return origin === here ? recordedAddress(referrer) : `${origin}/`;
}
