/**
 * What may be stored or sent of an address: the place, and the parameters of one table. An address may carry anything that
 * somebody put into a link (an email address, a token), and none of it is ours to keep.
 */

/** The referral of a link (specification 3 and 4): the code, the registration code, the source, and where it leads back to. */
export const referralParameters = ['ref', 'invite_code', 'source', 'callback'] as const;

/** The campaign of an advertisement's link (specification 3). */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_term',
  'utm_content',
  'utm_campaign',
  'bd_vid',
] as const;

/** What the site itself puts into links to the application. */
const accountParameters = ['rel', 'lang', 'plan', 'profiles', 'members', 'period'] as const;

/** Every parameter that a recorded address may have. Not the callback: it is an address itself, recorded when it is ours. */
export const recordedParameters: readonly string[] = [
  ...referralParameters.filter((name) => name !== 'callback'),
  ...campaignParameters,
  ...accountParameters,
];

/** The longest value of a parameter that is kept, in characters: longer ones are no code or name. */
export const parameterLimit = 512;

/**
 * An address as it may be recorded: without credentials and hash, and with the parameters of the table alone.
 * @returns empty for what is no address; the scheme alone for what is no web address
 */
export function recordedAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, origin, pathname, searchParams } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return protocol;
  const kept = new URLSearchParams();
  for (const name of recordedParameters) {
    const value = searchParams.get(name);
    if (value !== null && value.length <= parameterLimit) kept.set(name, value);
  }
  const query = kept.toString();
  return origin + pathname + (query && `?${query}`);
}

/**
 * A referrer as it may be recorded: of another site no more than its origin.
 * @param here origin of the page
 */
export function recordedReferrer(referrer: string, here: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, protocol } = new URL(referrer);
  if (protocol !== 'http:' && protocol !== 'https:') return protocol;
  return origin === here ? recordedAddress(referrer) : `${origin}/`;
}
