/** What is known of the written pages, which are read once for the plugin and for gatsby-node. */
import type { Reporter } from 'gatsby';
import { publishShells, type Shells } from '../pages/shell-files';
import { type ThisBuild, thisBuild } from '../pages/this-build';
import { verifyWrittenPages } from '../pages/written-pages';
import { type BuiltPage, readPages } from './built-pages';

interface WrittenBuild {
  readonly build: ThisBuild;
  readonly built: readonly BuiltPage[];
  readonly shells: Shells;
}

declare global {
  // A global for the reason in this-build.ts.
  var writtenSiteBuild: Promise<WrittenBuild> | undefined;
}

/** Checks and reads the pages that Gatsby wrote to a folder; a second call gets the same. */
export function writtenBuild(publicFolder: string, reporter: Reporter): Promise<WrittenBuild> {
  globalThis.writtenSiteBuild ??= readBuild(publicFolder, reporter);
  return globalThis.writtenSiteBuild;
}

async function readBuild(publicFolder: string, reporter: Reporter): Promise<WrittenBuild> {
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
