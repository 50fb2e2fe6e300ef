/**
 * Emits the redirect manifest and the sitemaps of a host (specification 2.5 and 3). It has to come after gatsby-plugin-sitemap in
 * the list of plugins, whose files it puts under their public names.
 *
 * It is plain JavaScript because Gatsby loads plugins that way.
 */
const { register } = require('tsx/cjs/api');

/** @type {import('gatsby').GatsbyNode['onPostBuild']} */
exports.onPostBuild = async ({ reporter }) => {
  const unregister = register();
  const { writeHostManifests } = require('./src/write-host-manifests.ts');
  unregister();
  await writeHostManifests('public', reporter);
};
