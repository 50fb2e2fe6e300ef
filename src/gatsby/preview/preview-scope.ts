/**
 * Which pages a deploy preview builds: those that a pull request can have changed, in all their languages, and those that show them.
 * The preview redirects all others to production.
 */

import { readFile } from 'node:fs/promises';
import { placementOf } from '../../content/model/placement';
import { fieldsOf } from '../../content/text/front-matter-fields';
import { type ContentDocument, entryOf } from '../../content/tree/documents';
import type { BuildTarget, Site } from '../../site/hosting/hosts';
import { notFoundPath } from '../../site/hosting/request-paths';
import type { LocaleCode } from '../../site/languages/locales';
import { type EntryKey, keyOf } from '../../site/pages/entry';
import { menusOf } from '../../site/pages/menus';
import { type Page, type PageTable, pageTable } from '../../site/pages/page-table';

export type PreviewScope =
  | { readonly kind: 'all'; readonly reason: string }
  /** `gone` are pages of production that the pull request removes. */
  | { readonly kind: 'changed'; readonly pages: readonly Page[]; readonly gone: readonly Page[] };

/** A partial preview cannot remove more pages: each needs a redirect rule, and a host may have 1,000. */
const mostGone = 300;

type Placed = Pick<ContentDocument, 'entry' | 'draft'>;

/**
 * - A file of a page's folder: the page; the lists that show it, or whose numbers it changes; the pages that name it as a
 *   neighbour or as related; all of it now or before. A page is built in all its languages or in none.
 * - `content/redirects.yaml`, tests and documents: none.
 * - Anything else, such as code, styles, messages, the taxonomy, or a page that comes into a menu or leaves it: all.
 *
 * The home pages, the 404 pages and what production does not have, such as drafts, are always built.
 */
export function previewScope(
  site: Site,
  table: PageTable,
  documents: readonly Placed[],
  { files, earlier }: PreviewChanges,
): PreviewScope {
  const everywhere = files.find((file) => reachOf(file) === 'everywhere');
  if (everywhere !== undefined) return { kind: 'all', reason: `${everywhere} can show on any page` };

  const documentsBefore = asBefore(documents, files, earlier);
  const before = tableOf(site, documentsBefore, 'preview');
  const menus = site.locales.find((locale) => menusIn(site, locale, table) !== menusIn(site, locale, before));
  if (menus) return { kind: 'all', reason: `the menus of ${menus} have changed` };

  const published = documentsBefore.filter(({ draft }) => !draft);
  const production = tableOf(site, published, 'global');
  const gone = production.pages.filter(({ locale, path }) => !table.find(locale, path));
  if (gone.length > mostGone) return { kind: 'all', reason: `${gone.length} pages are gone` };

  const changed = [...new Set(files.map(reachOf).filter((reach) => reach !== 'nowhere'))];
  const shown = [...table.pages, ...before.pages].filter((page) => showsAny(page, changed));
  const isOtherList = ({ locale, path, list }: Page): boolean =>
    list !== undefined && JSON.stringify(list) !== JSON.stringify(before.find(locale, path)?.list);
  const identities = new Set([...shown, ...table.pages.filter(isOtherList)].map(({ identity }) => identity));
  const isBuilt = ({ identity, locale, path }: Page): boolean =>
    path === '/' || path === notFoundPath || identities.has(identity) || !production.find(locale, path);
  return { kind: 'changed', pages: table.pages.filter(isBuilt), gone };
}

/**
 * One page for every template that a preview would otherwise lack. Then its scripts and its renderer are those of the whole site, and
 * come from the cache, whichever pages the last build had.
 */
export function pagesOfOtherTemplates(table: PageTable, pages: readonly Page[]): readonly Page[] {
  const known = new Set(pages.map(({ route }) => route.template));
  return table.pages.filter(({ route: { template } }) => !known.has(template) && known.add(template));
}

/** Where a change of a file can show: everywhere, nowhere, or on the pages that show an entry such as `blog/first`. */
export function reachOf(file: string): 'everywhere' | 'nowhere' | `${string}/${string}` {
  const [folder, section, id, ...rest] = file.split('/');
  if (folder === 'content' && section && id && rest.length > 0) return `${section}/${id}`;
  return unread.some((pattern) => pattern.test(file)) ? 'nowhere' : 'everywhere';
}

/** Files that no page is made from. The redirects are written into every preview. */
const unread = [/^content\/redirects\.yaml$/, /^(?:docs|__tests__|\.github|\.vscode)\//, /^[^/]+\.md$/, /^LICENSE$/];

/** Whether a page shows one of some entries. The numbers of a list are compared apart. */
function showsAny(page: Page, names: readonly string[]): boolean {
  if (page.list) return page.list.entries.some((key) => names.some((name) => key.startsWith(`${name}/`)));
  const sources = [...sourcesOf(page)];
  return names.some((name) =>
    sources.some((source) => {
      if (source.startsWith(`content/${name}/`)) return true;
      return source.endsWith('/') ? `content/${name}`.startsWith(source) : source === name;
    }),
  );
}

const tableOf = (site: Site, documents: readonly Placed[], target: BuildTarget): PageTable =>
  pageTable(
    documents.map(({ entry }) => entry),
    site.locales,
    target,
  );

function asBefore(
  documents: readonly Placed[],
  files: readonly string[],
  earlier: PreviewChanges['earlier'],
): readonly Placed[] {
  const changed = new Set(files);
  const unchanged = documents.filter(({ entry }) => !changed.has(`content/${keyOf(entry)}.md`));
  const old = Object.entries(earlier).flatMap(([file, text]): Placed[] => {
    const placed = placementOf(file);
    if (!('placement' in placed)) return [];
    const data = fieldsOf(text);
    return [{ entry: entryOf({ ...placed.placement, data }, null), draft: data.draft === true }];
  });
  return [...unchanged, ...old];
}

const menusIn = (site: Site, locale: LocaleCode, table: PageTable): string =>
  JSON.stringify(menusOf(site.config, locale, (path) => table.find(locale, path) !== undefined));

/** The variable that names the file with the changes; without it, a preview has all pages. */
export const changesVariable = 'PREVIEW_CHANGES';

export interface PreviewChanges {
  /** Their paths relative to the project; those that are gone are among them. */
  readonly files: readonly string[];
  /** What the Markdown files of the content that have changed or are gone said before, by their path. */
  readonly earlier: Readonly<Record<string, string>>;
}

export async function readChanges(env: Readonly<Record<string, string | undefined>>): Promise<PreviewChanges | null> {
  const file = env[changesVariable];
  return file ? (JSON.parse(await readFile(file, 'utf8')) as PreviewChanges) : null;
}

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
