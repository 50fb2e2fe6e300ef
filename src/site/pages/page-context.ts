/** The context of a page: ids, slugs and paths, never texts (docs/pages.md, docs/decisions.md). */
import { addressOf, hrefOf, pathOn, type Site } from '../hosting/hosts.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import { type LocaleCode, messageTagOf } from '../languages/locales.ts';
import type { RouteParams } from './availability.ts';
import type { EntryKey } from './entry.ts';
import type { Page, PageList, PageTable } from './page-table.ts';
import type { LayoutName } from './routes.ts';
import { switchLanguage } from './switch-language.ts';

/** Languages with the path within each. */
export type Alternates = readonly (readonly [LocaleCode, RoutePath])[];

/** As gatsby-node passes it to the template and its query. */
export interface PageContext {
  /** Also the variable of the message query. */
  readonly language: LocaleCode;
  readonly namespaces: readonly string[];
  /** Path within the language. */
  readonly route: RoutePath;
  /** Pattern of the route, which the tracker records as route name. */
  readonly pattern: RoutePath;
  readonly params: RouteParams;
  readonly layout: LayoutName;
  readonly indexed: boolean;
  /** Public address of the page that this one is a version of. */
  readonly canonical: string;
  /** Includes this page. */
  readonly alternates: Alternates;
  /** Addresses of the picker that are neither an alternate nor the language's root. */
  readonly switchTo: Readonly<Partial<Record<LocaleCode, string>>>;
  readonly entry: EntryKey | null;
  readonly entries: readonly EntryKey[];
  /** Entries that the page names: the related ones, the previous and the next, the siblings. */
  readonly neighbours: readonly EntryKey[];
  readonly previous: EntryKey | null;
  readonly next: EntryKey | null;
  readonly related: readonly EntryKey[];
  /** The pages of its group, itself included, where they are a path (help, guides). */
  readonly siblings?: readonly EntryKey[];
  /** Categories and tags whose names the page shows. */
  readonly terms: readonly string[];
  /** Tags of an entry that have a list. */
  readonly listedTags?: readonly string[];
  /** English files of the releases that the page names in every language, the oldest first. */
  readonly releases?: readonly EntryKey[];
  readonly list: ListContext | null;
  /** Why the public may not see the page; only on a preview. */
  readonly unpublished?: Unpublished;
  /** Path of the language's shell. It changes with the shell, so that documents with it are rebuilt. */
  readonly shell: string;
  /** For gatsby-plugin-react-i18next, which leaves pages with this context alone (docs/messages.md). */
  readonly i18n: ReturnType<typeof pluginContext>;
}

/** A draft, or a text with a date in the future (ISO). */
export type Unpublished = { readonly state: 'draft' } | { readonly state: 'future'; readonly date: string };
export type ListContext = Omit<PageList, 'entries'>;

/** A variant of another page has only itself. */
export const alternatesOf = (table: PageTable, page: Page): Alternates =>
  (page.route.canonical ? [page] : table.alternates(page)).map(({ locale, path }) => [locale, path]);

export interface Shared {
  readonly shells: Readonly<Partial<Record<LocaleCode, string>>>;
  readonly releases: readonly EntryKey[];
  /** Texts that are not public yet; only on a preview. */
  readonly unpublished?: ReadonlyMap<EntryKey, Unpublished>;
}

export function pageContext(site: Site, table: PageTable, page: Page, shared: Shared): PageContext {
  const { shells, releases } = shared;
  const { locale, path, route } = page;
  const unpublished = page.entry && shared.unpublished?.get(page.entry);
  const alternates = alternatesOf(table, page);
  const { entries, list } = listed(page);
  const neighbours = [...page.related, page.previous, page.next, ...(page.siblings ?? [])].filter(
    (key) => key !== undefined,
  );
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
    entries,
    neighbours: [...new Set(neighbours)],
    previous: page.previous ?? null,
    next: page.next ?? null,
    related: page.related,
    ...(page.siblings && { siblings: page.siblings }),
    terms: page.terms,
    ...(page.listedTags && { listedTags: page.listedTags }),
    ...(route.releases && { releases: releases.slice(-route.releases) }),
    list,
    ...(unpublished && { unpublished }),
    shell: shells[locale] ?? '',
    i18n: pluginContext(site, page),
  };
}

/** By the tag, not the code: i18next asks Intl for the plural rules of it, and Intl does not know `jp` or `vn`. */
function pluginContext(site: Site, { locale, path }: Page) {
  const language = messageTagOf(locale);
  const own = { language, languages: [language], defaultLanguage: language, generateDefaultLanguagePage: false };
  return { ...own, routed: true, originalPath: path, path: pathOn(site, locale, path) };
}

/** The entries of a list, and what else its page says of it. */
function listed({ list }: Page): { readonly entries: readonly EntryKey[]; readonly list: ListContext | null } {
  if (!list) return { entries: [], list: null };
  const { entries, ...rest } = list;
  return { entries, list: rest };
}

/** The picker's addresses that do not follow from the alternates, which keeps page data small. */
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

/** Whether the picker leads to a language's home page because the language has nothing closer. */
export const leadsHome = (site: Site, context: PageContext, to: LocaleCode): boolean =>
  context.route !== '/' && pickerAddress(site, context, to) === hrefOf(site, to, '/');

export const pickerAddress = (site: Site, context: PageContext, to: LocaleCode): string =>
  context.switchTo[to] ?? pickerDefault(site, context.alternates, to);
