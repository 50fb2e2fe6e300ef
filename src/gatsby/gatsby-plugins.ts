import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { imageExtensions } from '../content/model/placement';
import { withCurlyFields } from '../content/render/curly-quotes';
import { frontMatterFields } from '../content/text/yaml-source';
import { interpolationOf } from '../site/data/interpolation';
import { localesOf, originOf, type Site } from '../site/hosting/hosts';
import { localeOf } from '../site/languages/locales';
import { withWholeWords } from '../site/languages/whole-words';
import { imageQuality } from '../site/pages/images';
import { type SitemapEntry, thisBuild } from './pages/this-build';

const root = process.cwd();
const contentFolder = path.join(root, 'content');
const sampleFolder = 'workshop/catalogue/sample';

/** Whether a file or a folder around it begins with a dot: the content check ignores those too. */
const isHidden = (file: string): boolean => /(^|[/\\])\./.test(path.relative(contentFolder, file));

/** Whether the content check refuses a file's extension, such as `.markdown`. */
const isForeign = (file: string): boolean => {
  const extension = path.extname(file);
  return extension !== '' && ![...imageExtensions, '.md'].includes(extension);
};

/** Front matter is YAML. The plugin would read JSON, and run JavaScript. */
const refuse = (): never => {
  throw new Error('The front matter is not YAML; write --- and nothing else into the first line');
};
const engines = {
  yaml: (text: string) => withCurlyFields(frontMatterFields(withWholeWords(text))),
  ...Object.fromEntries(['javascript', 'json', 'coffee', 'toml'].map((language) => [language, refuse])),
};

export function gatsbyPlugins(site: Site): NonNullable<GatsbyConfig['plugins']> {
  return [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: contentFolder, ignore: [isHidden, isForeign] },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locales', path: path.join(root, 'locales') } },
    // A text with every Markdown construct, for the component page; its key is `en`.
    ...(site.target === 'preview'
      ? [{ resolve: 'gatsby-source-filesystem', options: { name: 'sample', path: path.join(root, sampleFolder) } }]
      : []),
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { quality: imageQuality, formats: ['webp'] } } },
    'gatsby-transformer-sharp',
    // Makes the nodes and reads their front matter; markdown-fields.ts turns their text into HTML. Found in `plugins`.
    { resolve: 'gatsby-transformer-remark', options: { engines } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locales',
        languages: localesOf(site),
        defaultLanguage: 'en',
        siteUrl: site.config.origins.global,
        trailingSlash: 'never',
        redirect: false,
        // Gatsby's 404 page in `gatsby develop` has no messages, so it is in one language.
        pages: [{ matchPath: '/dev-404-page', languages: ['en'] }],
        verbose: false,
        // Pages are made in gatsby-node with their own context.
        i18nextOptions: { interpolation: interpolationOf(site) },
      },
    },
    ...(site.target === 'preview'
      ? []
      : localesOf(site).map((code) => ({
          resolve: 'gatsby-plugin-sitemap',
          options: {
            output: `/sitemaps/${localeOf(code).tag}`,
            createLinkInHead: false,
            // Every entry lists its alternates, so a file reaches the limit of 50 MB before that of 50,000 addresses.
            entryLimit: 10_000,
            // The plugin wants a query; the entries come from the page table.
            query: '{ site { id } }',
            resolveSiteUrl: () => originOf(site, code),
            resolvePages: () =>
              thisBuild()
                .sitemapOf(code)
                .map((entry) => ({ path: entry.url, entry })),
            serialize: ({ entry }: { readonly entry: SitemapEntry }) => entry,
          },
        }))),
    { resolve: path.join(root, 'plugins/gatsby-plugin-host-manifests') },
  ];
}
