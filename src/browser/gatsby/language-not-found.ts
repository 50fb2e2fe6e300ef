/**
 * The 404 page of each language. Gatsby knows only `/404.html`, and would change the address of others. So an unknown
 * address resolves to the 404 page of its language under Gatsby's name.
 */
import { pathOn, type Site, splitPath } from '../../site/hosting/hosts';
import { notFoundPath } from '../../site/hosting/request-paths';
import type { NavigationStep, PageResources } from './gatsby';

/** Gatsby leaves the address of a page with this name alone. */
const gatsbyNotFound = '/404.html';

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

/**
 * Gatsby replaces the address if it differs from `pagePath`. This keeps the address of a 404 page, and the slash
 * between a language root and a query in `/vn/?x=1` (specification 2.5 rule 8). Call it before hydration.
 */
export function keepAddress(
  gatsby: Pick<Window, 'pagePath'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  if (gatsby.pagePath === undefined) return;
  if (gatsby.pagePath.endsWith('/404')) gatsby.pagePath = gatsbyNotFound;
  else if (search !== '' && pathname === `${gatsby.pagePath}/`) gatsby.pagePath = pathname;
}
