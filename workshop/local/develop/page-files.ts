import { type Site, splitPath } from '../../../src/site/hosting/hosts';
import type { PageTable } from '../../../src/site/pages/page-table';

/**
 * Whether a file belongs to the page at an address: its text and pictures, the texts that it lists, and the messages of its
 * template and of the shell.
 * @param pathname as in the browser: `/de/pricing`
 */
export function filesOfAddress(site: Site, table: PageTable, pathname: string): (file: string) => boolean {
  const { locale, path } = splitPath(site, pathname);
  const page = table.find(locale, path);
  const keys = [...(page?.entry ? [page.entry] : []), ...(page?.list?.entries ?? [])];
  const files = new Set([
    ...keys.map((key) => `content/${key}.md`),
    ...['shell', ...(page?.route.messages ?? [])].map((namespace) => `locales/${locale}/${namespace}.json`),
  ]);
  const folder = page?.entry && `content/${page.entry.slice(0, page.entry.lastIndexOf('/') + 1)}`;
  return (file) => files.has(file) || (folder !== undefined && file.startsWith(folder) && !file.endsWith('.md'));
}
