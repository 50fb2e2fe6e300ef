/**
 * Makes sure after a build that the pages on disk are exactly those of the page table (design 6).
 *
 * A warm cache can keep the files of a deleted page; they are found and removed here.
 */
import { access, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { PageContext } from '../site/page-context';

const publicFolder = 'public';
const dataFolder = path.join(publicFolder, 'page-data');

/** A page as Gatsby knows it. */
interface BuiltPage {
  readonly path: string;
  readonly pageContext: Pick<PageContext, 'language' | 'entry' | 'entries'>;
}

/** Gatsby's own copy of the page at `/404`. */
const rootNotFound = '/404.html';

/**
 * Removes what earlier builds left behind, then fails the build when a page of the table was not written.
 * Leaves the number of pages by language and section in `.cache/page-counts.json`.
 */
export async function verifyWrittenPages({ graphql, reporter }: BuildArgs): Promise<void> {
  const answer = await graphql<{ allSitePage: { nodes: BuiltPage[] } }>(
    '{ allSitePage { nodes { path pageContext } } }',
  );
  const pages = answer.data?.allSitePage.nodes ?? [];
  const expected = new Set(pages.map((page) => htmlFile(page.path)));

  for (const file of await htmlFiles(publicFolder)) {
    if (expected.has(file) || (await isStatic(file))) continue;
    await rm(file);
    if (path.basename(file) === 'index.html') await rm(dataOf(file), { force: true });
    reporter.info(`Removed ${file}: it is not a page of this build`);
  }
  const missing: string[] = [];
  for (const file of expected) {
    await access(file).catch(() => missing.push(file));
  }
  if (missing.length > 0) {
    reporter.panicOnBuild(`${missing.length} pages were not written: ${missing.slice(0, 20).join(', ')}`);
  }
  await writeFile(path.join('.cache', 'page-counts.json'), JSON.stringify(countPages(pages)));
  reporter.info(`${expected.size} pages written, as many as the page table has`);
}

/** Gatsby writes every page as a folder with an index, except the one at `/404`. */
const htmlFile = (pagePath: string): string =>
  pagePath === rootNotFound ? path.join(publicFolder, '404.html') : path.join(publicFolder, pagePath, 'index.html');

const dataOf = (file: string): string => {
  const pagePath = path.relative(publicFolder, path.dirname(file));
  return path.join(dataFolder, pagePath === '' ? 'index' : pagePath, 'page-data.json');
};

/** Whether a file was copied from `static/`, such as one that proves to whom the site belongs. */
const isStatic = (file: string): Promise<boolean> =>
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
function countPages(pages: readonly BuiltPage[]): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { pageContext, path: pagePath } of pages) {
    if (pagePath === rootNotFound) continue;
    const section = pageContext.entry?.split('/')[0] ?? pageContext.entries[0]?.split('/')[0] ?? 'fixed';
    const row = counts[pageContext.language] ?? {};
    counts[pageContext.language] = { ...row, [section]: (row[section] ?? 0) + 1 };
  }
  return counts;
}
