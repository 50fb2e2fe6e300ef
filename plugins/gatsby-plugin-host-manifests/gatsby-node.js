/**
 * Makes what a host has besides its pages when a build has ended (design 8 and 12): `_redirects`, `_headers`, `robots.txt`, the
 * sitemaps under their public names, `builds/`, the search index, feeds and share cards. It has to come after
 * gatsby-plugin-sitemap in the list of plugins.
 *
 * It is plain JavaScript because Gatsby loads plugins that way; the work is done in `src/pipeline/after/after-build.ts`.
 */
const { register } = require('tsx/cjs/api');

/** @type {import('gatsby').GatsbyNode['onPostBuild']} */
exports.onPostBuild = async ({ reporter }) => {
  const unregister = register();
  const { finishBuild } = require('../../src/pipeline/after/after-build.ts');
  unregister();
  await finishBuild('public', reporter);
};
