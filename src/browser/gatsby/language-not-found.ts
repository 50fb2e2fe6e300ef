/**
 * The 404 page of each language, in Gatsby's runtime (design 8).
 *
 * Gatsby by itself has only one 404 page, at `/404.html`: for the file of `/vn/404` it would change the visitor's address and
 * hydrate the page as the 404 page of the root language. Here an address that does not exist resolves to the 404 page of its
 * own language, under the name for which Gatsby makes an exception, so that both address and language stay.
 */
import { pathOn, type Site, splitPath } from '../../site/hosting/hosts';
import { notFoundPath } from '../../site/hosting/request-paths';
import type { NavigationStep, PageResources } from './gatsby';

/** Gatsby's name for its 404 page: it leaves the address of a page with this name alone. */
export const gatsbyNotFound = '/404.html';

/** Loads the 404 page of an unknown address's language. */
export function resolveLanguageNotFound(site: Site): NavigationStep {
  const notFoundOf = (path: string) => pathOn(site, splitPath(site, path.split(/[?#]/)[0] ?? '/').locale, notFoundPath);
  const renamed = (resources: PageResources | undefined): PageResources | undefined =>
    resources?.page && { ...resources, page: { ...resources.page, path: gatsbyNotFound } };
  const isNotFound = (resources: PageResources | undefined) => resources?.page?.path === gatsbyNotFound;
  return {
    loadPage: (next) => async (path) => {
      const resources = await next(path);
      return isNotFound(resources) ? renamed(await next(notFoundOf(path))) : resources;
    },
    loadPageSync: (next) => (path, options) => {
      const resources = next(path, options);
      return isNotFound(resources) ? renamed(next(notFoundOf(path), options)) : resources;
    },
  };
}
