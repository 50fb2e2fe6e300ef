/**
 * The seasonal offers, with their days (specification 2.2: the seasonal variants of prices and referral program).
 *
 * The pages are static, so the date is checked in the visitor's browser: the entry script sets the state of each offer on the
 * root element if it has changed since the page was built, and the styles show the matching content (components/when). For a
 * new season, add a new pair of days here.
 */

/** Consecutive days, including the first and the last (ISO dates). Days begin and end in UTC. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** Every offer. */
export const offers = {
  september: { first: '2026-09-01', last: '2026-09-30' },
} as const satisfies Readonly<Record<string, Days>>;

export type OfferId = keyof typeof offers;

/** The ids of all offers. */
export const offerIds = Object.keys(offers) as readonly OfferId[];

/** Whether a period is still to come, is on now, or is over. */
export type DaysState = 'before' | 'during' | 'after';

const dayMs = 86_400_000;

/** When a period begins, and when it is over (ms since the epoch). */
export const limitsOf = ({ first, last }: Days): readonly [from: number, to: number] => [
  Date.parse(first),
  Date.parse(last) + dayMs,
];

/**
 * The state of a period.
 * @param now ms since the epoch
 */
export function stateOf(days: Days, now: number): DaysState {
  const [from, to] = limitsOf(days);
  if (now < from) return 'before';
  return now < to ? 'during' : 'after';
}

/** The attribute of the root element with the state of an offer. */
export const offerAttribute = (id: OfferId): `data-${OfferId}` => `data-${id}`;

/** The attributes of the root element at a time (ms since the epoch). */
export const offerAttributes = (now: number): Readonly<Record<string, DaysState>> =>
  Object.fromEntries(offerIds.map((id) => [offerAttribute(id), stateOf(offers[id], now)]));

/** Whether a dated page, built at a time (ms since the epoch), may have to show something else on a later day. */
export const mayChange = (built: number): boolean => offerIds.some((id) => stateOf(offers[id], built) !== 'after');
