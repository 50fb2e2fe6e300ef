/**
 * The slash that rule 8 puts between a language's root and a query (specification 2.5, design 8): `/vn/?x=1`.
 */
import type { GatsbyWindow } from './language-not-found';

/**
 * Keeps Gatsby from removing the slash: at its start, Gatsby replaces an address that is not the page's own path.
 * Call it before the page hydrates.
 */
export function keepSlashBeforeQuery(
  gatsby: GatsbyWindow,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
) {
  if (search !== '' && gatsby.pagePath !== undefined && pathname === `${gatsby.pagePath}/`) gatsby.pagePath = pathname;
}
