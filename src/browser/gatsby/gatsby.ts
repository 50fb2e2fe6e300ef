/**
 * The parts of Gatsby's runtime that are used here and are not public: what it keeps on `window`, and the one place where steps of
 * ours come before its own functions (design 9).
 */

/** Goes to an address within the site, or back and forward by a number. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** The options of Gatsby's `navigate` and of the guard. */
export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: object;
  /** Opts in to leaving the product's domains (specification 2.6). */
  readonly external?: boolean;
}

/** What is used of a loaded page. */
export interface PageResources {
  /** `error` if a part of the page could not be loaded. */
  readonly status?: string;
  /** Missing if a part of the page could not be loaded. */
  readonly page?: { readonly path: string };
}

/** What is used of a page's `page-data.json`. */
export interface PageDocumentData {
  /** The name of its template's script. */
  readonly componentChunkName: string;
}

type LoadPage = (path: string) => Promise<PageResources | undefined>;
type LoadPageSync = (path: string, options?: object) => PageResources | undefined;
type Hover = (path: string) => void;

/** Gatsby's public loader. A page whose parts cannot be loaded is one with status `error`, or none. */
interface Loader {
  loadPage: LoadPage;
  loadPageSync: LoadPageSync;
  /** Loads a page in advance, when the pointer comes over its link. */
  hovering: Hover;
}

declare global {
  interface Window {
    /** The path of the page in the document. If it is not that of the address, Gatsby changes the address. */
    pagePath?: string;
    /** The data of that page; without them, Gatsby asks for them. */
    pageData?: PageDocumentData;
    ___webpackCompilationHash?: string;
    ___chunkMapping?: Readonly<Record<string, readonly string[]>>;
    ___navigate: Navigate;
    ___push: Navigate;
    ___replace: Navigate;
    readonly ___loader: Loader;
  }
}

/** What Gatsby's own links and `navigate` call. */
export const entrances = ['___navigate', '___push', '___replace'] as const;

/** What steps are put before. */
export type GatsbyRuntime = Pick<Window, (typeof entrances)[number] | '___loader'>;

/** Takes part in navigation: each function may hand over to the next step, and in the end to Gatsby. */
export interface NavigationStep {
  readonly navigate?: (next: Navigate) => Navigate;
  readonly loadPage?: (next: LoadPage) => LoadPage;
  readonly loadPageSync?: (next: LoadPageSync) => LoadPageSync;
  readonly hovering?: (next: Hover) => Hover;
}

/** Puts steps before Gatsby's functions, in the order in which they are called. */
export function putBefore(gatsby: GatsbyRuntime, steps: readonly NavigationStep[]): void {
  const { ___loader: loader } = gatsby;
  for (const { navigate, loadPage, loadPageSync, hovering } of [...steps].reverse()) {
    if (navigate) for (const name of entrances) gatsby[name] = navigate(gatsby[name]);
    if (loadPage) loader.loadPage = loadPage(loader.loadPage);
    if (loadPageSync) loader.loadPageSync = loadPageSync(loader.loadPageSync);
    if (hovering) loader.hovering = hovering(loader.hovering);
  }
}

/** Whether a page's parts could not be loaded. */
export const isFailed = (resources: PageResources | undefined): boolean =>
  resources === undefined || resources.status === 'error';

/** An address in the form that Gatsby's loader uses. */
export const withoutHash = (address: string): string => address.split('#')[0] ?? '';

/** Whether an address leads to a place in the page that is shown; such a jump loads nothing. */
export const isSamePage = (to: string, href: string): boolean =>
  withoutHash(new URL(to, href).href) === withoutHash(href);
