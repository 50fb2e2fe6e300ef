/**
 * Emits the redirect manifest and the sitemaps of a host (specification 2.5 and 3). It has to come after gatsby-plugin-sitemap, whose
 * files it renames. Gatsby loads plugins as plain JavaScript.
 */
const { register } = require('tsx/cjs/api');

/** @type {import('gatsby').GatsbyNode['onPostBuild']} */
exports.onPostBuild = async ({ reporter }) => {
  const unregister = register();
  const { writeHostManifests } = require('./src/write-manifests.ts');
  unregister();
  await writeHostManifests('public', reporter);
};
