import type { Activity } from '../hosting/config.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import { offers, stateOf } from './offers.ts';

/**
 * The page of the activity that the side column advertises (specification 2.7), or null.
 * @param now ms since the epoch
 */
export const presentActivity = ({ on, path, days }: Activity, now: number): RoutePath | null =>
  on && stateOf({ ...offers.september, ...days }, now) === 'during' ? path : null;
