/**
 * What `npm run dev` tells a page about the faults of the content (design 2). Nothing of this folder is in a build.
 */
import type { Fault } from '../../../src/site/faults';

/** Where the development server answers with a {@link FaultList}; `?page=/de/pricing` names the shown page. */
export const contentFaultsPath = '/__content-faults';

/** All faults that the last check found. */
export interface FaultList {
  /** In the files from which the shown page is made. */
  readonly own: readonly Fault[];
  readonly others: readonly Fault[];
}
