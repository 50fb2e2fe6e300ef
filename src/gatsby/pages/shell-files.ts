import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nameIn, parseTaxonomy, type Taxonomy, taxonomyFile } from '../../content/model/taxonomy';
import { type Shell, type ShellMessages, shellPath, shellsPath } from '../../site/data/shell';
import { localesOf, type Site } from '../../site/hosting/hosts';
import type { LocaleCode } from '../../site/languages/locales';
import { withWholeWords } from '../../site/languages/whole-words';
import { type Menus, menusOf, type SolutionGroup } from '../../site/pages/menus';
import type { PageTable } from '../../site/pages/page-table';
import { entryPath } from '../../site/pages/routes';
import { messagesOf } from '../messages';

/** The folder of the files: `<code>.json`, and `all.json` for rendering on the server. */
export const shellFolder = '.cache/shell';

export type Shells = Readonly<Record<LocaleCode, Shell>>;

/**
 * Writes the shell of each language of the build, for the scripts that render pages.
 * @returns the paths under which `publishShells` publishes them
 */
export async function writeShellFiles(site: Site, table: PageTable): Promise<Record<string, string>> {
  await mkdir(shellFolder, { recursive: true });
  const { taxonomy } = parseTaxonomy(await readFile(taxonomyFile, 'utf8'));
  const shells = await Promise.all(
    localesOf(site).map((locale) => shellOf(site, table, locale, solutionGroups(table, locale, taxonomy))),
  );
  await Promise.all(shells.map((shell) => writeJson(`${shell.locale}.json`, shell)));
  await writeJson('all.json', Object.fromEntries(shells.map((shell) => [shell.locale, shell])));
  return Object.fromEntries(shells.map((shell) => [shell.locale, shellPath(shell)]));
}

/** Copies the files to where the application loads them, and removes those of earlier builds. */
export async function publishShells(publicFolder: string): Promise<Shells> {
  const shells = JSON.parse(await readFile(path.join(shellFolder, 'all.json'), 'utf8')) as Shells;
  await rm(path.join(publicFolder, shellsPath), { recursive: true, force: true });
  await mkdir(path.join(publicFolder, shellsPath), { recursive: true });
  for (const shell of Object.values(shells)) {
    await writeFile(path.join(publicFolder, shellPath(shell)), JSON.stringify(shell));
  }
  return shells;
}

/** The solutions of a language by line of work, as on the page that lists them; none when the taxonomy has faults. */
export function solutionGroups(table: PageTable, locale: LocaleCode, taxonomy: Taxonomy | null): SolutionGroup[] {
  const list = (table.find(locale, '/solutions') ?? table.find(locale, '/use-cases'))?.list;
  const ids = (list?.entries ?? []).map((key) => key.split('/')[1] ?? '');
  const isIn = (id: string, category: string): boolean => {
    const path = entryPath('solutions', id, locale);
    return path !== null && table.find(locale, path)?.terms.includes(`solutions/category/${category}`) === true;
  };
  return Object.entries(taxonomy?.solutions.categories ?? {})
    .map(([category, names]) => ({
      name: withWholeWords(nameIn(names, locale)),
      ids: ids.filter((id) => isIn(id, category)),
    }))
    .filter((group) => group.ids.length > 0);
}

async function shellOf(
  site: Site,
  table: PageTable,
  locale: LocaleCode,
  groups: readonly SolutionGroup[],
): Promise<Shell> {
  const messages = await messagesOf(locale, 'shell');
  const menus = menusOf(site.config, locale, (place) => table.find(locale, place) !== undefined, groups);
  return { locale, messages: usedOnly(messages, menus), menus };
}

/** Leaves out the names of solutions that are not in the language's menus. */
function usedOnly(messages: ShellMessages, menus: Menus): ShellMessages {
  const used = new Set(menus.solutions.flatMap(({ items }) => items.map(({ nameKey }) => nameKey.split('.')[1])));
  const names = Object.entries(messages.solution).filter(([id]) => used.has(id));
  return { ...messages, solution: Object.fromEntries(names) as ShellMessages['solution'] };
}

const writeJson = (name: string, value: unknown): Promise<void> =>
  writeFile(path.join(shellFolder, name), JSON.stringify(value));
