/** Parameters of an address that may be kept or handed on (specification 3, 4). The last of several values counts. */

/** Parameters of referrals that promise a benefit. */
export const codeParameters = ['ref', 'invite_code'] as const;
export const referralParameters = ['ref', 'invite_code', 'source', 'callback'] as const;

// biome-ignore format: in rows
export const campaignParameters = [
  'utm_source', 'utm_medium', 'utm_term', 'utm_content', 'utm_campaign', 'bd_vid',
] as const;

/** Missing, empty and too long values are left out. */
export type Parameters<Name extends string> = Readonly<Partial<Record<Name, string>>>;
/** In bytes of a cookie, so that a whole referral fits into one (4,096 bytes). */
export const longestValue = 512;

export const isKeepable = (value: unknown): value is string =>
  // The quotation marks that JSON adds take 3 bytes each.
  typeof value === 'string' && value !== '' && encodeURIComponent(JSON.stringify(value)).length - 6 <= longestValue;

/** The values that may be kept, from an object or, by way of `Object.fromEntries`, from an address. */
export function keepable<Name extends string>(
  names: readonly Name[],
  from: Readonly<Record<string, unknown>>,
): Parameters<Name> {
  const found = names.map((name) => [name, from[name]] as const).filter(([, value]) => isKeepable(value));
  return Object.fromEntries(found) as Parameters<Name>;
}

export const parametersIn = <Name extends string>(names: readonly Name[], query: URLSearchParams): Parameters<Name> =>
  keepable(names, Object.fromEntries(query));
