/**
 * What the site changes in Gatsby's webpack configuration.
 */
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import type { Site } from '../site/hosts';
import { shellFolder } from './shell-files';
import { stylesDigest } from './styles-digest';

/** Adjusts one stage of the build. */
export function webpackConfig(site: Site, { actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        // Written by createPages: the shell's messages and menus of each language.
        'shell-files': path.resolve(shellFolder),
        // The plugin asks for i18next's CommonJS build, react-i18next for the ES module: one copy is enough (design 14).
        i18next$: path.resolve('node_modules/i18next/dist/esm/i18next.js'),
        'gatsby-react-router-scroll$': path.resolve('src/application/scroll-handler.ts'),
        'react-i18next$': path.resolve('node_modules/react-i18next/dist/es/index.js'),
      },
    },
    plugins: [
      plugins.define({ __SITE__: JSON.stringify(site), __STYLES__: JSON.stringify(stylesDigest(path.resolve('src'))) }),
    ],
  });
  const config = getConfig();
  ignoreStyleOrder(config);
  splitStyles(config);
  // Source maps would be published with the scripts.
  if (!stage.startsWith('develop')) config.devtool = false;
  if (stage === 'build-javascript') enterInParts(config);
  actions.replaceWebpackConfig(config);
}

/** Components' styles do not override each other and win over the base layer: their order means nothing. */
function ignoreStyleOrder(config: Configuration): void {
  const extract = config.plugins?.find((plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin');
  if (extract) Object.assign((extract as unknown as { readonly options: object }).options, { ignoreOrder: true });
}

/**
 * Gives each template the styles of its own components. Gatsby gathers the styles of all components in one chunk and
 * puts it into the HTML of every page; without that group they follow the scripts: the shell's in every page, a
 * template's in its pages, a panel's when it is opened.
 */
function splitStyles({ optimization }: Configuration): void {
  if (optimization?.splitChunks) delete optimization.splitChunks.cacheGroups?.styles;
}

/** Puts src/client-entry.ts in the place of Gatsby's entry, which it knows as `gatsby-entry`. */
function enterInParts(config: Configuration): void {
  const { app } = config.entry as Record<'app', string>;
  config.entry = { ...(config.entry as object), app: path.resolve('src/client-entry.ts') };
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, 'gatsby-entry$': app } };
}
