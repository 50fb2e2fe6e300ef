/** The data that a document passes to its first script as attributes of the script element. */

export interface PageData {
  /** The page's own path; the address may differ, for example on the 404 page. */
  readonly path: string;
  /** The row of the route table (specification 2.2). */
  readonly pattern: string;
  /** Path of the shell in the page's language. */
  readonly shell: string;
  /** Path of the script with the services and the application. */
  readonly following: string;
}

/** The file in which Gatsby stores the compilation hash of the page data. */
export const appDataPath = '/page-data/app-data.json';

export const pageDataPath = (path: string): string => `/page-data${path === '/' ? '/index' : path}/page-data.json`;

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

export const readPageData = ({ dataset }: HTMLElement | SVGElement): PageData => ({
  path: dataset.path ?? '',
  pattern: dataset.pattern ?? '',
  shell: dataset.shell ?? '',
  following: dataset.following ?? '',
});
