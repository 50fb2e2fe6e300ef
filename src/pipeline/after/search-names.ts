/**
 * What visitors look for by names that no page may bear, in each language of a build: the names from `locales/<code>/search.json`,
 * what answers them from src/site/pages/search-meanings.ts.
 */
import { localesOf, pathOn, type RoutePath, type Site } from '../../site/hosting/hosts';
import { localeOf } from '../../site/languages/locales';
import type { Meaning } from '../../site/languages/search-words';
import type { PageTable } from '../../site/pages/page-table';
import { searchMeanings } from '../../site/pages/search-meanings';
import { messagesOf } from './build-messages';

/** The meanings of each language, by its tag. */
export type MeaningsByTag = Readonly<Record<string, readonly Meaning[]>>;

/** Reads the names of every language of a build. Pages that a language does not have answer nothing. */
export async function searchNames(site: Site, table: Pick<PageTable, 'find'>): Promise<MeaningsByTag> {
  const ofLanguages = localesOf(site).map(async (code) => {
    const names = new Map(Object.entries(await messagesOf(code, 'search')));
    const meanings = Object.entries(searchMeanings).map(([id, { pages, account }]): Meaning => {
      const there = pages.filter((page) => table.find(code, (page.split('#')[0] ?? page) as RoutePath) !== undefined);
      return {
        id,
        names: (names.get(id) ?? '')
          .split(/[,，、]/)
          .map((name) => name.trim())
          .filter(Boolean),
        ...(account && { account }),
        pages: there.map((page) => pathOn(site, code, page)),
      };
    });
    return [localeOf(code).tag, meanings] as const;
  });
  return Object.fromEntries(await Promise.all(ofLanguages));
}
