/**
 * What the site changes in Gatsby's webpack configuration.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, RuleSetRule } from 'webpack';
import type { Site } from '../../site/hosting/hosts';
import { shellFolder } from '../pages/shell-files';
import { classNames } from './class-names';
import { compileHints } from './compile-hints';
import { keepModules } from './kept-modules';
import { loaderText } from './loader-text';
import { checkShipped } from './open-source/check-shipped';
import { moduleSizes } from './open-source/module-sizes';
import { refuseDevelopment } from './refuse-development';

/** Adjusts one stage of the build. */
export function webpackConfig(site: Site, { actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        // Written by createPages: the shell's messages and menus of each language.
        'shell-files': path.resolve(shellFolder),
        // The plugin asks for i18next's CommonJS build, react-i18next for the ES module: one copy is enough (design 14).
        i18next$: path.resolve('node_modules/i18next/dist/esm/i18next.js'),
        'gatsby-react-router-scroll$': path.resolve('src/browser/application/scroll-handler.ts'),
        'react-i18next$': path.resolve('node_modules/react-i18next/dist/es/index.js'),
      },
    },
    // A class that a style file lacks, too.
    module: { parser: { javascript: { exportsPresence: 'error' } } },
    // Read when pages are rendered and not part of the renderer: Gatsby renders all pages anew when that has changed. The
    // pages of a changed shell are rendered anew because their contexts name its file.
    ...(stage === 'build-html' && {
      externals: [{ 'shell-files/all.json': `commonjs ${path.resolve(shellFolder, 'all.json')}` }],
    }),
    plugins: [
      plugins.define({
        __SITE__: JSON.stringify(site),
        __PREVIEW__: JSON.stringify(site.target === 'preview'),
        __ENTRY__: stage === 'build-html' ? `(${JSON.stringify({ loader: loaderText(), ...entryFiles() })})` : 'null',
      }),
    ],
  });
  const config = getConfig();
  keepModules(config);
  adjustStyleFiles(config, stage === 'build-javascript');
  splitStyles(config);
  keepFonts(config);
  if (!stage.startsWith('develop')) {
    shortenClassNames(config);
    // Source maps would be published with the scripts.
    config.devtool = false;
  }
  if (stage === 'build-javascript') {
    writeForBrowsers(config, plugins);
    enterByDocument(config);
  }
  actions.replaceWebpackConfig(config);
}

/**
 * Components' styles do not override each other and win over the base layer: their order means nothing.
 * @param nameless whether their files are named by their digests alone: the runtime has to know the names
 */
