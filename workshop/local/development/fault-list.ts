/**
 * What `npm run dev` tells a page about the faults of the content (design 2). Nothing of this folder is in a build.
 */

/** Where the development server answers with a {@link FaultList}; `?page=/de/pricing` names the shown page. */
export const contentFaultsPath = '/__content-faults';

/** One mistake in a source file. */
export interface SourceFault {
  /** Path relative to the project. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly field?: string;
  readonly rule: string;
  /** What was found, and what would be right. */
  readonly message: string;
}

/** All faults that the last check found. */
export interface FaultList {
  /** In the files from which the shown page is made. */
  readonly own: readonly SourceFault[];
  readonly others: readonly SourceFault[];
}
