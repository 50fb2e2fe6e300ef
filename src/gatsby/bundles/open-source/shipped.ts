/**
 * The packages of other authors whose code visitors receive, by their folders in `node_modules`. It is written by hand: the closure of
 * the dependencies has some 1,500 packages, and the page that shows the list is made before the scripts are. Each build compares
 * the list with its scripts.
 */

/** Packages with code in the scripts that pages load. */
export const bundled: readonly string[] = [
  '@babel/runtime',
  '@builder.io/partytown',
  'browser-lang',
  'destr',
  'fastest-levenshtein',
  'gatsby',
  'gatsby-page-utils',
  'gatsby-plugin-react-i18next',
  'gatsby/node_modules/@gatsbyjs/reach-router',
  'gatsby/node_modules/gatsby-link',
  'gatsby/node_modules/gatsby-script',
  'html-parse-stringify',
  'i18next',
  'invariant',
  'lucide',
  'mitt',
  'ofetch',
  'outdent',
  'prop-types',
  'react',
  'react-dom',
  'react-i18next',
  'scheduler',
  'shallow-compare',
  'ufo',
  'use-sync-external-store',
];

/** With the search's script and index, a script of Gatsby's that our pages do not load, and the runtime that loads scripts. */
export const shipped: readonly string[] = [...bundled, 'pagefind', 'react-server-dom-webpack', 'webpack'];

/** The last folder of `node_modules` in a module's path, and the package in it. */
const inPackage = /^node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/;

/**
 * The package of a module.
 * @param file the module's path in the project, with `/`
 * @returns the package's folder in `node_modules`; null for a module of our own
 */
export function packageOf(file: string): string | null {
  // A build's copy of Gatsby's runtime.
  if (file.startsWith('.cache/')) return 'gatsby';
  return inPackage.exec(file)?.[0].replace('node_modules/', '') ?? null;
}

export const unlisted = (files: Iterable<string>): readonly string[] =>
  [...new Set(Array.from(files, packageOf))].filter((name) => name !== null).filter((name) => !shipped.includes(name));
