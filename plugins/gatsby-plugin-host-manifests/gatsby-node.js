/**
 * Writes the host's manifests when a build has ended (design 8): `_redirects`, `_headers`, `robots.txt`, the sitemaps
 * under their public names, and `builds/`. It has to come after gatsby-plugin-sitemap in the list of plugins.
 *
 * It is plain JavaScript because Gatsby loads plugins that way; the work is done in `src/build/manifest`.
 */
const { register } = require('tsx/cjs/api');

const unregister = register();
const { readManifestInput } = require('../../src/build/manifest/manifest-input.ts');
const { writeManifests } = require('../../src/build/manifest/write-manifests.ts');
unregister();

/** @type {import('gatsby').GatsbyNode['onPostBuild']} */
exports.onPostBuild = async ({ reporter }) => {
  const input = await readManifestInput();
  const { id, ruleCount, sitemaps } = await writeManifests('public', input, process.env);
  reporter.info(`${input.site.target}: build ${id}, ${ruleCount} redirect rules, ${sitemaps.length} sitemaps`);
};
