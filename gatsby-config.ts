import type { GatsbyConfig } from 'gatsby';
import { gatsbyPlugins } from './src/gatsby/gatsby-plugins';
import { projectSite } from './src/gatsby/project-site';

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: projectSite.config.origins.global },
  trailingSlash: 'never',
  // The host's manifests come from the local plugin, so no adapter is used that could rewrite them (docs/decisions.md).
  adapter: { name: 'no-adapter', adapt: () => {} },
  jsxRuntime: 'automatic',
  plugins: gatsbyPlugins(projectSite),
};

export default config;
