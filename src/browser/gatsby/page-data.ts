/** The data that a document passes to its first script as attributes of the script element. */
const names = [
  /** The page's own path; the address may differ, for example on the 404 page. */
  'path',
  /** The row of the route table (specification 2.2). */
  'pattern',
  /** Path of the shell in the page's language. */
  'shell',
  /** Path of the script with the services and the application. */
  'following',
] as const;
export type PageData = Readonly<Record<(typeof names)[number], string>>;

/** The file in which Gatsby stores the compilation hash of the page data. */
export const appDataPath = '/page-data/app-data.json';

export const pageDataPath = (path: string): string => `/page-data${path === '/' ? '/index' : path}/page-data.json`;

export const pageAttributes = (page: PageData): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [`data-${name}`, page[name]]));

export const readPageData = ({ dataset }: HTMLElement | SVGElement) =>
  Object.fromEntries(names.map((name) => [name, dataset[name] ?? ''])) as PageData;
