/** What is known of the written pages, which are read once for the plugin and for gatsby-node. */
import type { Reporter } from 'gatsby';
import { publishShells } from '../pages/shell-files';
import { thisBuild } from '../pages/this-build';
import { verifyWrittenPages } from '../pages/written-pages';
import { readPages } from './built-pages';

declare global {
  // A global for the reason in this-build.ts.
  var writtenSiteBuild: ReturnType<typeof readBuild> | undefined;
}

/** Checks and reads the pages that Gatsby wrote to a folder; a second call gets the same. */
export function writtenBuild(publicFolder: string, reporter: Reporter): ReturnType<typeof readBuild> {
  globalThis.writtenSiteBuild ??= readBuild(publicFolder, reporter);
  return globalThis.writtenSiteBuild;
}

async function readBuild(publicFolder: string, reporter: Reporter) {
  const build = thisBuild();
  await verifyWrittenPages(build, publicFolder, reporter);
  const shells = await publishShells(publicFolder);
  const built = await timed(
    reporter,
    readPages(build, (code) => shells[code].messages, publicFolder),
    ({ length }) => `${length} pages read`,
  );
  return { build, built, shells };
}

export async function timed<T>(reporter: Reporter, work: Promise<T>, report: (made: T) => string): Promise<T> {
  const started = performance.now();
  const made = await work;
  reporter.info(`${report(made)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return made;
}
