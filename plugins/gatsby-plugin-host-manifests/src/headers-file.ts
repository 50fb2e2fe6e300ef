import { shellsPath } from '../../../src/site/data/shell';
import type { Site } from '../../../src/site/hosting/hosts';
import { editorPath } from '../../../src/site/hosting/request-paths';
import {
  documentHeaders,
  editorPolicy,
  policyName,
  resourcePolicyName,
} from '../../../src/site/hosting/security-headers';
import { feedTypes } from '../../../src/site/pages/feeds';
import { markdownType } from '../../../src/site/pages/markdown-pages';
import { routes } from '../../../src/site/pages/routes';
import { shareCardFolder } from '../../../src/site/pages/share-card';

/** Files with a digest of their content in their name never change. */
const forever = 'public, max-age=31536000, immutable';
/** The host sends this header for HTML by itself. */
const everyTime = 'public, max-age=0, must-revalidate';

/** For pictures, icons and feeds, which other sites may show. Joined with the value for all paths, neither is valid. */
const forAll = [resourcePolicyName, 'cross-origin'] as const;

const isPicture = (file: string): boolean => /\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/.test(file);

/** Proxies drop a response with more than 8 KB of headers; HTTP/2 remembers 4 KB from one response to the next. */
export const mostHeaderBytes = 4096;

/**
 * What paths begin with on a preview, whose editor has a policy of its own (docs/editor.md). The host joins the policies of all rules that
 * match and knows no rule with an exception, so there the policy of pages is not on all paths but on those that begin with one of these:
 * every page, and every address that leads nowhere but for those that begin with another sign.
 */
const pagePaths: readonly string[] = [
  '/',
  ...[...'abcdefghijklmnopqrstuvwxyz0123456789%'].map((sign) => `/${sign}*`),
  ...['/_review', ...routes.map(({ pattern }) => pattern).filter((pattern) => pattern.startsWith('/_'))].map(
    (page) => `${page}/*`,
  ),
];

export const isHashed = (file: string): boolean => /(?:^|[.-])[0-9a-f]{8}\.(?:js|css)$/.test(file);

/**
 * The text of `_headers`.
 * @param rootFiles names of the files at the root of the build, listed one by one: the host joins the headers of all rules that match a
 *   path, so no path should match two rules that set the same header
 * @param scripts the inline scripts as CSP sources: `sha256-…`
 * @throws when a response would have more than {@link mostHeaderBytes}
 */
export function headersFile(
  { config, target }: Pick<Site, 'config' | 'target'>,
  rootFiles: readonly string[],
  indexable: boolean,
  scripts: readonly string[],
): string {
  const noIndex = ['X-Robots-Tag', 'noindex'] as const;
  const filesWith = (isMeant: (file: string) => boolean, header: Header): Rule[] =>
    rootFiles
      .filter(isMeant)
      .sort()
      .map((file) => [`/${file}`, [header]]);
  const isPreview = target === 'preview';
  const protecting = documentHeaders(config, scripts, isPreview);
  const policy = protecting.filter(([name]) => name === policyName);
  const onAllPaths = isPreview ? protecting.filter(([name]) => name !== policyName) : protecting;
  const ofEditor: Rule = [`${editorPath}/*`, [[policyName, editorPolicy()]]];
  const rules: Rule[] = [
    ['/*', indexable ? onAllPaths : [...onAllPaths, noIndex]],
    ...(isPreview ? [...pagePaths.map((path): Rule => [path, policy]), ofEditor] : []),
    ['/static/*', [['Cache-Control', forever], forAll]],
    [`${shareCardFolder}/*`, [forAll]],
    [`${shellsPath}*`, [['Cache-Control', forever]]],
    ['/page-data/*', [['Cache-Control', everyTime]]],
    ['/builds/*', [['Cache-Control', everyTime]]],
    // The Markdown repeats its page. Where nothing may be listed, the header is already on every path.
    ['/*.md', [['Content-Type', `${markdownType}; charset=utf-8`], ...(indexable ? [noIndex] : [])]],
    ['/llms.txt', [['Content-Type', 'text/plain; charset=utf-8']]],
    ['/*/feed.json', [['Content-Type', feedTypes.json], forAll]],
    ['/*/feed.xml', [forAll]],
    ...filesWith(isPicture, forAll),
    ...filesWith(isHashed, ['Cache-Control', forever]),
  ];
  const [everywhere, ...others] = rules.map(([, headers]) => bytesOf(headers));
  const bytes = (everywhere ?? 0) + Math.max(...others);
  if (bytes > mostHeaderBytes) {
    throw new Error(
      `The headers of a response would have ${bytes} bytes, and at most ${mostHeaderBytes} are allowed; the Content-Security-Policy names ${config.scriptOrigins.length} script origins`,
    );
  }
  return rules
    .map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}

type Header = readonly [name: string, value: string];
type Rule = [path: string, headers: readonly Header[]];

const bytesOf = (headers: readonly Header[]): number =>
  headers.reduce((sum, [name, value]) => sum + Buffer.byteLength(`${name}: ${value}\r\n`), 0);

export const robotsFile = (site: Site, origin: string, indexable: boolean): string =>
  indexable
    ? `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
    : `# ${site.target}: not for search engines\nUser-agent: *\nDisallow: /\n`;
