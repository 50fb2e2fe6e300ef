import type { ThisBuild } from '../../../src/gatsby/pages/this-build';
import { isServed, pathOn, type Site } from '../../../src/site/hosting/hosts';
import type { RoutePath } from '../../../src/site/hosting/route-path';
import type { Page, PageTable } from '../../../src/site/pages/page-table';
import type { AuthorRedirect } from '../../../src/site/redirects/author-redirects';

export interface ManifestInput {
  readonly site: Site;
  /** Paths of this build's pages on their host, sorted. */
  readonly paths: readonly RoutePath[];
  /** Category lists that exist in any language, as paths within it: `/blog-basics`. */
  readonly categoryPaths: readonly RoutePath[];
  /** Author redirects of every language, compiled. */
  readonly redirects: readonly AuthorRedirect[];
  /** For a partial preview, the pages that the pull request removes; null for a build of all pages. */
  readonly gone: readonly Pick<Page, 'locale' | 'path'>[] | null;
}

/**
 * @param table the pages of all languages
 * @param built which of them are built; by default the pages of the build's languages
 */
export function manifestInput(
  site: Site,
  table: PageTable,
  redirects: readonly AuthorRedirect[],
  built?: Pick<ThisBuild, 'pages' | 'partial'>,
): ManifestInput {
  const own = built?.pages ?? table.pages.filter(({ locale }) => isServed(site, locale));
  const categories = table.pages.filter(({ route, list }) => route.source.kind === 'category' && list?.page === 1);
  return {
    site,
    paths: own.map((page) => pathOn(site, page.locale, page.path)).sort(),
    categoryPaths: [...new Set(categories.map((page) => page.path))].sort(),
    redirects,
    gone: built?.partial?.gone ?? null,
  };
}
