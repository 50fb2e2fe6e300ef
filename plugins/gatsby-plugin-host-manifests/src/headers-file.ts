/**
 * The headers of the host's responses (design 8 and 12).
 */

import { shellsPath } from '../../../src/site/data/shell';
import type { Site } from '../../../src/site/hosting/hosts';
import { documentHeaders, type Inline, resourcePolicyName } from '../../../src/site/hosting/security-headers';
import { feedTypes } from '../../../src/site/pages/feeds';
import { markdownType } from '../../../src/site/pages/markdown-pages';
import { shareCardFolder } from '../../../src/site/pages/share-card';

/** Files with a digest of their content in their name never change. */
const forever = 'public, max-age=31536000, immutable';
/** Browsers ask every time, and get a 304 if the file is unchanged. For HTML the host sends this header already. */
const everyTime = 'public, max-age=0, must-revalidate';

/** What other sites may show: pictures, icons and feeds. Where the host joins this with the value for all paths, neither holds. */
const forAll = [resourcePolicyName, 'cross-origin'] as const;

/** Files at the root that are pictures. */
const isPicture = (file: string): boolean => /\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/.test(file);

/**
 * The most bytes of headers that a response may have: intermediaries drop a response with more than 8 KB, and 4 KB is what HTTP/2 keeps
 * from one response to the next, so that longer ones are sent in full each time.
 */
export const mostHeaderBytes = 4096;

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
 * @throws when a response would have more than {@link mostHeaderBytes}
 */
export function headersFile(
  { config, target }: Pick<Site, 'config' | 'target'>,
  rootFiles: readonly string[],
  indexable: boolean,
  inline: Inline,
): string {
  const noIndex = indexable ? [] : [['X-Robots-Tag', 'noindex'] as const];
  const rules: [string, readonly (readonly [string, string])[]][] = [
    ['/*', [...documentHeaders(config, inline, target === 'preview'), ...noIndex]],
    ['/static/*', [['Cache-Control', forever], forAll]],
    [`${shareCardFolder}/*`, [forAll]],
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
    ['/*/feed.json', [['Content-Type', feedTypes.json], forAll]],
    ['/*/feed.xml', [forAll]],
    ...rootFiles
      .filter(isPicture)
      .sort()
      .map((file): [string, [typeof forAll]] => [`/${file}`, [forAll]]),
    ...rootFiles
      .filter(isHashed)
      .sort()
      .map((file): [string, [[string, string]]] => [`/${file}`, [['Cache-Control', forever]]]),
  ];
  const [everywhere, ...others] = rules.map(([, headers]) => bytesOf(headers));
  const bytes = (everywhere ?? 0) + Math.max(...others);
  if (bytes > mostHeaderBytes) {
    throw new Error(
      `The headers of a response would have ${bytes} bytes, and at most ${mostHeaderBytes} are allowed; there are ${inline.elements.length} inline styles and ${config.scriptOrigins.length} script origins, which the Content-Security-Policy names`,
    );
  }
  return rules
    .map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}

/** The length of headers as HTTP/1.1 sends them. */
const bytesOf = (headers: readonly (readonly [string, string])[]): number =>
  headers.reduce((sum, [name, value]) => sum + Buffer.byteLength(`${name}: ${value}\r\n`), 0);

/** The text of `robots.txt`: it allows everything on a public host in production, and nothing elsewhere. */
export const robotsFile = (site: Site, origin: string, indexable: boolean): string =>
  indexable
    ? `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
    : `# ${site.target}: not for search engines\nUser-agent: *\nDisallow: /\n`;
