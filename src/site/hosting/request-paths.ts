/**
 * What a path asks for, judged only by its form: a page, a file, or a service (design 8 and 10).
 *
 * The edge function and the rules that tidy paths cannot look at the disk, so they use this to leave files and services alone.
 */

/** The paths at which browsers call the product's services; the manifest proxies them (design 10). */
export const servicePrefixes = ['/api', '/client-api', '/statistics'] as const;

/** Folders of the build that hold files only. */
export const filePrefixes = [
  '/static',
  '/page-data',
  '/shell',
  '/builds',
  '/sitemaps',
  '/pagefind',
  '/share-cards',
  '/~partytown',
  '/_gatsby',
  '/.well-known',
  '/.netlify',
] as const;

/** Files at the root that the host reads but does not serve. */
const hostFiles = ['/_redirects', '/_headers'] as const;

/** File extensions that the build writes or the host serves. `.html` is not among them, since it names a page (rule 7). */
export const fileExtensions = [
  'js',
  'mjs',
  'css',
  'map',
  'json',
  'xml',
  'txt',
  'md',
  'ico',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'avif',
  'gif',
  'svg',
  'woff2',
  'mp4',
  'webm',
  'pdf',
  'webmanifest',
] as const;

const prefix = new RegExp(`^(?:${[...servicePrefixes, ...filePrefixes].join('|').replaceAll('.', '\\.')})(?:/|$)`);
const extension = new RegExp(`\\.(?:${fileExtensions.join('|')})$`);

/** The path within a language of the 404 page, which is shown for addresses that do not exist. */
export const notFoundPath = '/404';

/** The spellings under which a host finds that page's file. Each responds with 404 and does not redirect. */
export const notFoundSpellings = [
  notFoundPath,
  `${notFoundPath}/`,
  `${notFoundPath}.html`,
  `${notFoundPath}/index.html`,
] as const;

/** Whether a path within a language is that of its 404 page. */
export const isNotFoundPage = (path: string): boolean => notFoundSpellings.some((spelling) => spelling === path);

/**
 * Whether the host serves a file or a service of its own at a path, in any spelling, so that no author's redirect can use the
 * path. This is also true for a path that cannot be decoded.
 */
export function isHostOwned(path: string): boolean {
  try {
    const plain = decodeURIComponent(path).toLowerCase();
    return isFilePath(plain) || isNotFoundPage(plain) || hostFiles.some((file) => plain === file);
  } catch {
    return true;
  }
}

/** Whether a path is that of a file or a service, not of a page. */
export const isFilePath = (path: string): boolean => prefix.test(path) || extension.test(path);
