/**
 * The Gatsby plugins of the site and their options.
 */
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { localesOf, originOf, type Site } from '../site/hosts';
import { imageQuality } from '../site/images';
import { localeOf } from '../site/locales';
import { type SitemapPage, sitemapEntry, sitemapQuery } from './sitemap-entries';

const root = process.cwd();
const sampleFolder = 'src/components/component-page/sample';

/** Plugin list for one build target. */
export function gatsbyPlugins(site: Site): NonNullable<GatsbyConfig['plugins']> {
  return [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: path.join(root, 'content') } },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locales', path: path.join(root, 'locales') } },
    // A text with every Markdown construct, for the component page; its key is `en`.
    ...(site.target === 'preview'
      ? [{ resolve: 'gatsby-source-filesystem', options: { name: 'sample', path: path.join(root, sampleFolder) } }]
      : []),
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { quality: imageQuality, formats: ['webp'] } } },
    'gatsby-transformer-sharp',
    // Makes the nodes and reads their front matter; markdown-fields.ts turns their text into HTML.
    'gatsby-transformer-remark',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locales',
        languages: localesOf(site),
        defaultLanguage: 'en',
        siteUrl: site.config.origins.global,
        trailingSlash: 'never',
        redirect: false,
        // It would print a line for each file of messages.
        verbose: false,
        // Pages are made in gatsby-node with their own context; React escapes what it prints.
        i18nextOptions: { interpolation: { escapeValue: false, defaultVariables: { product: site.config.name } } },
      },
    },
    ...(site.target === 'preview'
      ? []
      : localesOf(site).map((code) => ({
          resolve: 'gatsby-plugin-sitemap',
          options: {
            output: `/sitemaps/${localeOf(code).tag}`,
            createLinkInHead: false,
            // Every entry lists its alternates, so a file reaches the limit of 50 MB before that of 50,000 addresses
            // (design 14).
            entryLimit: 10_000,
            query: sitemapQuery,
            resolveSiteUrl: () => originOf(site, code),
            resolvePages: (data: { allSitePage: { nodes: SitemapPage[] } }) => data.allSitePage.nodes,
            excludes: [code],
            filterPages: (page: SitemapPage, language: string) =>
              page.pageContext.language !== language || page.pageContext.indexed !== true,
            serialize: (page: SitemapPage) => sitemapEntry(site, page),
          },
        }))),
    { resolve: path.join(root, 'plugins/gatsby-plugin-host-manifests') },
  ];
}
