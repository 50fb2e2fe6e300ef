/** What exists: the pages of the content, with and without drafts, and the headings that links may lead to. */
import type { SiteConfig } from '../../site/hosting/config.ts';
import type { RoutePath } from '../../site/hosting/route-path.ts';
import { type LocaleCode, localeCodes } from '../../site/languages/locales.ts';
import { keyOf } from '../../site/pages/entry.ts';
import { type Page, pageTable } from '../../site/pages/page-table.ts';
import type { Section } from '../../site/pages/sections.ts';
import type { Taxonomy } from '../model/taxonomy';
import { entryOf, isDraft, type PlacedFile } from './documents';

export interface Inventory {
  readonly config: SiteConfig;
  /** Drafts included. */
  readonly has: (locale: LocaleCode, path: string) => boolean;
  /** False for drafts, and for lists with only drafts. */
  readonly isPublic: (locale: LocaleCode, path: string) => boolean;
  readonly localesWith: (path: string) => readonly LocaleCode[];
  /** The path in one language of the page that has this path in other languages. */
  readonly counterpart: (locale: LocaleCode, path: string) => RoutePath | undefined;
  readonly pathsIn: (locale: LocaleCode) => readonly RoutePath[];
  readonly idsOf: (section: Section, locale: LocaleCode) => readonly string[];
  /** Null if the anchors of the page do not come from Markdown. */
  readonly anchorsAt: (locale: LocaleCode, path: string) => readonly string[] | null;
}

/**
 * @param files no two claim the same path
 * @param taxonomy categories and tags that may have lists
 */
export function inventoryOf(files: readonly PlacedFile[], taxonomy: Taxonomy | null, config: SiteConfig): Inventory {
  const tableOf = (some: readonly PlacedFile[]) =>
    pageTable(
      some.map((file) => entryOf(file, taxonomy)),
      localeCodes,
    );
  const table = tableOf(files);
  const published = files.some(isDraft) ? tableOf(files.filter((file) => !isDraft(file))) : table;
  const byKey = new Map(files.map((file) => [keyOf(file), file]));
  const pageAnywhere = (path: string): Page | undefined => {
    for (const locale of localeCodes) {
      const page = table.find(locale, path);
      if (page) return page;
    }
    return undefined;
  };
  const idsOf = (section: Section, locale: LocaleCode): string[] =>
    files.filter((file) => file.section === section && file.locale === locale).map(({ id }) => id);
  return {
    config,
    idsOf,
    has: (locale, path) => table.find(locale, path) !== undefined,
    isPublic: (locale, path) => published.find(locale, path) !== undefined,
    localesWith: (path) => localeCodes.filter((locale) => table.find(locale, path)),
    counterpart: (locale, path) => {
      const page = pageAnywhere(path);
      return page && table.alternates(page).find((alternate) => alternate.locale === locale)?.path;
    },
    pathsIn: (locale) => table.pages.filter((page) => page.locale === locale).map((page) => page.path),
    anchorsAt: (locale, path) => {
      const page = table.find(locale, path);
      if (page?.entry) return byKey.get(page.entry)?.source.markdown.headings.map(({ slug }) => slug) ?? null;
      return path === '/faq' ? idsOf('faq', locale) : null;
    },
  };
}
