/**
 * The activity that the side column advertises (specification 2.7): a flag, the page about it, and its days.
 */
import type { RoutePath } from './hosts.ts';
import { type Days, stateOf } from './offers.ts';

/** An activity, as the configuration has it. */
export interface Activity {
  /** The flag: an activity that is off is never shown. */
  readonly on: boolean;
  /** The page about it. */
  readonly path: RoutePath;
  /** The days on which its icon is shown. */
  readonly days: Days;
}

/**
 * The page of the activity that is advertised at a time; null when there is none.
 * @param now ms since the epoch
 */
export const presentActivity = ({ on, path, days }: Activity, now: number): RoutePath | null =>
  on && stateOf(days, now) === 'during' ? path : null;
