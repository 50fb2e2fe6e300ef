import { type Site, splitPath } from '../../site/hosting/hosts';
import type { RoutePath } from '../../site/hosting/route-path';
import { isAvailable, matchRoutes } from '../../site/pages/routes';

/** An address without a page (specification 2.5 rule 12, 2.6 and 8). */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFoundError';
  readonly status = 404;
}

/**
 * "Page Not Found" if a route matches but not in its language, "Page not found" if no route matches.
 * @param pathname path on the host, percent-encoded
 */
export function pageNotFound(site: Site, pathname: string): PageNotFoundError {
  const { locale, path } = splitPath(site, pathname);
  const matches = matchRoutes(path as RoutePath);
  const isInvalid = matches.length > 0 && matches.every(({ route, params }) => !isAvailable(route, params, locale));
  return new PageNotFoundError(`${isInvalid ? 'Page Not Found' : 'Page not found'}: ${pathname}`);
}
