/**
 * Which parts of an address may be stored or sent: origin, path and the parameters listed here. Links can contain
 * anything, such as an email address or a token, and the site has no right to keep that.
 */
import { campaignParameters, codeParameters, isKeepable } from './parameters';

/** Without the callback, which is an address itself, and what visitors choose or type, such as `profiles`. */
export const recordedParameters: readonly string[] = [...codeParameters, 'source', ...campaignParameters];

/** Removes credentials, hash and unlisted parameters; leaves only the scheme of what is not a web address. */
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
 * Only the origin for another site.
 * @param here origin of the page
 */
export function recordedReferrer(referrer: string, here: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, protocol } = new URL(referrer);
  if (protocol !== 'http:' && protocol !== 'https:') return protocol;
  return origin === here ? recordedAddress(referrer) : `${origin}/`;
}
