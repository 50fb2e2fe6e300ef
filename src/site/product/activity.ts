/**
 * The activity that the side column advertises (specification 2.7): a flag, the page about it, and its days.
 */
import type { RoutePath } from '../hosting/route-path.ts';
import { type Days, offers, stateOf } from './offers.ts';

/** An activity, as the configuration has it. */
export interface Activity {
  /** The flag: an activity that is off is never shown. */
  readonly on: boolean;
  /** The page about it. */
  readonly path: RoutePath;
  /** The first and the last day on which its icon is shown; a day that is left out is that of the present season. */
  readonly days: Partial<Days>;
}

/**
 * The page of the activity that is advertised at a time; null when there is none.
 * @param now ms since the epoch
 */
export const presentActivity = ({ on, path, days }: Activity, now: number): RoutePath | null =>
  on && stateOf({ ...offers.september, ...days }, now) === 'during' ? path : null;
