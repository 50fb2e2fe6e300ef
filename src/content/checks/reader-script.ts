/**
 * The script of the processes that read files, as one ES module.
 *
 * Started from its sources by tsx, each process would compile them, and the libraries with them: as CommonJS, in which a call
 * from one module into another goes through a getter, so that every file takes longer to read.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** The source of the script, in the working folder. */
const source = path.join('src', 'content', 'checks', 'timed-reading-script.mts');

/** The script is written below `node_modules`, from where it finds the libraries. */
const folder = path.join('node_modules', '.cache', 'site-content');

/**
 * Makes the script for as long as some work takes.
 * @param work is given the script's path
 */
export async function withReaderScript(work: (script: string) => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(path.join(folder, 'reader-'));
  try {
    const script = path.resolve(own, 'reader.mjs');
    buildSync({
      entryPoints: [source],
      outfile: script,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      sourcemap: true,
      logLevel: 'warning',
    });
    await work(script);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
