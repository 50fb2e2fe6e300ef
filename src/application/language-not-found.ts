/**
 * The 404 page of each language, in Gatsby's runtime (design 8).
 *
 * Gatsby by itself has only one 404 page, at `/404.html`: for the file of `/vn/404` it would change the visitor's address and
 * hydrate the page as the 404 page of the root language. Here an address that does not exist resolves to the 404 page of its
 * own language, under the name for which Gatsby makes an exception, so that both address and language stay.
 */
import { pathOn, type Site, splitPath } from '../site/hosts';
import { notFoundPath } from '../site/request-paths';

/** The parts of a page's resources in Gatsby's loader that are used here. */
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
 * Makes Gatsby's loader return the 404 page of an unknown address's language.
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
