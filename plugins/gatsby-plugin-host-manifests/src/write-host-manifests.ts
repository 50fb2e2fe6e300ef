/**
 * Makes what a host reads besides the pages when a build has ended (design 8 and 12): `_redirects`, `_headers`, `robots.txt`, the
 * sitemaps under their public names, and `builds/`.
 */
import type { Reporter } from 'gatsby';
import { allInline } from '../../../src/gatsby/written/inline-content';
import { timed } from '../../../src/gatsby/written/timed';
import { writtenBuild } from '../../../src/gatsby/written/written-build';
import { crowded } from './host-rules';
import { manifestInput } from './manifest-input';
import { writeManifests } from './write-manifests';

/** @param publicFolder the folder that Gatsby has written */
export async function writeHostManifests(publicFolder: string, reporter: Reporter): Promise<void> {
  const { build, built } = await writtenBuild(publicFolder, reporter);
  const { site, table, redirects } = build;
  const inline = allInline(built.map(({ reading }) => reading.styles));
  await timed(
    reporter,
    writeManifests(publicFolder, manifestInput(site, table, redirects, build), inline, process.env),
    ({ id, ruleCount, sitemaps }) => {
      const warning = crowded(site.target, ruleCount);
      if (warning) reporter.warn(warning);
      return `${site.target}: build ${id}, ${ruleCount} redirect rules, ${sitemaps.length} sitemaps`;
    },
  );
}
