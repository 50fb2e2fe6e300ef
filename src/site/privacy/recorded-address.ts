/**
 * Which parts of an address may be stored or sent: its origin and path, and the parameters listed here. An address can contain
 * anything that somebody put into a link, such as an email address or a token, and the site has no right to keep that.
 */
import { chosenParameters } from '../product/account-address';
import { campaignParameters, parametersIn, referralParameters } from './parameters';

/** The parameters that the site itself adds to links to the application. */
const accountParameters = ['rel', 'lang', ...chosenParameters] as const;

/** The callback is not one of them: it is itself an address, and is recorded only if it is one of the product's own. */
const recorded = [
  ...referralParameters.filter((name) => name !== 'callback'),
  ...campaignParameters,
  ...accountParameters,
];

/** Every parameter that a recorded address may have. */
export const recordedParameters: readonly string[] = recorded;

/**
 * An address as it may be recorded: without credentials and hash, and only with the parameters listed here.
 * @returns an empty text for what is not an address; only the scheme for what is not a web address
 */
export function recordedAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, origin, pathname, searchParams } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return protocol;
  const query = new URLSearchParams(Object.entries(parametersIn(recorded, searchParams))).toString();
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
