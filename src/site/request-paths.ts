/**
 * What kind of thing a path asks for, by its shape alone: a page, a file, or a service (design 8 and 10).
 *
 * The edge function and the rules that tidy a path leave files and services alone: they look at no disk.
 */

/** Where the visitor's browser calls the product's services; the manifest proxies them (design 10). */
export const servicePrefixes = ['/api', '/client-api', '/statistics'] as const;

/** Folders of the build that hold files only. */
export const filePrefixes = ['/static', '/page-data', '/builds', '/_gatsby', '/.well-known', '/.netlify'] as const;

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

/** Whether a path is that of a file or a service, not of a page. */
export const isFilePath = (path: string): boolean => prefix.test(path) || extension.test(path);
