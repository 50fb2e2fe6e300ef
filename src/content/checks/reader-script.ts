/**
 * Bundles the script of the reader processes into one ES module.
 * With tsx, each process would compile its sources and libraries, as CommonJS, where calls between modules go
 * through getters and reading is slower.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** Relative to the working folder. */
const source = path.join('src', 'content', 'checks', 'timed-reading-script.mts');

/** Below `node_modules`, so that the script finds its libraries. */
const folder = path.join('node_modules', '.cache', 'site-content');

/**
 * Deletes the script when the work is done.
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
