/**
 * The packages of other authors of which visitors receive code, by their folders in `node_modules` (design 12, "Open source").
 *
 * A list and not the closure of the dependencies: that names some 1,500 packages, of which nearly all only build. The list cannot
 * be made from a build, since the page that shows it is made by the same build; so each build compares it with its scripts.
 */

/** Packages of which code is in the scripts that pages load. */
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

/**
 * Packages of which visitors can receive code in other ways: the search's script and index, a script of Gatsby's that no page of
 * ours asks for, and the runtime that loads scripts.
 */
export const besides: readonly string[] = ['pagefind', 'react-server-dom-webpack', 'webpack'];

/** All packages of which visitors can receive code. */
export const shipped: readonly string[] = [...bundled, ...besides];

/** The last folder of `node_modules` in a module's path, and the package in it. */
const inPackage = /^node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/;

/** Where a build puts a copy of Gatsby's runtime. */
const gatsbyCopy = '.cache/';

/**
 * The package of a module.
 * @param file the module's path in the project, with `/`
 * @returns the package's folder in `node_modules`; null for a module of our own
 */
export function packageOf(file: string): string | null {
  if (file.startsWith(gatsbyCopy)) return 'gatsby';
  return inPackage.exec(file)?.[0].replace('node_modules/', '') ?? null;
}

/** The packages of modules that the list lacks, each once. */
export const unlisted = (files: Iterable<string>): readonly string[] =>
  [...new Set(Array.from(files, packageOf))].filter((name) => name !== null).filter((name) => !shipped.includes(name));
