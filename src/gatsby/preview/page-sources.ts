import type { EntryKey } from '../../site/pages/entry';
import type { Page } from '../../site/pages/page-table';

/**
 * What a page is made from besides messages: `blog/first`, `blog/` for a list of the section, or the path of a file. It tells which
 * pages a change of the content can have changed (`sources` in src/gatsby/written/page-manifest-format.ts).
 */
export function sourcesOf(page: Page): ReadonlySet<string> {
  const { locale, route, entry, list, previous, next, related, siblings = [], terms } = page;
  const named = (key: EntryKey): string => key.slice(0, key.lastIndexOf('/'));
  const keys = [entry, previous, next, ...related, ...siblings].filter((key) => key !== undefined);
  const own = keys.map((key) => (key.endsWith(`/${locale}`) ? named(key) : `content/${key}.md`));
  return new Set([
    ...own,
    ...(list && route.source.kind !== 'fixed' ? [`${route.source.section}/`] : []),
    ...(route.releases ? ['content/release/'] : []),
    ...(terms.length > 0 ? ['content/taxonomy.yaml'] : []),
  ]);
}
