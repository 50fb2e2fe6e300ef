/**
 * Pages of languages with a script of their own: how much of each is in another one. The outliers are printed, so that a
 * reader of the test run sees where foreign words gather before they become a fault.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leastOwnScript, ownScriptShare } from '../../src/content/words/language-of-text';
import { readableMarkdown } from '../../src/content/words/readable-text';
import type { LocaleCode } from '../../src/site/languages/locales';

const locales = ['zh', 'tc', 'jp', 'ko', 'th', 'hi', 'km', 'ru', 'uk'] as const satisfies readonly LocaleCode[];
const shown = 3;

const pages = readdirSync('content', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

test('every page is mostly in the script of its language', () => {
  const lines: string[] = [];
  const below: string[] = [];
  for (const locale of locales) {
    const shares = pages
      .filter((file) => path.basename(file) === `${locale}.md`)
      .map((file) => [ownScriptShare(locale, readableMarkdown(readFileSync(file, 'utf8'))), file] as const)
      .sort(([a], [b]) => a - b);
    below.push(...shares.filter(([share]) => share < leastOwnScript.file).map(([, file]) => file));
    for (const [share, file] of shares.slice(0, shown)) lines.push(`${locale} ${(share * 100).toFixed(0)} % ${file}`);
  }
  const limit = `${leastOwnScript.file * 100} %`;
  process.stdout.write(`Least share of own letters in a page (limit ${limit}):\n${lines.join('\n')}\n`);
  expect(below).toEqual([]);
});
