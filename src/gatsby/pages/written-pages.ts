import { access, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { pathOn } from '../../site/hosting/hosts';
import { notFoundPath } from '../../site/hosting/request-paths';
import type { Page } from '../../site/pages/page-table';
import type { ThisBuild } from './this-build';

/**
 * Makes sure that the pages on disk are those of the page table: removes files of deleted pages, which a warm cache can keep, and fails
 * the build when a page is missing. Writes the number of pages by language and section to `.cache/page-counts.json`.
 */
export async function verifyWrittenPages(
  { site, pages }: Pick<ThisBuild, 'site' | 'pages'>,
  publicFolder: string,
  reporter: Reporter,
): Promise<void> {
  const paths = pages.map((page) => pathOn(site, page.locale, page.path));
  const expected = new Set(paths.map((each) => path.join(publicFolder, each, 'index.html')));
  // Gatsby's own copy of the page.
  if (paths.includes(notFoundPath)) expected.add(path.join(publicFolder, '404.html'));

  const written = await htmlFiles(publicFolder);
  for (const file of written) {
    if (expected.has(file) || (await isStatic(publicFolder, file))) continue;
    await rm(file);
    if (path.basename(file) === 'index.html') await rm(dataOf(publicFolder, file), { force: true });
    reporter.info(`Removed ${file}: it is not a page of this build`);
  }
  const there = new Set(written);
  const missing = [...expected].filter((file) => !there.has(file));
  if (missing.length > 0) {
    reporter.panicOnBuild(`${missing.length} pages were not written: ${missing.slice(0, 20).join(', ')}`);
  }
  await writeFile(path.join('.cache', 'page-counts.json'), JSON.stringify(countPages(pages)));
  reporter.info(`${expected.size} pages written, as many as the page table has`);
}

const dataOf = (publicFolder: string, file: string): string => {
  const pagePath = path.relative(publicFolder, path.dirname(file));
  return path.join(publicFolder, 'page-data', pagePath === '' ? 'index' : pagePath, 'page-data.json');
};

/** Whether a file was copied from `static/`, such as a proof of ownership. */
export const isStatic = (publicFolder: string, file: string): Promise<boolean> =>
  access(path.join('static', path.relative(publicFolder, file))).then(
    () => true,
    () => false,
  );

/** Every HTML file except Gatsby's own fragments (`_gatsby/slices`). */
async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && !entry.parentPath.includes('_gatsby'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Number of pages per language and section; `fixed` counts those whose text is a message namespace. */
function countPages(pages: readonly Page[]): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { locale, route } of pages) {
    const section = route.source.kind === 'fixed' ? 'fixed' : route.source.section;
    const row = counts[locale] ?? {};
    counts[locale] = { ...row, [section]: (row[section] ?? 0) + 1 };
  }
  return counts;
}
