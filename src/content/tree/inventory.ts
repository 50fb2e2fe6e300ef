/** What exists: the pages of the content, with and without drafts, and the headings that links may lead to. */
import type { SiteConfig } from '../../site/hosting/config.ts';
import type { RoutePath } from '../../site/hosting/route-path.ts';
import { defaultLocale, type LocaleCode, localeCodes } from '../../site/languages/locales.ts';
import { keyOf } from '../../site/pages/entry.ts';
import { pageTable } from '../../site/pages/page-table.ts';
import type { Section } from '../../site/pages/sections.ts';
import type { Taxonomy } from '../model/taxonomy';
import { entryOf, isDraft, type PlacedFile } from './documents';

export type Inventory = ReturnType<typeof inventoryOf>;

/** @param files no two claim the same path */
export function inventoryOf(files: readonly PlacedFile[], taxonomy: Taxonomy | null, config: SiteConfig) {
  const tableOf = (some: readonly PlacedFile[]) =>
    pageTable(
      some.map((file) => entryOf(file, taxonomy)),
      localeCodes,
    );
  const table = tableOf(files);
  const published = files.some(isDraft) ? tableOf(files.filter((file) => !isDraft(file))) : table;
  const byKey = new Map(files.map((file) => [keyOf(file), file]));
  const idsOf = (section: Section, locale: LocaleCode): string[] =>
    files.filter((file) => file.section === section && file.locale === locale).map(({ id }) => id);
  return {
    config,
    idsOf,
    /** The English file of a page. */
    english: (page: PlacedFile): PlacedFile | undefined => byKey.get(keyOf({ ...page, locale: defaultLocale })),
    /** Drafts included. */
    has: (locale: LocaleCode, path: string): boolean => table.find(locale, path) !== undefined,
    /** False for drafts, and for lists with only drafts. */
    isPublic: (locale: LocaleCode, path: string): boolean => published.find(locale, path) !== undefined,
    localesWith: (path: string): LocaleCode[] => localeCodes.filter((locale) => table.find(locale, path)),
    /** The path in one language of the page that has this path in other languages. */
    counterpart: (locale: LocaleCode, path: string): RoutePath | undefined => {
      const [page] = localeCodes.flatMap((other) => table.find(other, path) ?? []);
      return page && table.alternates(page).find((alternate) => alternate.locale === locale)?.path;
    },
    pathsIn: (locale: LocaleCode): RoutePath[] =>
      table.pages.filter((page) => page.locale === locale).map((page) => page.path),
    /** Null if the anchors of the page do not come from Markdown. */
    anchorsAt: (locale: LocaleCode, path: string): readonly string[] | null => {
      const page = table.find(locale, path);
      if (page?.entry) return byKey.get(page.entry)?.source.markdown.headings.map(({ slug }) => slug) ?? null;
      return path === '/faq' ? idsOf('faq', locale) : null;
    },
  };
}
