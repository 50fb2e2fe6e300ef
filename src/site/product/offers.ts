/**
 * The seasonal offers (specification 2.2). Pages are static, so the browser checks the date: the entry script sets the
 * state of each offer on the root element, and the styles show the matching content. A new season needs a new pair of
 * days.
 */

/** Both included (ISO dates); days begin and end in UTC. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

export const offers = {
  september: { first: '2026-09-01', last: '2026-09-30' },
} as const satisfies Readonly<Record<string, Days>>;

export type OfferId = keyof typeof offers;
export const offerIds = Object.keys(offers) as readonly OfferId[];
export type DaysState = 'before' | 'during' | 'after';
const dayMs = 86_400_000;

/** When a period begins and when it is over, in ms since the epoch. */
export const limitsOf = ({ first, last }: Days): readonly [from: number, to: number] => [
  Date.parse(first),
  Date.parse(last) + dayMs,
];

/** @param now ms since the epoch */
export function stateOf(days: Days, now: number): DaysState {
  const [from, to] = limitsOf(days);
  if (now < from) return 'before';
  return now < to ? 'during' : 'after';
}

export const offerAttribute = (id: OfferId): `data-${OfferId}` => `data-${id}`;

/** The attributes of the root element at a time in ms since the epoch. */
export const offerAttributes = (now: number): Readonly<Record<string, DaysState>> =>
  Object.fromEntries(offerIds.map((id) => [offerAttribute(id), stateOf(offers[id], now)]));

/** Whether a dated page that was built at a time (ms since the epoch) may have to change on a later day. */
export const mayChange = (built: number): boolean => offerIds.some((id) => stateOf(offers[id], built) !== 'after');
