/**
 * Keeps what a host's build needs to be incremental between two builds on Netlify (docs/builds.md): Gatsby's cache and the
 * folder that the build publishes. Each host has its own, so that a preview never starts from another host's pages. The share
 * cards are kept beside them, since they outlive a cache (src/outputs/share-cards), the modules of webpack
 * (src/gatsby/bundles/kept-modules.ts), and what the check has found in each file (src/content/checks/kept-results.ts): a preview shows
 * faults in its review.
 *
 * Plain JavaScript: Netlify loads build plugins as they are.
 */

/**
 * The folders of a host, relative to the project's root; the names are those of `workshop/paths.ts`.
 * @param {string | undefined} host
 */
const foldersOf = (host) => [
  `.gatsby/${host}`,
  `dist/${host}`,
  'node_modules/.cache/site-cards',
  'node_modules/.cache/site-content',
  'node_modules/.cache/site-webpack',
];

/** @type {(options: { utils: { cache: { restore: (folders: string[]) => Promise<boolean> } } }) => Promise<void>} */
exports.onPreBuild = async ({ utils }) => {
  const host = process.env.SITE_HOST;
  const found = await utils.cache.restore(foldersOf(host));
  console.log(found ? `${host}: goes on from the last build` : `${host}: nothing kept from an earlier build`);
};

/**
 * Keeps what each build has left. With digests, Netlify would keep the first build of a lock file and none after it; what of it may
 * be used, the build decides (workshop/build/input-digest.ts).
 * @type {(options: { utils: { cache: { save: (folders: string[]) => Promise<boolean> } } }) => Promise<void>}
 */
exports.onPostBuild = async ({ utils }) => {
  await utils.cache.save(foldersOf(process.env.SITE_HOST));
};
