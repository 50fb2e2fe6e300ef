/**
 * What exists: the pages of the content, with and without drafts, and the headings to which links may lead.
 */
import type { SiteConfig } from '../../site/hosting/config.ts';
import type { RoutePath } from '../../site/hosting/route-path.ts';
import { type LocaleCode, localeCodes } from '../../site/languages/locales.ts';
import { keyOf } from '../../site/pages/entry.ts';
import { type Page, pageTable } from '../../site/pages/page-table.ts';
import type { Section } from '../../site/pages/sections.ts';
import type { Taxonomy } from '../model/taxonomy';
import { entryOf, isDraft, type PlacedFile } from './documents';

/** The questions that the link, field and alias checks ask. */
export interface Inventory {
  readonly config: SiteConfig;
  /** Whether a language has a page at a path, drafts included. */
  readonly has: (locale: LocaleCode, path: string) => boolean;
  /** Whether the page at a path is on the public site: it is not a draft, and not a list that has only drafts. */
  readonly isPublic: (locale: LocaleCode, path: string) => boolean;
  /** The languages that have a page at a path. */
  readonly localesWith: (path: string) => readonly LocaleCode[];
  /** The path in one language of the page that has this path in other languages. */
  readonly counterpart: (locale: LocaleCode, path: string) => RoutePath | undefined;
  /** Every path of a language. */
  readonly pathsIn: (locale: LocaleCode) => readonly RoutePath[];
  /** The ids that a section has in a language. */
  readonly idsOf: (section: Section, locale: LocaleCode) => readonly string[];
  /** The anchors of the page at a path, or null if they do not come from Markdown. */
  readonly anchorsAt: (locale: LocaleCode, path: string) => readonly string[] | null;
}

/**
 * Makes the inventory of some files, no two of which claim the same path.
 * @param taxonomy the categories and tags that may have lists
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
