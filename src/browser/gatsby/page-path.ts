import { gatsbyNotFound } from './language-not-found';

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
