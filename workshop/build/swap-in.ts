/**
 * Replaces the last results with those of a build, all at once at its end. A build that is stopped before that leaves the
 * last results unchanged. A build that is stopped during the swap leaves a mark, and the next build puts the last results
 * back.
 */
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readlink, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Two folders of a swap. */
export interface Swap {
  /** The new result of the build. */
  readonly from: string;
  /** Where it belongs. */
  readonly to: string;
}

const olderOf = (folder: string): string => `${folder}.older`;

/**
 * Creates a folder as a copy of another one; if there is no other one, the folder is empty.
 * @param without names in it that are not copied
 */
export async function startFrom(last: string, folder: string, without: readonly string[] = []): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  if (existsSync(last)) await copyFolder(last, folder, without);
}

/**
 * Copies a folder with the times of its files. Node's own `cp` looks at every folder above each file: for the 20,000 files of
 * 2,000 articles it takes 17 s, and this 4.
 */
async function copyFolder(from: string, to: string, without: readonly string[] = []): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      if (without.includes(entry.name)) return undefined;
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      if (entry.isDirectory()) return copyFolder(source, target);
      if (entry.isSymbolicLink()) return symlink(await readlink(source), target);
      // If the file system supports it, copies share their content until one of them changes.
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      const { atime, mtime } = await stat(source);
      await utimes(target, atime, mtime);
    }),
  );
}

/**
 * Swaps folders in. The older ones stay next to the new ones until all are swapped; one that did not exist yet is kept as an
 * empty folder.
 * @param mark file that exists while the folders do not belong together
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

/** Cleans up after a swap that was stopped: if its mark exists, the last results are put back. */
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
