/**
 * `npx tsx workshop/authoring/real-files.mts <folder>`: runs the site's check and renderer on other people's Markdown, such
 * as a clone of another project. Prints the faults by rule, and each file whose words a page would show differently from
 * remark.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFrom } from '../../src/site/hosting/hosts';
import { compareWords, type WordComparison } from './word-comparison';

/** Rules that announce that a part of a text is dropped or changed. */
const told = ['raw-html', 'footnote', 'unsafe-html'];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder: npx tsx workshop/authoring/real-files.mts <folder>');

const site = siteFrom({});
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && /\.(?:md|markdown)$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .sort();
const faults = new Map<string, number>();
const counts = {
  files: files.length,
  sound: 0,
  'words that differ, told': 0,
  'words that differ, not told': 0,
  'changed by fix': 0,
};
for (const file of files) {
  const found: WordComparison = compareWords(await readFile(file), site);
  for (const rule of found.rules) faults.set(rule, (faults.get(rule) ?? 0) + 1);
  if (found.rules.length === 0) counts.sound += 1;
  if (found.isChangedByFix) {
    counts['changed by fix'] += 1;
    console.log(`${file}: fix changes words`);
  }
  if (!found.difference) continue;
  const isTold = found.rules.some((rule) => told.includes(rule));
  counts[isTold ? 'words that differ, told' : 'words that differ, not told'] += 1;
  if (!isTold) console.log(`${file}\n  remark: ${found.difference.expected}\n  here:   ${found.difference.shown}`);
}
console.log(
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', '),
);
console.log(
  [...faults]
    .sort((a, b) => b[1] - a[1])
    .map(([rule, count]) => `${rule} ${count}`)
    .join(', '),
);
