/**
 * Names under which visitors look for something that no page may use (`locales/<code>/search.json`), and the pages that answer them
 * (src/site/pages/search-meanings.ts).
 */
import { messagesOf } from '../gatsby/messages';
import { fillMessage } from '../site/data/interpolation';
import { localesOf, pathOn, type Site } from '../site/hosting/hosts';
import type { RoutePath } from '../site/hosting/route-path';
import { localeOf } from '../site/languages/locales';
import type { Meaning } from '../site/languages/search-words';
import { searchMeanings } from '../site/pages/search-meanings';
import { plainText } from './plain-text';

export type MeaningsByTag = Readonly<Record<string, readonly Meaning[]>>;

export async function searchNames(site: Site): Promise<MeaningsByTag> {
  const ofLanguages = localesOf(site).map(async (code) => {
    const names = new Map(Object.entries(await messagesOf(code, 'search')));
    const meanings = Object.entries(searchMeanings).map(([id, { pages, account }]): Meaning => {
      const named = pages.map((page) => fillMessage(page, { product: site.config.name.toLowerCase() }) as RoutePath);
      return {
        id,
        names: plainText(site, names.get(id) ?? '')
          .split(/[,，、]/)
          .map((name) => name.trim())
          .filter(Boolean),
        ...(account && { account }),
        pages: named.map((page) => pathOn(site, code, page)),
      };
    });
    return [localeOf(code).tag, meanings] as const;
  });
  return Object.fromEntries(await Promise.all(ofLanguages));
}
