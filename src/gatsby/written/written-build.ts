/**
 * What is known once Gatsby has written the pages, for the manifests of the host and the site's own outputs: the plugin and
 * gatsby-node ask one after the other, and the pages are read once.
 */
import type { Reporter } from 'gatsby';
import { publishShells, type Shells } from '../pages/shell-files';
import { type ThisBuild, thisBuild } from '../pages/this-build';
import { verifyWrittenPages } from '../pages/written-pages';
import { type BuiltPage, readPages } from './built-pages';
import { timed } from './timed';

/** A build whose pages are on disk. */
export interface WrittenBuild {
  readonly build: ThisBuild;
  /** What their HTML says. */
  readonly built: readonly BuiltPage[];
  readonly shells: Shells;
}

declare global {
  // See this-build.ts: the plugin and gatsby-node are two programs in one process.
  var writtenSiteBuild: Promise<WrittenBuild> | undefined;
}

/**
 * Checks and reads the pages that were written; a second call gets the same.
 * @param publicFolder the folder that Gatsby has written
 */
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
