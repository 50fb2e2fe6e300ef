/**
 * The activity that the side column advertises (specification 2.7).
 */
import type { RoutePath } from './hosts.ts';

/** An activity: whether it is on, and the page that tells of it. */
export interface Activity {
  readonly on: boolean;
  readonly path: RoutePath;
}

/** The present activity. Its icon shows while the flag is on. */
export const activity: Activity = { on: false, path: '/pricing/september' };
