/**
 * The 404 page of each language, in Gatsby's runtime (design 8).
 *
 * Stock Gatsby knows one 404 page, at `/404.html`: for the file of `/vn/404` it would change the visitor's address, and
 * hydrate the page into the root language's 404. Here an address that leads nowhere resolves to the 404 page of its own
 * language, under the name that Gatsby exempts, so that the address stays and the language too.
 */
import { pathOn, type Site, splitPath } from '../site/hosts';
import { notFoundPath } from '../site/request-paths';

/** Page resources of Gatsby's loader, as far as they matter here. */
interface PageResources {
  /** Missing when a part of the page could not be loaded. */
  readonly page?: { readonly path: string };
}

/** The public part of Gatsby's loader (`window.___loader`). */
export interface GatsbyLoader {
  loadPage: (path: string) => Promise<PageResources | undefined>;
  loadPageSync: (path: string, options?: object) => PageResources | undefined;
}

/** What Gatsby keeps on `window`. */
export interface GatsbyWindow {
  pagePath?: string;
  readonly ___loader: GatsbyLoader;
}

const gatsbyNotFound = '/404.html';

/**
 * Makes Gatsby's loader answer an unknown address with the 404 page of that address's language.
 * Call it before the page hydrates.
 */
export function resolveLanguageNotFound(site: Site, gatsby: GatsbyWindow): void {
  const loader = gatsby.___loader;
  const { loadPage, loadPageSync } = loader;
  const notFoundOf = (path: string) => pathOn(site, splitPath(site, path.split(/[?#]/)[0] ?? '/').locale, notFoundPath);
  const renamed = (resources: PageResources | undefined): PageResources | undefined =>
    resources?.page && { ...resources, page: { ...resources.page, path: gatsbyNotFound } };
  const isNotFound = (resources: PageResources | undefined) => resources?.page?.path === gatsbyNotFound;

  loader.loadPage = async (path) => {
    const resources = await loadPage(path);
    return isNotFound(resources) ? renamed(await loadPage(notFoundOf(path))) : resources;
  };
  loader.loadPageSync = (path, options) => {
    const resources = loadPageSync(path, options);
    return isNotFound(resources) ? renamed(loadPageSync(notFoundOf(path), options)) : resources;
  };
  if (gatsby.pagePath?.endsWith('/404')) gatsby.pagePath = gatsbyNotFound;
}
