/**
 * The headers of the host's responses (design 8 and 12).
 */

import { shellsPath } from '../../../shell/shell';
import type { Site } from '../../../site/hosting/hosts';
import { documentHeaders, type Inline } from '../../../site/hosting/security-headers';
import { feedTypes } from '../../../site/pages/feeds';
import { markdownType } from '../../../site/pages/markdown-pages';

/** Files with a digest of their content in their name never change. */
const forever = 'public, max-age=31536000, immutable';
/** Browsers ask every time, and get a 304 if the file is unchanged. For HTML the host sends this header already. */
const everyTime = 'public, max-age=0, must-revalidate';

/** Whether the name of a file holds a digest of its content, as Gatsby's webpack writes it. */
export const isHashed = (file: string): boolean => /(?:^|[.-])[0-9a-f]{8}\.(?:js|css)$/.test(file);

/**
 * Whether search engines may list a build: a public host, deployed to production.
 * @param deployContext Netlify's `CONTEXT`; undefined outside Netlify
 */
export const isIndexable = (site: Site, deployContext: string | undefined): boolean =>
  site.target !== 'preview' && (deployContext === undefined || deployContext === 'production');

/**
 * The text of `_headers`.
 * @param rootFiles names of the files at the root of the build; those with a hash are cached forever. They are listed one
 *   by one because the host joins the headers of all rules that match a path, so no path should match two rules that set
 *   the same header
 * @param inline what stands inline in the pages
 */
export function headersFile(
  { config }: Pick<Site, 'config'>,
  rootFiles: readonly string[],
  indexable: boolean,
  inline: Inline,
): string {
  const noIndex = indexable ? [] : [['X-Robots-Tag', 'noindex'] as const];
  const rules: [string, readonly (readonly [string, string])[]][] = [
    ['/*', [...documentHeaders(config, inline), ...noIndex]],
    ['/static/*', [['Cache-Control', forever]]],
    [`${shellsPath}*`, [['Cache-Control', forever]]],
    ['/page-data/*', [['Cache-Control', everyTime]]],
    ['/builds/*', [['Cache-Control', everyTime]]],
    // The Markdown of a page repeats it. Where nothing may be listed, the header is among those of every path.
    [
      '/*.md',
      [
        ['Content-Type', `${markdownType}; charset=utf-8`],
        ...(indexable ? [['X-Robots-Tag', 'noindex'] as const] : []),
      ],
    ],
    ['/llms.txt', [['Content-Type', 'text/plain; charset=utf-8']]],
    ['/*/feed.json', [['Content-Type', feedTypes.json]]],
    ...rootFiles
      .filter(isHashed)
      .sort()
      .map((file): [string, [[string, string]]] => [`/${file}`, [['Cache-Control', forever]]]),
  ];
  return rules
    .map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}

/** The text of `robots.txt`: it allows everything on a public host in production, and nothing elsewhere. */
export const robotsFile = (site: Site, origin: string, indexable: boolean): string =>
  indexable
    ? `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
    : `# ${site.target}: not for search engines\nUser-agent: *\nDisallow: /\n`;
