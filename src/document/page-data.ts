/**
 * What a document tells its first script: attributes of the script's own element, since no script stands inline (design 12).
 */

/** The page of a document. */
export interface PageData {
  /** The page's own path on its host; its address may differ, as where nothing is found. */
  readonly path: string;
  /** Its row of the route table (specification 2.2). */
  readonly pattern: string;
  /** Path of the file with the shell of its language. */
  readonly shell: string;
  /** Path of the script that brings what follows the document. */
  readonly following: string;
}

/** Where Gatsby says of which compilation the pages' data are. */
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
