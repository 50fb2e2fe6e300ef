/**
 * The seasonal offers, with their days (specification 2.2: the seasonal variants of prices and referral program).
 *
 * The pages are static, so the date decides in the reader's browser: the entry script puts the state of each offer
 * on the root element, where a page is older than the state, and the styles show what goes with it (components/when). A new season is a
 * new pair of days here.
 */

/** Some days in a row, the first and the last included (ISO dates). A day begins and ends by UTC. */
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

/** Whether some days are still to come, hold now, or are over. */
export type DaysState = 'before' | 'during' | 'after';

const dayMs = 86_400_000;

/** When some days begin, and when they are over (ms since the epoch). */
export const limitsOf = ({ first, last }: Days): readonly [from: number, to: number] => [
  Date.parse(first),
  Date.parse(last) + dayMs,
];

/**
 * The state of some days.
 * @param now ms since the epoch
 */
export function stateOf(days: Days, now: number): DaysState {
  const [from, to] = limitsOf(days);
  if (now < from) return 'before';
  return now < to ? 'during' : 'after';
}

/** The attribute of the root element that tells the state of an offer. */
export const offerAttribute = (id: OfferId): `data-${OfferId}` => `data-${id}`;

/** The attributes of the root element at a time (ms since the epoch). */
export const offerAttributes = (now: number): Readonly<Record<string, DaysState>> =>
  Object.fromEntries(offerIds.map((id) => [offerAttribute(id), stateOf(offers[id], now)]));

/** The pages that show something by date; what stands below them does too. */
const datedPaths: readonly string[] = ['/pricing', '/referral-program'];

/** Whether the page at a path within its language shows something by date. */
export const isDated = (path: string): boolean =>
  path === '/' || datedPaths.some((dated) => path === dated || path.startsWith(`${dated}/`));
