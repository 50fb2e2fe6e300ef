/**
 * Pages to look at in a language: the sample paths of every template, as far as the language has them, and another page
 * of a template of which it has none.
 */
import { loadContent } from '../../../src/content/checks/load';
import type { RoutePath } from '../../../src/site/hosting/route-path';
import { enabledLocales, type LocaleCode } from '../../../src/site/languages/locales';
import { type PageTable, pageTable } from '../../../src/site/pages/page-table';
import { siteRoot } from './site';
import { samplePaths } from './templates';

let table: Promise<PageTable> | undefined;

/** The table of the public site's pages, read once in each worker. */
export function publicPages(): Promise<PageTable> {
  table ??= readTable();
  return table;
}

async function readTable(): Promise<PageTable> {
  const { documents } = await loadContent(siteRoot);
  const published = documents.filter(({ draft }) => !draft);
  return pageTable(
    published.map(({ entry }) => entry),
    enabledLocales,
  );
}

/**
 * The paths to look at in a language; none of a template of which the language has no page.
 * @param ofEach how many pages of a template that has several to show
 */
export async function samplesIn(locale: LocaleCode, ofEach = Number.POSITIVE_INFINITY): Promise<readonly RoutePath[]> {
  const { find, pages } = await publicPages();
  return Object.entries(samplePaths).flatMap(([template, samples]) => {
    const known = samples.filter((path) => find(locale, path));
    const another = pages.find((page) => page.locale === locale && page.route.template === template);
    return known.length > 0 ? known.slice(0, ofEach) : (another?.path ?? []);
  });
}

/** Pages of every template: the English ones, and the Chinese guide. */
export async function everyTemplate(ofEach: number): Promise<readonly (readonly [LocaleCode, RoutePath])[]> {
  const guide = (await samplesIn('zh')).filter((path) => path.startsWith('/guide'));
  return [
    ...(await samplesIn('en', ofEach)).map((path) => ['en', path] as const),
    ...guide.map((path) => ['zh', path] as const),
  ];
}
