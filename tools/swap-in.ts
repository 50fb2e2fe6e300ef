/**
 * Putting the results of a build in the place of the last ones: whole, at its end, in a moment. A build that is stopped
 * before leaves the last results as they were; one that is stopped in that moment leaves a mark, and the next one puts the
 * last results back.
 */
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Two folders that change places. */
export interface Swap {
  /** What the build has made. */
  readonly from: string;
  /** Where it belongs. */
  readonly to: string;
}

const olderOf = (folder: string): string => `${folder}.older`;

/** Starts a folder from another one, by a copy; where there is none, the folder is empty. */
export async function startFrom(last: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  if (!existsSync(last)) return;
  // Where the file system can, copies share their content until one of them changes.
  await cp(last, folder, { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true });
}

/**
 * Swaps folders in. The older ones stay next to the new ones until all have changed places; one that was not there yet is
 * remembered as an empty folder.
 * @param mark file that is there while the folders do not belong together
 */
export async function swapIn(swaps: readonly Swap[], mark: string): Promise<void> {
  await mkdir(path.dirname(mark), { recursive: true });
  await writeFile(mark, '');
  for (const { from, to } of swaps) {
    await mkdir(path.dirname(to), { recursive: true });
    await (existsSync(to) ? rename(to, olderOf(to)) : mkdir(olderOf(to)));
    await rename(from, to);
  }
  await rm(mark);
  await removeOlder(swaps);
}

/** Clears up after a swap that was stopped: while its mark is there, the last results take their places again. */
export async function undoStoppedSwap(swaps: readonly Pick<Swap, 'to'>[], mark: string): Promise<void> {
  if (existsSync(mark)) {
    for (const { to } of swaps.filter((swap) => existsSync(olderOf(swap.to)))) {
      await rm(to, { recursive: true, force: true });
      await rename(olderOf(to), to);
    }
    await rm(mark);
  }
  await removeOlder(swaps);
}

const removeOlder = (swaps: readonly Pick<Swap, 'to'>[]): Promise<unknown> =>
  Promise.all(swaps.map(({ to }) => rm(olderOf(to), { recursive: true, force: true })));
