/**
 * The errors for addresses that do not exist (specification 2.5 rule 12, 2.6 and 8). They do not stop anything: the tracker
 * records them, and the visitor sees the 404 page.
 */
import { type Site, splitPath } from '../../site/hosting/hosts';
import type { RoutePath } from '../../site/hosting/route-path';
import { isAvailable, matchRoutes } from '../../site/pages/routes';

/** A page that does not exist. */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFoundError';
  readonly status = 404;
}

/**
 * The error for a path: "Page Not Found" if routes match the path but none is valid in its language, "Page not found" if no
 * page matches.
 *
 * @param pathname path on the host, as in the browser's address
 */
export function pageNotFound(site: Site, pathname: string): PageNotFoundError {
  const { locale, path } = splitPath(site, pathname);
  const matches = matchRoutes(path as RoutePath);
  const isInvalid = matches.length > 0 && matches.every(({ route, params }) => !isAvailable(route, params, locale));
  return new PageNotFoundError(`${isInvalid ? 'Page Not Found' : 'Page not found'}: ${pathname}`);
}
