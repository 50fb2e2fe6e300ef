/** What the site changes in Gatsby's webpack configuration. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, RuleSetRule } from 'webpack';
import { isForPublic } from '../../site/hosting/deploys';
import type { Site } from '../../site/hosting/hosts';
import { shellFolder } from '../pages/shell-files';
import { classNames } from './class-names';
import { compileHints } from './compile-hints';
import { firstStylesFile, writeFirstStyles } from './first-styles';
import { keepModules } from './kept-modules';
import { loaderText } from './loader-text';
import { checkScripts, moduleSizes } from './open-source/module-sizes';

export function webpackConfig(site: Site, { actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        // Written by createPages: the shell's messages and menus of each language.
        'shell-files': path.resolve(shellFolder),
        'first-styles.json$': path.resolve(firstStylesFile),
        // The plugin requires i18next's CommonJS build, react-i18next the ES module: ship one copy.
        i18next$: path.resolve('node_modules/i18next/dist/esm/i18next.js'),
        'gatsby-react-router-scroll$': path.resolve('src/browser/application/scroll-handler.ts'),
        'react-i18next$': path.resolve('node_modules/react-i18next/dist/es/index.js'),
      },
    },
    // Also refuses a class that its style file lacks.
    module: { parser: { javascript: { exportsPresence: 'error' } } },
    // Not part of the renderer: Gatsby would render every page again when it changes. The pages of a changed shell are rendered
    // again because their contexts name its file.
    ...(stage === 'build-html' && {
      externals: [
        {
          'shell-files/all.json': `commonjs ${path.resolve(shellFolder, 'all.json')}`,
          'first-styles.json': `commonjs ${path.resolve(firstStylesFile)}`,
        },
      ],
    }),
    plugins: [
      plugins.define({
        __SITE__: JSON.stringify(site),
        __PREVIEW__: JSON.stringify(site.target === 'preview'),
        __COUNTED__: JSON.stringify(isForPublic(site, process.env.CONTEXT)),
        __ENTRY__: stage === 'build-html' ? `(${JSON.stringify({ loader: loaderText(), ...entryFiles() })})` : 'null',
      }),
    ],
  });
  if (stage === 'build-html') writeFirstStyles('public', entryFiles().styles.slice(1));
  else if (stage === 'develop-html') writeFileSync(firstStylesFile, '{}');
  const config = getConfig();
  keepModules(config);
  adjustStyleFiles(config, stage === 'build-javascript');
  // Gatsby puts the styles of all components into every page. Without that group they follow the scripts: the shell's are in every
  // page, a template's in its pages, a panel's load when it opens.
  if (config.optimization?.splitChunks) delete config.optimization.splitChunks.cacheGroups?.styles;
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

/** @param isPublished whether files are named by their digests alone, since the runtime has to know the names */
function adjustStyleFiles(config: Configuration, isPublished: boolean): void {
  const extract = config.plugins?.find((plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin');
  if (!extract) return;
  const { options } = extract as unknown as { readonly options: object };
  Object.assign(options, {
    // Components' styles do not override each other.
    ignoreOrder: true,
    // Without child compilations, which a build from the cache lacks: webpack's hash includes them, so the first build after a cold
    // one would render every page again.
    experimentalUseImportModule: true,
    ...(isPublished && { filename: '[contenthash].css', chunkFilename: '[contenthash].css' }),
  });
}

/** Keeps fonts in files: Gatsby inlines small ones into the styles, and so into every page. Their names are short for the same reason. */
function keepFonts({ module }: Configuration): void {
  const options = { limit: false, name: 'static/[contenthash:8].[ext]' };
  for (const rule of (module?.rules ?? []).filter(isRule)) {
    if (!(rule.test instanceof RegExp) || !rule.test.test('.woff2')) continue;
    for (const loader of loadersOf(rule))
      if (typeof loader.options === 'object') Object.assign(loader.options, options);
  }
}

/** Targets the browsers of package.json; Gatsby targets ES5. */
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

function shortenClassNames({ module }: Configuration): void {
  const rules = (module?.rules ?? []).filter(isRule).flatMap((rule) => (rule.oneOf ?? []).filter(isRule));
  const getLocalIdent = classNames();
  for (const { options } of rules.flatMap(loadersOf)) {
    const modules: unknown = typeof options === 'object' ? options.modules : undefined;
    if (typeof modules === 'object' && modules && 'localIdentName' in modules)
      Object.assign(modules, { getLocalIdent });
  }
}

const isRule = (rule: unknown): rule is RuleSetRule => typeof rule === 'object' && rule !== null;

const loadersOf = ({ use }: RuleSetRule): RuleSetRule[] => (Array.isArray(use) ? use.filter(isRule) : []);

/**
 * Replaces Gatsby's entry by two scripts: the document's, which is small, and a deferred one with webpack's runtime, which imports Gatsby's
 * as `gatsby-entry` when the application starts. The second is named "app", since Gatsby writes the styles of "app" into every document.
 */
function enterByDocument(config: Configuration): void {
  const { app } = config.entry as Record<'app', string>;
  config.entry = {
    entry: path.resolve('src/browser/document/entry.ts'),
    app: path.resolve('src/browser/document/deferred.ts'),
  };
  config.output = {
    ...config.output,
    // The runtime holds the names of all files.
    chunkFilename: '[contenthash].js',
    hashDigestLength: 8,
    trustedTypes: true,
    // The global name of the list of scripts; webpack would use the name of this package.
    uniqueName: 'site',
  };
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, 'gatsby-entry$': app } };
  config.plugins = [...(config.plugins ?? []), moduleSizes, checkScripts, compileHints];
  const { optimization } = config;
  if (!optimization?.splitChunks) return;
  optimization.runtimeChunk = false;
  optimization.splitChunks.chunks = ({ name }) => name !== 'entry';
  optimization.splitChunks.cacheGroups = {
    ...optimization.splitChunks.cacheGroups,
    // Code that services share: Gatsby's own group puts all of it into one chunk, and repeats small modules in each.
    services: {
      chunks: ({ name }) => !['entry', 'app', 'application'].includes(name ?? '') && !name?.startsWith('component---'),
      test: ({ type }: { readonly type: string }) => type.startsWith('javascript/'),
      minChunks: 2,
      minSize: 1_000,
      priority: 15,
      reuseExistingChunk: true,
    },
    // The frame's styles are in every document, except those of parts that appear only with the application.
    frame: {
      type: 'css/mini-extract',
      name: 'app',
      chunks: ({ name }) => name === 'application',
      test: (module: { identifier(): string }) => !module.identifier().includes('.live.module.css'),
      enforce: true,
    },
  };
}

/** The files that every document loads, as the stage before this one has named them. */
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
