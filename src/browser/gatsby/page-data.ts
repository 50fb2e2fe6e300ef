/**
 * The data that a document passes to its first script, in attributes of the script's element, since there are no inline
 * scripts (design 12).
 */

/** The page of a document. */
export interface PageData {
  /** The page's own path on its host; the address may differ, for example on the 404 page. */
  readonly path: string;
  /** Its row of the route table (specification 2.2). */
  readonly pattern: string;
  /** Path of the file with the shell of its language. */
  readonly shell: string;
  /** Path of the script that loads the services and the application. */
  readonly following: string;
}

/** The file in which Gatsby stores the compilation that the data of the pages belong to. */
export const appDataPath = '/page-data/app-data.json';

/** Path of the data that Gatsby reads for a page. */
export const pageDataPath = (path: string): string => `/page-data${path === '/' ? '/index' : path}/page-data.json`;

/** The attributes of the script's element. */
export const pageAttributes = ({
  path,
  pattern,
  shell,
  following,
}: PageData): Readonly<Record<`data-${string}`, string>> => ({
  'data-path': path,
  'data-pattern': pattern,
  'data-shell': shell,
  'data-following': following,
});

/** Reads them. */
export const readPageData = ({ dataset }: HTMLElement | SVGElement): PageData => ({
  path: dataset.path ?? '',
  pattern: dataset.pattern ?? '',
  shell: dataset.shell ?? '',
  following: dataset.following ?? '',
});
