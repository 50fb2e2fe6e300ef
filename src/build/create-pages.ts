/**
 * Creates the pages of one build: those of the page table, and no others (design 6).
 */
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { formatFaults } from '../content/faults';
import { loadContent } from '../content/load';
import { localesOf, pathOn, type Site } from '../site/hosts';
import { pageContext } from '../site/page-context';
import { type Entry, type EntryKey, keyOf, pageTable } from '../site/page-table';
import { authorRedirects, formatRedirectFaults } from './author-redirects';
import { entryTextsOf } from './entry-texts';
import { writeShellFiles } from './shell-files';
import { sitemapEntries } from './sitemap-entries';
import { keepBuild } from './this-build';

const templateFile = (name: string): string => path.resolve('src/templates', `${name}.tsx`);

/**
 * Reads and checks the content, makes the table, creates its pages and writes the shell of each language.
 * Any fault in the content stops the build; all faults are reported.
 */
export async function createSitePages(site: Site, { actions, reporter }: CreatePagesArgs): Promise<void> {
  const { documents, faults } = await loadContent(process.cwd());
  if (faults.length > 0) {
    reporter.panicOnBuild(`The content has ${faults.length} faults\n${formatFaults(faults)}`);
  }
  const drafts = site.target === 'preview';
  const table = pageTable(
    documents.filter(({ draft }) => drafts || !draft).map(({ entry }) => entry),
    site.locales,
    site.target,
  );
  const published = documents.filter(({ draft }) => !draft).map(({ entry }) => entry);
  const shared = { shells: await writeShellFiles(site, table), releases: releasesAmong(published) };
  const moved = await authorRedirects(process.cwd(), site, table, documents);
  if (moved.faults.length > 0) {
    reporter.panicOnBuild(`The redirects have ${moved.faults.length} faults\n${formatRedirectFaults(moved.faults)}`);
  }
  const served = new Set(localesOf(site));
  const pages = table.pages.filter(({ locale }) => served.has(locale));
  keepBuild({
    site,
    table,
    pages,
    redirects: moved.redirects,
    texts: entryTextsOf(documents),
    sitemapOf: (code) => sitemapEntries(site, table, code),
  });

  for (const page of pages) {
    actions.createPage({
      path: pathOn(site, page.locale, page.path),
      component: templateFile(page.route.template),
      context: { ...pageContext(site, table, page, shared) },
    });
  }
  reporter.info(`${site.target}: ${served.size} languages, ${pages.length} pages`);
}

/** The releases, the oldest first, by their English files: those of other languages need not be complete. */
const releasesAmong = (entries: readonly Entry[]): EntryKey[] =>
  entries
    .filter(({ section, locale }) => section === 'release' && locale === 'en')
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
    .map(keyOf);
