/**
 * What kind of thing a path asks for, by its shape alone: a page, a file, or a service (design 8 and 10).
 *
 * The edge function and the rules that tidy a path leave files and services alone: they look at no disk.
 */

/** Where the visitor's browser calls the product's services; the manifest proxies them (design 10). */
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

/** Files at the root that the host reads and serves to nobody. */
const hostFiles = ['/_redirects', '/_headers'] as const;

/** Endings of files that the build writes or the host serves; `.html` is not among them: it names a page (rule 7). */
export const fileExtensions = [
  'js',
  'mjs',
  'css',
  'map',
  'json',
  'xml',
  'txt',
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

/** The path within a language of the page that answers for addresses that lead nowhere. */
export const notFoundPath = '/404';

/** The spellings under which a host finds that page's file. Each answers 404 itself: none leads to another. */
export const notFoundSpellings = [
  notFoundPath,
  `${notFoundPath}/`,
  `${notFoundPath}.html`,
  `${notFoundPath}/index.html`,
] as const;

/** Whether a path within a language is that of its 404 page. */
export const isNotFoundPage = (path: string): boolean => notFoundSpellings.some((spelling) => spelling === path);

/**
 * Whether a path is one that the host answers with a file or a service of its own, in any spelling: no author's redirect may
 * claim it. A path that cannot be read counts as one.
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
