/** What `npm run dev` tells a page about the content's faults. Nothing of this folder is in a build. */
import type { Fault } from '../../../src/site/faults';

/** Answers with a {@link FaultList}; `?page=/de/pricing` names the page. */
export const contentFaultsPath = '/__content-faults';

export interface FaultList {
  /** In the files from which the page is made. */
  readonly own: readonly Fault[];
  readonly others: readonly Fault[];
}
