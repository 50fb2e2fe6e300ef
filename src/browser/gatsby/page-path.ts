/**
 * The path that Gatsby believes its page to have: at its start, it replaces an address that is another one (design 8).
 */
import { gatsbyNotFound } from './language-not-found';

/**
 * Keeps the address of a 404 page, and the slash that rule 8 puts between a language's root and a query (specification 2.5):
 * `/vn/?x=1`. Call it before the page hydrates.
 */
export function keepAddress(
  gatsby: Pick<Window, 'pagePath'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  if (gatsby.pagePath === undefined) return;
  if (gatsby.pagePath.endsWith('/404')) gatsby.pagePath = gatsbyNotFound;
  else if (search !== '' && pathname === `${gatsby.pagePath}/`) gatsby.pagePath = pathname;
}
