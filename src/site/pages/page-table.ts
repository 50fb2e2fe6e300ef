/**
 * The page table: every page, made from the routes and the content's inventory (docs/decisions.md). It alone says which
 * pages exist, to gatsby-node, picker, alternates, sitemaps, redirects and link checks.
 */
import type { BuildTarget } from '../hosting/hosts.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import type { LocaleCode } from '../languages/locales.ts';
import type { RouteParams } from './availability.ts';
import { type Entry, type EntryKey, keyOf } from './entry.ts';
import { groupBy } from './group-by.ts';
import { relatedIndex } from './related.ts';
import { fillPattern, isAvailable, isBuilt, type Route, routes } from './routes.ts';
import { pageSize, type Section } from './sections.ts';

export interface PageList {
  readonly entries: readonly EntryKey[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly category: string | null;
  readonly tag: string | null;
  /** Entries of the whole section by category. */
  readonly counts: Readonly<Record<string, number>>;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

export interface Page {
  readonly locale: LocaleCode;
  /** Path within the language. */
  readonly path: RoutePath;
  readonly route: Route;
  readonly params: RouteParams;
  /** The same in every language, even if the path differs. */
  readonly identity: string;
  readonly entry?: EntryKey;
  readonly list?: PageList;
  /** In the section's order. */
  readonly previous?: EntryKey;
  readonly next?: EntryKey;
  readonly related: readonly EntryKey[];
  /** All of its category, itself included, in sections ordered by hand. */
  readonly siblings?: readonly EntryKey[];
  /** Terms whose names the page shows: `blog/category/basics`, `blog/tag/rpa`. */
  readonly terms: readonly string[];
  readonly listedTags?: readonly string[];
  /** ISO date. */
  readonly lastModified?: string;
}

export interface PageTable {
  readonly pages: readonly Page[];
  readonly find: (locale: LocaleCode, path: string) => Page | undefined;
  /** The page in each language, itself included, in the order of the languages. */
  readonly alternates: (page: Page) => readonly Page[];
}

/** Entries of another section that a fixed page shows. */
const shownOnFixed = 4;

/**
 * Makes the table in linear time.
 * @param target by default the public hosts
 * @throws when two pages claim one path, or a route names an unknown middleware
 */
export function pageTable(
  entries: readonly Entry[],
  locales: readonly LocaleCode[],
  target: BuildTarget = 'global',
): PageTable {
  const byLocale = groupBy(entries, ({ locale }) => [locale]);
  const pages = locales.flatMap((locale) => {
    const bySection = groupBy(byLocale.get(locale) ?? [], ({ section }) => [section]);
    const listed = new Map([...bySection].map(([section, own]) => [section, listedSection(own)]));
    return routes.filter((route) => isBuilt(route, locale, target)).flatMap((route) => pagesOf(route, locale, listed));
  });

  const byPath = new Map<string, Page>();
  for (const page of pages) {
    const address = `${page.locale}:${page.path}`;
    const other = byPath.get(address);
    if (other) {
      throw new Error(
        `Two pages claim ${page.path} in ${page.locale}: route ${other.route.pattern} (${other.identity}) and route ${page.route.pattern} (${page.identity})`,
      );
    }
    byPath.set(address, page);
  }
  const byIdentity = groupBy(pages, ({ identity }) => [identity]);
  return {
    pages,
    find: (locale, path) => byPath.get(`${locale}:${path}`),
    alternates: (page) => byIdentity.get(page.identity) ?? [page],
  };
}

/** A tag with fewer entries has no list, which would only repeat that of the category. */
const fewestOfTag = 3;

/** A section in one language, with what all of its pages share. */
interface ListedSection {
  readonly entries: readonly Entry[];
  readonly byCategory: ReadonlyMap<string, readonly Entry[]>;
  /** Entries by category and tag, for tags with a list; under '' in sections without lists by category. */
  readonly byTag: ReadonlyMap<string, ReadonlyMap<string, readonly Entry[]>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly relatedTo: ReturnType<typeof relatedIndex>;
}

function listedSection(unordered: readonly Entry[]): ListedSection {
  const entries = inOrder(unordered);
  const byCategory = byCategoryOf(entries);
  return {
    entries,
    byCategory,
    byTag: new Map([
      ['', listedByTag(entries)],
      ...[...byCategory].map(([id, own]) => [id, listedByTag(own)] as const),
    ]),
    counts: Object.fromEntries([...byCategory].map(([category, { length }]) => [category, length])),
    relatedTo: relatedIndex(entries),
  };
}

function pagesOf(route: Route, locale: LocaleCode, sections: ReadonlyMap<Section, ListedSection>): Page[] {
  const { source } = route;
  if (source.kind === 'fixed') {
    if (!isAvailable(route, {}, locale)) return [];
    const shown = route.shows ? (sections.get(route.shows)?.entries.slice(0, shownOnFixed) ?? []) : [];
    return [
      { locale, route, path: route.pattern, params: {}, identity: route.pattern, related: shown.map(keyOf), terms: [] },
    ];
  }
  const listed = sections.get(source.section);
  if (!listed) return [];
  const { entries, byCategory, byTag } = listed;
  switch (source.kind) {
    case 'entry':
      return entries.flatMap((entry, place) =>
        entry.tool === source.tool ? entryPage(route, entry, listed, place) : [],
      );
    case 'index':
      return listPages(route, locale, listed, { params: {}, entries });
    case 'category':
      return [...byCategory].flatMap(([category, inCategory]) =>
        listPages(route, locale, listed, { params: { category }, entries: inCategory, category }),
      );
    case 'category-tag':
      return [...byCategory.keys()].flatMap((category) =>
        [...(byTag.get(category) ?? [])].flatMap(([tag, tagged]) =>
          listPages(route, locale, listed, { params: { category, tags: tag }, entries: tagged, category, tag }),
        ),
      );
    case 'tag':
      return [...(byTag.get('') ?? [])].flatMap(([tag, tagged]) =>
        listPages(route, locale, listed, { params: { id: tag }, entries: tagged, tag }),
      );
  }
}

function entryPage(route: Route, entry: Entry, section: ListedSection, place: number): Page[] {
  const { entries, byCategory, byTag, relatedTo } = section;
  const params: RouteParams = route.pattern.includes('{html}') ? { html: entry.id } : { id: entry.id };
  if (!isAvailable(route, params, entry.locale)) return [];
  const previous = entries[place - 1];
  const next = entries[place + 1];
  const siblings = entry.order === undefined ? undefined : byCategory.get(entry.category ?? '');
  const lastModified = entry.updated ?? entry.date;
  return [
    {
      locale: entry.locale,
      route,
      path: fillPattern(route.pattern, params),
      params,
      identity: `${entry.section}/${entry.id}`,
      entry: keyOf(entry),
      related: relatedTo(entry, previous, next).map(keyOf),
      ...(siblings && { siblings: siblings.map(keyOf) }),
      terms: termsOf(entry.section, entry.category ? [entry.category] : [], entry.tags ?? []),
      ...(entry.tags && { listedTags: entry.tags.filter((tag) => byTag.get(entry.category ?? '')?.has(tag)) }),
      ...(previous && { previous: keyOf(previous) }),
      ...(next && { next: keyOf(next) }),
      ...(lastModified && { lastModified }),
    },
  ];
}

/** A list of a section before it is split into pages. */
interface EntryList {
  readonly params: RouteParams;
  readonly entries: readonly Entry[];
  readonly category?: string | null;
  readonly tag?: string | null;
}

function listPages(
  route: Route,
  locale: LocaleCode,
  { byCategory, byTag, counts }: ListedSection,
  { params, entries, category = null, tag = null }: EntryList,
): Page[] {
  const section = entries[0]?.section;
  if (section === undefined || !isAvailable(route, params, locale)) return [];
  const size = section === 'blog' || section === 'news' ? pageSize : entries.length;
  const pages = Math.ceil(entries.length / size);
  // In a category, only the tags of its entries; otherwise all.
  const shown = category === null ? null : new Set(entries.flatMap(({ tags = [] }) => tags));
  const tags = [...(byTag.get(category ?? '')?.keys() ?? [])].filter((id) => shown?.has(id) ?? true);
  const identity = `${section} list ${category ?? ''} ${tag ?? ''}`.trim();
  const terms = termsOf(section, [...byCategory.keys()], section === 'partner' ? tagsOf(entries) : tags);
  const categories = [...byCategoryOf(entries).keys()];
  const lastModified = entries
    .map((entry) => entry.updated ?? entry.date ?? '')
    .sort()
    .at(-1);
  return Array.from({ length: pages }, (_, place) => {
    const number = place + 1;
    const pageParams = number > 1 ? { ...params, page: String(number) } : params;
    return {
      locale,
      route,
      params: pageParams,
      path: fillPattern(route.pattern, pageParams),
      // The second page of a list has different articles in each language, so it is no translation.
      identity: number > 1 ? `${identity} ${number} ${locale}` : identity,
      related: [],
      terms,
      list: {
        entries: entries.slice(place * size, number * size).map(keyOf),
        page: number,
        pages,
        category,
        tag,
        counts,
        categories,
        tags,
      },
      ...(lastModified && { lastModified }),
    };
  });
}

/** By category and `order` where authors set one, else the newest first; ties by id, so that builds agree. */
function inOrder(entries: readonly Entry[]): Entry[] {
  return [...entries].sort(
    (a, b) =>
      (a.group ?? 0) - (b.group ?? 0) ||
      (a.order ?? 0) - (b.order ?? 0) ||
      (b.date ?? '').localeCompare(a.date ?? '') ||
      a.id.localeCompare(b.id),
  );
}

const byCategoryOf = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> =>
  groupBy(entries, ({ category }) => (category === undefined ? [] : [category]));

const listedByTag = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> =>
  new Map(
    [...groupBy(entries, ({ tags = [] }) => new Set(tags))]
      .filter(([, { length }]) => length >= fewestOfTag)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const tagsOf = (entries: readonly Entry[]): string[] =>
  [...new Set(entries.flatMap((entry) => entry.tags ?? []))].sort();

const termsOf = (section: Section, categories: readonly string[], tags: readonly string[]): string[] => [
  ...categories.map((id) => `${section}/category/${id}`),
  ...tags.map((id) => `${section}/tag/${id}`),
];
