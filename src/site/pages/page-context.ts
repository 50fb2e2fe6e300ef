/**
 * The context of a page: ids, slugs and paths only, never texts (design 12 and 14).
 */
import { addressOf, hrefOf, pathOn, type Site } from '../hosting/hosts.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import { type LocaleCode, messageTagOf } from '../languages/locales.ts';
import type { RouteParams } from './availability.ts';
import type { EntryKey } from './entry.ts';
import type { Page, PageTable } from './page-table.ts';
import type { LayoutName } from './routes.ts';
import { switchLanguage } from './switch-language.ts';

/** A page in several languages: each language, and the path within it. */
export type Alternates = readonly (readonly [LocaleCode, RoutePath])[];

/** The context of one page, as gatsby-node passes it to the template and to its query. */
export interface PageContext {
  /** The language; also the variable of the message query. */
  readonly language: LocaleCode;
  /** Message namespaces of the template. */
  readonly namespaces: readonly string[];
  /** Path within the language. */
  readonly route: RoutePath;
  /** The route's pattern: the tracker's current route name. */
  readonly pattern: RoutePath;
  readonly params: RouteParams;
  readonly layout: LayoutName;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** Public address of the page of which this one is a version. */
  readonly canonical: string;
  /** The same page in every language that has it, this one included. */
  readonly alternates: Alternates;
  /** Addresses of the picker that are neither an alternate nor the language's root. */
  readonly switchTo: Readonly<Partial<Record<LocaleCode, string>>>;
  readonly entry: EntryKey | null;
  readonly entries: readonly EntryKey[];
  /** Entries of the section that the page names: the related ones, then the previous and the next. */
  readonly neighbours: readonly EntryKey[];
  readonly previous: EntryKey | null;
  readonly next: EntryKey | null;
  readonly related: readonly EntryKey[];
  /** Categories and tags whose names the page shows. */
  readonly terms: readonly string[];
  /** Of an entry: those of its tags that have a list. */
  readonly listedTags?: readonly string[];
  /** Releases that the page names in every language, by their English files, the oldest first. */
  readonly releases?: readonly EntryKey[];
  readonly list: ListContext | null;
  /** What keeps the page from the public; only on a preview. */
  readonly unpublished?: Unpublished;
  /** Path of the file with the shell of the language. It changes with the shell, so the documents with it are made anew. */
  readonly shell: string;
  /** For gatsby-plugin-react-i18next, which does not change pages that have it (design 9). */
  readonly i18n: PluginContext;
}

/** A draft, or a text whose day is still to come (an ISO date). */
export type Unpublished = { readonly state: 'draft' } | { readonly state: 'future'; readonly date: string };

/** Numbers and names of a list page. */
export interface ListContext {
  readonly page: number;
  readonly pages: number;
  readonly category: string | null;
  readonly tag: string | null;
  /** Entries of the whole section by category. */
  readonly counts: Readonly<Record<string, number>>;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

interface PluginContext {
  readonly language: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly generateDefaultLanguagePage: boolean;
  readonly routed: boolean;
  readonly originalPath: string;
  readonly path: string;
}

/** The same page in every language that has it, this one included; a variant of another page has no others. */
export const alternatesOf = (table: PageTable, page: Page): Alternates =>
  (page.route.canonical ? [page] : table.alternates(page)).map(({ locale, path }) => [locale, path]);

/** What a build makes once for the contexts of all pages. */
export interface Shared {
  /** Paths of the files with the shells. */
  readonly shells: Readonly<Partial<Record<LocaleCode, string>>>;
  /** All releases, by their English files, the oldest first. */
  readonly releases: readonly EntryKey[];
  /** The texts that are not for the public yet; only on a preview. */
  readonly unpublished?: ReadonlyMap<EntryKey, Unpublished>;
}

/** The context of a page of the table. */
export function pageContext(site: Site, table: PageTable, page: Page, shared: Shared): PageContext {
  const { shells, releases } = shared;
  const { locale, path, route } = page;
  const unpublished = page.entry && shared.unpublished?.get(page.entry);
  const alternates = alternatesOf(table, page);
  const neighbours = [...page.related, page.previous, page.next].filter((key) => key !== undefined);
  return {
    language: locale,
    namespaces: route.messages,
    route: path,
    pattern: route.pattern,
    params: page.params,
    layout: route.layout,
    indexed: route.indexed,
    canonical: addressOf(site, locale, route.canonical ?? path),
    alternates,
    switchTo: switchTargets(site, table, page, alternates),
    entry: page.entry ?? null,
    entries: page.list?.entries ?? [],
    neighbours: [...new Set(neighbours)],
    previous: page.previous ?? null,
    next: page.next ?? null,
    related: page.related,
    terms: page.terms,
    ...(page.listedTags && { listedTags: page.listedTags }),
    ...(route.releases && { releases: releases.slice(-route.releases) }),
    list: page.list
      ? {
          page: page.list.page,
          pages: page.list.pages,
          category: page.list.category ?? null,
          tag: page.list.tag ?? null,
          counts: page.list.counts,
          categories: page.list.categories,
          tags: page.list.tags,
        }
      : null,
    ...(unpublished && { unpublished }),
    shell: shells[locale] ?? '',
    // The tag and not the code: i18next asks Intl for the plural rules of this name, and Intl does not know `jp` or `vn`.
    i18n: {
      language: messageTagOf(locale),
      languages: [messageTagOf(locale)],
      defaultLanguage: messageTagOf(locale),
      generateDefaultLanguagePage: false,
      routed: true,
      originalPath: path,
      path: pathOn(site, locale, path),
    },
  };
}

/**
 * The picker's addresses, only for those languages where the address is neither the alternate's nor, without an alternate, the
 * home page. All others follow from the alternates, so that a page's data stays small.
 */
function switchTargets(
  site: Site,
  table: PageTable,
  page: Page,
  alternates: Alternates,
): Partial<Record<LocaleCode, string>> {
  const exists = (code: LocaleCode, path: string) => table.find(code, path) !== undefined;
  const targets: Partial<Record<LocaleCode, string>> = {};
  for (const to of site.locales) {
    const address = switchLanguage(site, page.path, page.locale, to, exists);
    if (address !== pickerDefault(site, alternates, to)) targets[to] = address;
  }
  return targets;
}

const pickerDefault = (site: Site, alternates: Alternates, to: LocaleCode): string => {
  const alternate = alternates.find(([code]) => code === to);
  return hrefOf(site, to, alternate?.[1] ?? '/');
};

/** Whether the picker leads to a language's root because the language has neither the page nor anything in its place. */
export const leadsHome = (site: Site, context: PageContext, to: LocaleCode): boolean =>
  context.route !== '/' && pickerAddress(site, context, to) === hrefOf(site, to, '/');

/** The picker's address for a language, from the context of a page. */
export const pickerAddress = (site: Site, context: PageContext, to: LocaleCode): string =>
  context.switchTo[to] ?? pickerDefault(site, context.alternates, to);
