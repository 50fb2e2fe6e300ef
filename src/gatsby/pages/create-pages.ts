import { resolve } from 'node:path';
import type { CreatePagesArgs, Reporter } from 'gatsby';
import { loadContent } from '../../content/checks/load';
import type { ContentDocument } from '../../content/tree/documents';
import { isSameTree, readTree } from '../../content/tree/read-tree';
import { formatFaults } from '../../site/faults';
import { addressOf, isServed, localesOf, pathOn, type Site } from '../../site/hosting/hosts';
import { notFoundPath } from '../../site/hosting/request-paths';
import type { LocaleCode } from '../../site/languages/locales';
import { alternateLinks } from '../../site/pages/alternates';
import { type Entry, type EntryKey, keyOf } from '../../site/pages/entry';
import { alternatesOf, pageContext, type Unpublished } from '../../site/pages/page-context';
import { type Page, type PageTable, pageTable } from '../../site/pages/page-table';
import { templateFile } from '../../site/pages/routes';
import { pagesOfOtherTemplates, previewScope, readChanges } from '../preview/preview-scope';
import { authorRedirects } from './author-redirects';
import { takeTree } from './plain-files';
import { writeShellFiles } from './shell-files';
import { entryTextsOf, keepBuild, type PartialPreview, type SitemapEntry } from './this-build';

/**
 * Reads and checks the content, makes the page table, creates its pages and writes the shell of each language.
 * A fault in the content stops the build; all faults are reported.
 */
export async function createSitePages(site: Site, args: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = args;
  const content = await loadContent(process.cwd(), { tree: takeTree() });
  const { documents, faults, tree } = content;
  if (faults.length > 0) {
    reporter.panicOnBuild(`The content has ${faults.length} faults\n${formatFaults(faults)}`);
  }
  const shown = documents.filter(({ draft }) => site.target === 'preview' || !draft);
  const table = pageTable(
    shown.map(({ entry }) => entry),
    site.locales,
    site.target,
  );
  const published = documents.filter(({ draft }) => !draft).map(({ entry }) => entry);
  const shared = {
    shells: await writeShellFiles(site, table),
    releases: releasesAmong(published),
    ...(site.target === 'preview' && { unpublished: unpublishedAmong(documents, new Date()) }),
  };
  const moved = await authorRedirects(process.cwd(), site, table, content);
  if (moved.faults.length > 0) {
    reporter.panicOnBuild(`The redirects have ${moved.faults.length} faults\n${formatFaults(moved.faults)}`);
  }
  const { pages, partial } = await pagesToBuild(site, table, shown, reporter);
  keepBuild({
    site,
    table,
    pages,
    partial,
    redirects: moved.redirects,
    texts: entryTextsOf(documents, tree),
    sitemapOf: (code) => sitemapEntries(site, table, code),
  });

  const firstNotFound = pages.find(({ path }) => path === notFoundPath);
  for (const page of pages) {
    const path = pathOn(site, page.locale, page.path);
    const component = resolve(templateFile(page.route.template));
    const context = { ...pageContext(site, table, page, shared) };
    actions.createPage({ path, component, context });
    // Gatsby copies that of English, but loses it when `gatsby develop` makes the pages a second time, or when English is left out.
    if (page === firstNotFound && process.env.NODE_ENV === 'development') {
      actions.createPage({ path: `${notFoundPath}.html`, component, context });
    }
  }
  reporter.info(`${site.target}: ${localesOf(site).length} languages, ${pages.length} pages`);
  // Gatsby takes the data of a file that is saved while pages are made, but makes no pages for it.
  if (process.env.NODE_ENV === 'development' && !isSameTree(tree, await readTree(process.cwd())))
    await createSitePages(site, args);
}

/** The pages of the build's languages; of a preview, those that a pull request can have changed, if its changes are known. */
async function pagesToBuild(
  site: Site,
  table: PageTable,
  documents: readonly ContentDocument[],
  reporter: Reporter,
): Promise<{ readonly pages: readonly Page[]; readonly partial: PartialPreview | null }> {
  const all = table.pages.filter(({ locale }) => isServed(site, locale));
  const changes = site.target === 'preview' ? await readChanges(process.env) : null;
  if (!changes) return { pages: all, partial: null };
  const scope = previewScope(site, table, documents, changes);
  if (scope.kind === 'all') {
    reporter.info(`All pages are built: ${scope.reason}`);
    return { pages: all, partial: null };
  }
  const built = new Set([...scope.pages, ...pagesOfOtherTemplates(table, scope.pages)]);
  const leftOut = all.filter((page) => !built.has(page));
  reporter.info(
    `${built.size} pages are built; ${leftOut.length} others are on production, ${scope.gone.length} are gone`,
  );
  return { pages: [...built], partial: { leftOut, gone: scope.gone } };
}

/**
 * Drafts and texts with a date in the future, which a preview shows and marks.
 * @param now the time of the build; dates are those of UTC
 */
export function unpublishedAmong(
  documents: readonly Pick<ContentDocument, 'entry' | 'draft'>[],
  now: Date,
): ReadonlyMap<EntryKey, Unpublished> {
  const today = now.toISOString().slice(0, 10);
  return new Map(
    documents.flatMap(({ entry, draft }): [EntryKey, Unpublished][] => {
      const { date = '' } = entry;
      if (draft) return [[keyOf(entry), { state: 'draft' }]];
      return date > today ? [[keyOf(entry), { state: 'future', date }]] : [];
    }),
  );
}

/** The sitemap of a language: its pages, each with a link to every language in which it exists. */
export const sitemapEntries = (site: Site, table: PageTable, code: LocaleCode): readonly SitemapEntry[] =>
  table.pages
    .filter((page) => page.locale === code && page.route.indexed)
    .map((page) => ({
      url: addressOf(site, code, page.path),
      ...(page.lastModified && { lastmod: page.lastModified }),
      links: alternateLinks(site, alternatesOf(table, page)).map(({ hreflang, href }) => ({
        lang: hreflang,
        url: href,
      })),
    }));

/** The releases, the oldest first, by their English files: those of other languages need not be complete. */
const releasesAmong = (entries: readonly Entry[]): EntryKey[] =>
  entries
    .filter(({ section, locale }) => section === 'release' && locale === 'en')
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
    .map(keyOf);
