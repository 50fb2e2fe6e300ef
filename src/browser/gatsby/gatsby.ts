/** The private parts of Gatsby's runtime that the site uses. */
import { withoutHash } from '../navigation/hash-target';

/** A path within the site, or a number of history entries. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: object;
  /** Allows leaving the product's domains (specification 2.6). */
  readonly external?: boolean;
}

export interface PageResources {
  /** `error` if a resource of the page could not be loaded. */
  readonly status?: string;
  readonly page?: { readonly path: string };
}

export interface PageDocumentData {
  /** The name of its template's script. */
  readonly componentChunkName: string;
}

type LoadPage = (path: string) => Promise<PageResources | undefined>;
type LoadPageSync = (path: string, options?: object) => PageResources | undefined;

/** Gatsby's public loader. A page that cannot be loaded has the status `error` or is undefined. */
interface Loader {
  loadPage: LoadPage;
  loadPageSync: LoadPageSync;
}

declare global {
  interface Window {
    /** The path of the document's page. If it differs from the address, Gatsby changes the address. */
    pagePath?: string;
    /** The data of that page. Gatsby requests them if they are missing. */
    pageData?: PageDocumentData;
    ___webpackCompilationHash?: string;
    ___chunkMapping?: Readonly<Record<string, readonly string[]>>;
    ___navigate: Navigate;
    ___push: Navigate;
    ___replace: Navigate;
    readonly ___loader: Loader;
  }
}

/**
 * The functions that Gatsby's links and `navigate` call. The public hook `onPreRouteUpdate` cannot refuse, and runs
 * when the next page has loaded (gatsby-link.test.tsx fails if Gatsby calls others).
 */
export const navigateFunctions = ['___navigate', '___push', '___replace'] as const;

export type GatsbyRuntime = Pick<Window, (typeof navigateFunctions)[number] | '___loader'>;

/** Wraps functions of Gatsby. Each wrapper may call `next`: the next step, and in the end Gatsby. */
export interface NavigationStep {
  readonly navigate?: (next: Navigate) => Navigate;
  readonly loadPage?: (next: LoadPage) => LoadPage;
  readonly loadPageSync?: (next: LoadPageSync) => LoadPageSync;
}

/** The first step is called first. */
export function wrapGatsby(gatsby: GatsbyRuntime, steps: readonly NavigationStep[]): void {
  const { ___loader: loader } = gatsby;
  for (const { navigate, loadPage, loadPageSync } of [...steps].reverse()) {
    if (navigate) for (const name of navigateFunctions) gatsby[name] = navigate(gatsby[name]);
    if (loadPage) loader.loadPage = loadPage(loader.loadPage);
    if (loadPageSync) loader.loadPageSync = loadPageSync(loader.loadPageSync);
  }
}

export const isFailed = (resources: PageResources | undefined): boolean =>
  resources === undefined || resources.status === 'error';

/** Whether an address is on the current page, so that nothing is loaded. */
export const isSamePage = (to: string, href: string): boolean =>
  withoutHash(new URL(to, href).href) === withoutHash(href);
