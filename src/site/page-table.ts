/**
 * The page table: every page of the site as a plain object, made from the routes and the content's inventory (design 4 to 6).
 *
 * The table is the only source for which pages exist: gatsby-node creates these pages and no others, and the picker,
 * alternates, sitemaps, redirects and link checks use it.
 */
import type { RouteParams } from './availability.ts';
import type { BuildTarget, RoutePath } from './hosts.ts';
import type { LocaleCode } from './locales.ts';
import { fillPattern, isAvailable, isBuilt, type Route, routes } from './routes.ts';
import { pageSize, type Section } from './sections.ts';

/** What the table needs to know about one Markdown file. */
export interface Entry {
  readonly section: Section;
  /** The page's slug: the name of its folder. */
  readonly id: string;
  readonly locale: LocaleCode;
  /** ISO dates (`2026-11-17`). */
  readonly date?: string | undefined;
  readonly updated?: string | undefined;
  readonly category?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Ids of related pages of its section, as listed by the author. */
  readonly related?: readonly string[] | undefined;
  /** Position among its siblings, in sections that are ordered by hand. */
  readonly order?: number | undefined;
}

/** Names one Markdown file: `blog/first-rpa-flow/en`. */
export type EntryKey = `${Section}/${string}/${LocaleCode}`;

/** The key of an entry. */
export const keyOf = (entry: Pick<Entry, 'section' | 'id' | 'locale'>): EntryKey =>
  `${entry.section}/${entry.id}/${entry.locale}`;

/** What a list page shows. */
export interface PageList {
  readonly entries: readonly EntryKey[];
  /** 1-based number of this page, and how many there are. */
  readonly page: number;
  readonly pages: number;
  readonly category?: string;
  readonly tag?: string;
  /** Entries of the whole section by category. */
  readonly counts: Readonly<Record<string, number>>;
  /** Categories and tags that have a list of their own here. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

/** One page in one language. */
export interface Page {
  readonly locale: LocaleCode;
  /** Path within the language. */
  readonly path: RoutePath;
  readonly route: Route;
  readonly params: RouteParams;
  /** The same in every language in which the page exists, even if its path differs. */
  readonly identity: string;
  /** The Markdown file that the page shows. */
  readonly entry?: EntryKey;
  readonly list?: PageList;
  /** The previous and the next page in the section's order, and articles on the same subject. */
  readonly previous?: EntryKey;
  readonly next?: EntryKey;
  readonly related: readonly EntryKey[];
  /** Categories and tags whose names the page shows: `blog/category/basics`, `blog/tag/rpa`. */
  readonly terms: readonly string[];
  /** ISO date of the last change, if the text has one. */
  readonly lastModified?: string;
}

/** The table, with functions to look things up. */
export interface PageTable {
  readonly pages: readonly Page[];
  /** The page at a path within a language. */
  readonly find: (locale: LocaleCode, path: string) => Page | undefined;
  /** The pages that show the same thing as this one in each language, itself included, in the order of the languages. */
  readonly alternates: (page: Page) => readonly Page[];
}

/** The number of entries of another section that a fixed page shows. */
const shownOnFixed = 4;

/**
 * Makes the table for some languages.
 * @param entries all entries of the content tree, in any language
 * @param locales the languages to include
 * @param target the build for which the table is made; by default the public hosts
 * @throws when two pages claim one path, or a route names an unknown middleware
 */
export function pageTable(
  entries: readonly Entry[],
  locales: readonly LocaleCode[],
  target: BuildTarget = 'global',
): PageTable {
  const pages = locales.flatMap((locale) => {
    const own = entries.filter((entry) => entry.locale === locale);
    return routes.filter((route) => isBuilt(route, locale, target)).flatMap((route) => pagesOf(route, locale, own));
  });

  const byPath = new Map<string, Page>();
  const byIdentity = new Map<string, Page[]>();
  for (const page of pages) {
    const address = `${page.locale}:${page.path}`;
    const other = byPath.get(address);
    if (other) {
      throw new Error(
        `Two pages claim ${page.path} in ${page.locale}: route ${other.route.pattern} (${other.identity}) and route ${page.route.pattern} (${page.identity})`,
      );
    }
    byPath.set(address, page);
    byIdentity.set(page.identity, [...(byIdentity.get(page.identity) ?? []), page]);
  }
  return {
    pages,
    find: (locale, path) => byPath.get(`${locale}:${path}`),
    alternates: (page) => byIdentity.get(page.identity) ?? [page],
  };
}

function pagesOf(route: Route, locale: LocaleCode, own: readonly Entry[]): Page[] {
  const { source } = route;
  if (source.kind === 'fixed') {
    if (!isAvailable(route, {}, locale)) return [];
    const shown = route.shows
      ? inOrder(own.filter((entry) => entry.section === route.shows)).slice(0, shownOnFixed)
      : [];
    return [
      { locale, route, path: route.pattern, params: {}, identity: route.pattern, related: shown.map(keyOf), terms: [] },
    ];
  }
  const listed = inOrder(own.filter((entry) => entry.section === source.section));
  switch (source.kind) {
    case 'entry':
      return listed.flatMap((entry, place) => entryPage(route, entry, listed, place));
    case 'index':
      return listPages(route, locale, listed, { params: {}, entries: listed });
    case 'category':
      return categoriesOf(listed).flatMap((category) =>
        listPages(route, locale, listed, {
          params: { category },
          entries: listed.filter((e) => e.category === category),
          category,
        }),
      );
    case 'category-tag':
      return categoriesOf(listed).flatMap((category) => {
        const inCategory = listed.filter((e) => e.category === category);
        return tagsOf(inCategory).flatMap((tag) =>
          listPages(route, locale, listed, {
            params: { category, tags: tag },
            entries: inCategory.filter((e) => e.tags?.includes(tag)),
            category,
            tag,
          }),
        );
      });
    case 'tag':
      return tagsOf(listed).flatMap((tag) =>
        listPages(route, locale, listed, {
          params: { id: tag },
          entries: listed.filter((e) => e.tags?.includes(tag)),
          tag,
          tags: tagsOf(listed),
        }),
      );
  }
}

function entryPage(route: Route, entry: Entry, siblings: readonly Entry[], place: number): Page[] {
  const params: RouteParams = route.pattern.includes('{html}') ? { html: entry.id } : { id: entry.id };
  if (!isAvailable(route, params, entry.locale)) return [];
  const previous = siblings[place - 1];
  const next = siblings[place + 1];
  const lastModified = entry.updated ?? entry.date;
  return [
    {
      locale: entry.locale,
      route,
      path: fillPattern(route.pattern, params),
      params,
      identity: `${entry.section}/${entry.id}`,
      entry: keyOf(entry),
      related: relatedTo(entry, siblings).map(keyOf),
      terms: termsOf(entry.section, entry.category ? [entry.category] : [], entry.tags ?? []),
      ...(previous && { previous: keyOf(previous) }),
      ...(next && { next: keyOf(next) }),
      ...(lastModified && { lastModified }),
    },
  ];
}

/** One complete list of a section, before it is split into pages: its entries, and how they were selected. */
interface EntryList {
  readonly params: RouteParams;
  readonly entries: readonly Entry[];
  readonly category?: string;
  readonly tag?: string;
  /** The tags that lead to narrower or other lists; by default those of its entries. */
  readonly tags?: readonly string[];
}

/** The pages of a list. `listed` holds all entries of the section in the language. */
function listPages(route: Route, locale: LocaleCode, listed: readonly Entry[], list: EntryList): Page[] {
  const { params, entries, category, tag, tags = tagsOf(entries) } = list;
  const section = listed[0]?.section;
  if (section === undefined) return [];
  if (entries.length === 0 || !isAvailable(route, params, locale)) return [];
  const size = section === 'blog' || section === 'news' ? pageSize : entries.length;
  const pages = Math.ceil(entries.length / size);
  const identity = `${section} list ${category ?? ''} ${tag ?? ''}`.trim();
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
      // The second page of a list has different articles in each language, so it is not a translation of the others.
      identity: number > 1 ? `${identity} ${number} ${locale}` : identity,
      related: [],
      terms: termsOf(section, categoriesOf(listed), tags),
      list: {
        entries: entries.slice(place * size, number * size).map(keyOf),
        page: number,
        pages,
        ...(category !== undefined && { category }),
        ...(tag !== undefined && { tag }),
        counts: countsOf(listed),
        categories: categoriesOf(entries),
        tags,
      },
      ...(lastModified && { lastModified }),
    };
  });
}

