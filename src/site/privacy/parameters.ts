/**
 * The parameters of an address that may be kept or handed on (specification 3 and 4). Of a name that an address has twice, the
 * last value counts, everywhere.
 */

/** The parameters of a referral to which a benefit is promised: the code, and the registration code. */
export const codeParameters = ['ref', 'invite_code'] as const;

/** The referral parameters of a link. */
export const referralParameters = ['ref', 'invite_code', 'source', 'callback'] as const;

/** The campaign parameters of an ad's link. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_term',
  'utm_content',
  'utm_campaign',
  'bd_vid',
] as const;

/** Values of parameters by name; those that are missing, empty or too long are left out. */
export type Parameters<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The longest value that is kept, in bytes as a cookie has it, so that a whole referral fits into one (4,096 bytes). */
export const longestValue = 512;

/** Whether a value may be kept: a text that is neither empty nor too long. */
export const isKeepable = (value: unknown): value is string =>
  // The quotation marks that JSON adds take 3 bytes each.
  typeof value === 'string' && value !== '' && encodeURIComponent(JSON.stringify(value)).length - 6 <= longestValue;

/** The values of some parameters that may be kept, from an object or, by way of `Object.fromEntries`, from an address. */
export function keepable<Name extends string>(
  names: readonly Name[],
  from: Readonly<Record<string, unknown>>,
): Parameters<Name> {
  const found = names.map((name) => [name, from[name]] as const).filter(([, value]) => isKeepable(value));
  return Object.fromEntries(found) as Parameters<Name>;
}

/** The values of some parameters of a query that may be kept. */
export const parametersIn = <Name extends string>(names: readonly Name[], query: URLSearchParams): Parameters<Name> =>
  keepable(names, Object.fromEntries(query));
