/**
 * What a build has written.
 */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The files of an output folder. */
export interface Output {
  /** Bytes of all files, and of those that were written since the build began. */
  readonly bytes: number;
  readonly written: number;
  /** Pages (HTML files), and those that were written since the build began. */
  readonly pages: number;
  readonly pagesWritten: number;
}

/**
 * Measures an output folder.
 * @param since when the build began, in ms since 1970; files that it only moved keep an earlier time
 */
export async function outputOf(folder: string, since: number): Promise<Output> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const sum = { bytes: 0, written: 0, pages: 0, pagesWritten: 0 };
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const { size, mtimeMs } = await stat(path.join(entry.parentPath, entry.name));
    // Gatsby's fragments are no pages.
    const page = entry.name.endsWith('.html') && !entry.parentPath.includes('_gatsby') ? 1 : 0;
    sum.bytes += size;
    sum.pages += page;
    if (mtimeMs < since) continue;
    sum.written += size;
    sum.pagesWritten += page;
  }
  return sum;
}
