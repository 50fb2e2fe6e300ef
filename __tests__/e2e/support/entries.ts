/**
 * Entries of the content by what a test needs of them: no test names one, so authors may rename, move and delete any.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RoutePath } from '../../../src/site/hosting/hosts';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { root } from '../../../tools/paths';

/** What the text of an entry may be asked to have. */
export const holds = {
  cover: /^image:/m,
  picture: /^!\[/m,
  code: /^```\w+$/m,
  /** A table that is wider than a phone. */
  wideTable: /^\|(?:[^|\n]+\|){4,}$/m,
  table: /^\| --- \|/m,
  proxyBudget: /^tool: proxy-budget$/m,
  /** Nothing below its text. */
  noTool: /^(?![\s\S]*\ntool: )/,
} as const;

/**
 * The address of the first entry of a section, in the order of ids, whose text has all that is asked for.
 * @throws when no entry has it
 */
export function entryWith(section: string, needs: readonly RegExp[] = [], locale: LocaleCode = 'en'): RoutePath {
  const folder = path.join(root, 'content', section);
  const id = readdirSync(folder)
    .sort()
    .find((name) => {
      const file = path.join(folder, name, `${locale}.md`);
      return existsSync(file) && needs.every((need) => need.test(readFileSync(file, 'utf8')));
    });
  if (!id) throw new Error(`No entry of content/${section} in ${locale} has ${needs.join(' and ')}`);
  return `/${section}/${id}`;
}

/** The newest release, by its number. */
export const newestRelease: RoutePath = `/release/${
  readdirSync(path.join(root, 'content/release')).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0]
}`;