function adjustStyleFiles(config: Configuration, nameless: boolean): void {
  const extract = config.plugins?.find((plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin');
  if (!extract) return;
  const { options } = extract as unknown as { readonly options: object };
  const names = { filename: '[contenthash].css', chunkFilename: '[contenthash].css' };
  // A build from the cache has no child compilations, and webpack's hash is made from them, too: with them, the first build after
  // a cold one would render all pages anew.
  const withoutChildren = { experimentalUseImportModule: true };
  Object.assign(options, { ignoreOrder: true, ...withoutChildren, ...(nameless && names) });
}

/** Leaves fonts in files of their own: Gatsby writes small ones into the styles, and so into every page. */
function keepFonts({ module }: Configuration): void {
  // Every document names them.
  const name = 'static/[contenthash:8].[ext]';
  for (const rule of module?.rules ?? []) {
    if (!isRule(rule) || !(rule.test instanceof RegExp) || !rule.test.test('.woff2') || !Array.isArray(rule.use))
      continue;
    for (const loader of rule.use) {
      if (isRule(loader) && typeof loader.options === 'object') Object.assign(loader.options, { limit: false, name });
    }
  }
}

/** Writes scripts for the browsers that package.json names; Gatsby does so for those that know ES5 only. */
function writeForBrowsers(config: Configuration, { minifyJs }: CreateWebpackConfigArgs['plugins']): void {
  const ecma = 2020;
  config.target = ['web', `es${ecma}`];
  const { optimization } = config;
  if (!optimization?.minimizer) return;
  const terserOptions = { ecma, mangle: true, parse: {}, compress: { ecma, passes: 2 }, output: { ecma } };
  optimization.minimizer = optimization.minimizer.map((minimizer) =>
    minimizer?.constructor.name === 'TerserPlugin' ? minifyJs({ terserOptions }) : minimizer,
  );
}

/** Names classes by a digest alone: Gatsby's names contain the file and the class, and are in every document twice. */
function shortenClassNames({ module }: Configuration): void {
  const rules = (module?.rules ?? []).flatMap((rule) => (isRule(rule) ? (rule.oneOf ?? []) : []));
  const loaders = rules.flatMap((rule) => (isRule(rule) && Array.isArray(rule.use) ? rule.use : []));
  const getLocalIdent = classNames();
  for (const loader of loaders) {
    const options: unknown = typeof loader === 'object' && loader ? loader.options : undefined;
    if (isStyleOptions(options)) Object.assign(options.modules, { getLocalIdent });
  }
}

const isRule = (rule: unknown): rule is RuleSetRule => typeof rule === 'object' && rule !== null;

/** Whether options are those of css-loader for classes of a module. */
const isStyleOptions = (options: unknown): options is { readonly modules: object } =>
  typeof options === 'object' &&
  options !== null &&
  'modules' in options &&
  typeof options.modules === 'object' &&
  options.modules !== null &&
  'localIdentName' in options.modules;

/**
 * Gives each template the styles of its own components. Gatsby gathers the styles of all components in one chunk and
 * puts it into the HTML of every page; without that group they follow the scripts: the shell's in every page, a
 * template's in its pages, a panel's when it is opened.
 */
function splitStyles({ optimization }: Configuration): void {
  if (optimization?.splitChunks) delete optimization.splitChunks.cacheGroups?.styles;
}

/**
 * Puts two scripts in the place of Gatsby's: the document's entry script, which is small and alone, and the one that follows it,
 * with webpack's runtime, which imports Gatsby's as `gatsby-entry` when the application starts. Gatsby knows the second as "app",
 * and writes its styles into every document.
 */
function enterByDocument(config: Configuration): void {
  const { app } = config.entry as Record<'app', string>;
  config.entry = {
    entry: path.resolve('src/browser/document/entry.ts'),
    app: path.resolve('src/browser/document/deferred.ts'),
  };
  config.output = {
    ...config.output,
    // The runtime has to know all files: by short names.
    chunkFilename: '[contenthash].js',
    hashDigestLength: 8,
    trustedTypes: true,
    // What every script calls the list of scripts: webpack would take the name of this package.
    uniqueName: 'site',
  };
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, 'gatsby-entry$': app } };
  config.plugins = [...(config.plugins ?? []), moduleSizes, checkShipped, compileHints, refuseDevelopment];
  const { optimization } = config;
  if (!optimization?.splitChunks) return;
  optimization.runtimeChunk = false;
  optimization.splitChunks.chunks = ({ name }) => name !== 'entry';
  optimization.splitChunks.cacheGroups = {
    ...optimization.splitChunks.cacheGroups,
    // What services have in common: Gatsby's own group has one name for all of it, and leaves what is small in each of them.
    services: {
      chunks: ({ name }) => !['entry', 'app', 'application'].includes(name ?? '') && !name?.startsWith('component---'),
      test: ({ type }: { readonly type: string }) => type.startsWith('javascript/'),
      minChunks: 2,
      minSize: 1_000,
      priority: 15,
      reuseExistingChunk: true,
    },
    // The styles of the frame are the application's, and stand in every document, but for those of parts that no document
    // contains: they come with the application.
    frame: {
      type: 'css/mini-extract',
      name: 'app',
      chunks: ({ name }) => name === 'application',
      test: (module: { identifier(): string }) => !module.identifier().includes('.live.module.css'),
      enforce: true,
    },
  };
}

/** The files of the document, which the stage before this one has written. */
function entryFiles(): { readonly script: string; readonly following: string; readonly styles: string } {
  const stats = 'public/webpack.stats.json';
  const { assetsByChunkName } = JSON.parse(readFileSync(stats, 'utf8')) as {
    assetsByChunkName: Readonly<Record<string, readonly string[]>>;
  };
  const fileOf = (chunk: 'entry' | 'app', ending: string): string => {
    const file = assetsByChunkName[chunk]?.find((name) => name.endsWith(ending));
    if (!file) throw new Error(`${stats} names no ${ending} file of the entry "${chunk}"`);
    return `/${file}`;
  };
  return { script: fileOf('entry', '.js'), following: fileOf('app', '.js'), styles: fileOf('app', '.css') };
}