/** Sorts by `order` in sections ordered by hand, otherwise by date, the newest first. Ties go by id, so that builds agree. */
function inOrder(entries: readonly Entry[]): Entry[] {
  return [...entries].sort(
    (a, b) => (a.order ?? 0) - (b.order ?? 0) || (b.date ?? '').localeCompare(a.date ?? '') || a.id.localeCompare(b.id),
  );
}

/** The related pages that the entry lists. If it has no list, up to three that share the most tags, then the category. */
function relatedTo(entry: Entry, siblings: readonly Entry[]): Entry[] {
  if (entry.related) return entry.related.flatMap((id) => siblings.find((other) => other.id === id) ?? []);
  const score = (other: Entry): number =>
    (other.tags ?? []).filter((tag) => entry.tags?.includes(tag)).length * 2 +
    (entry.category !== undefined && other.category === entry.category ? 1 : 0);
  const best: { readonly other: Entry; readonly points: number }[] = [];
  for (const other of siblings) {
    const points = other.id === entry.id ? 0 : score(other);
    if (points === 0) continue;
    const place = best.findIndex((found) => found.points < points);
    if (place !== -1) best.splice(place, 0, { other, points });
    else if (best.length < mostRelated) best.push({ other, points });
    best.length = Math.min(best.length, mostRelated);
  }
  return best.map(({ other }) => other);
}

/** Related pages of an entry that lists none itself. */
const mostRelated = 3;

const categoriesOf = (entries: readonly Entry[]): string[] => [
  ...new Set(entries.flatMap((entry) => entry.category ?? [])),
];

const countsOf = (entries: readonly Entry[]): Record<string, number> =>
  Object.fromEntries(
    categoriesOf(entries).map((category) => [category, entries.filter((e) => e.category === category).length]),
  );

const tagsOf = (entries: readonly Entry[]): string[] =>
  [...new Set(entries.flatMap((entry) => entry.tags ?? []))].sort();

const termsOf = (section: Section, categories: readonly string[], tags: readonly string[]): string[] => [
  ...categories.map((id) => `${section}/category/${id}`),
  ...tags.map((id) => `${section}/tag/${id}`),
];
