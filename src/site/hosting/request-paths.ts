/** Tells pages, files and services apart by the form of a path, without a look at the disk (docs/redirects.md). */
import { attempt } from '../attempt.ts';

/** Paths of the product's services, which the manifest proxies (docs/browser.md). */
export const servicePrefixes = ['/api', '/client-api', '/statistics'] as const;
/** The editor of previews (docs/editor.md). */
export const editorPath = '/_edit';

export const filePrefixes: readonly string[] = [
  ...'/static /page-data /shell /builds /sitemaps /pagefind /share-cards /~partytown /_gatsby'.split(' '),
  ...['/.well-known', '/.netlify', editorPath],
];

/** Files at the root that the host reads but does not serve. */
const hostFiles = ['/_redirects', '/_headers'] as const;

/** Extensions of files that the build writes or the host serves. `.html` names a page (rule 7). */
const fileExtensions =
  'js mjs css map json xml txt md ico png jpg jpeg webp avif gif svg woff2 mp4 webm pdf webmanifest'.split(' ');

const prefix = new RegExp(`^(?:${[...servicePrefixes, ...filePrefixes].join('|').replaceAll('.', '\\.')})(?:/|$)`);
const extension = new RegExp(`\\.(?:${fileExtensions.join('|')})$`);
export const notFoundPath = '/404';

/** The spellings of the 404 page. Each responds with 404 and does not redirect. */
const notFoundSpellings: readonly string[] = ['', '/', '.html', '/index.html'].map((end) => notFoundPath + end);

export const isNotFoundPage = (path: string): boolean => notFoundSpellings.includes(path);

/** Whether a path, in any spelling, is a file's or a service's, so that no author may redirect it; or is malformed. */
export function isHostOwned(path: string): boolean {
  const plain = attempt(() => decodeURIComponent(path).toLowerCase());
  return plain === null || isFilePath(plain) || isNotFoundPage(plain) || hostFiles.some((file) => plain === file);
}

/** Whether a path belongs to a file or a service, not a page. */
export const isFilePath = (path: string): boolean => prefix.test(path) || extension.test(path);

/** A part of an address as it is meant; unchanged if it is malformed. */
export const decoded = (written: string): string => attempt(() => decodeURIComponent(written)) ?? written;
