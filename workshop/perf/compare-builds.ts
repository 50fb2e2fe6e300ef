/**
 * `npm run compare -- <folder-before> <folder-after>`: compares two built hosts page by page, and prints which paths are
 * missing or new and where pages first differ. Exits with 1 if anything differs, with 2 if the folders cannot be compared.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { normalDocument, normalPath, normalText } from '../../src/gatsby/written/normal-form';
import { filesIn } from '../paths';

/** Documents, their data, and what crawlers and the host read. */
const isRead = (file: string): boolean =>
  /\.(?:html|xml|txt|webmanifest)$|^page-data\/.*\.json$|^_(?:headers|redirects)$/.test(file);

/** Leaves out files with a digest in their name. @throws when a folder is not there */
export function compareHosts(before: string, after: string) {
  const [old, present] = [hostIn(before), hostIn(after)];
  return {
    missing: [...old.files].filter((file) => !present.files.has(file)),
    added: [...present.files].filter((file) => !old.files.has(file)),
    differing: [...old.files].flatMap((file) => {
      const isCompared = present.files.has(file) && isRead(file);
      const difference = isCompared && firstDifference(old.read(file), present.read(file));
      return difference ? [{ file, ...difference }] : [];
    }),
  };
}

function hostIn(folder: string) {
  const files = filesIn(folder).sort();
  const text = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const latest = files.includes('builds/latest.json') ? text('builds/latest.json') : '{}';
  const { id = null } = JSON.parse(latest) as { readonly id?: string };
  return {
    files: new Set(files.filter((file) => normalPath(file, id) === file)),
    read: (file: string): string => (file.endsWith('.html') ? normalDocument : normalText)(text(file), id),
  };
}

/** Where two texts first differ, with 40 characters before it and 80 after; null if they are the same. */
export function firstDifference(before: string, after: string): { before: string; after: string } | null {
  if (before === after) return null;
  let index = 0;
  while (before[index] === after[index]) index += 1;
  const around = (text: string): string => text.slice(Math.max(0, index - 40), index + 80);
  return { before: around(before), after: around(after) };
}

function compare([before, after, ...others]: readonly string[]): number {
  if (before === undefined || after === undefined || others.length > 0) {
    console.error('Usage: npm run compare -- <folder-before> <folder-after>');
    return 2;
  }
  try {
    const { missing, added, differing } = compareHosts(before, after);
    for (const file of missing) console.log(`missing  ${file}`);
    for (const file of added) console.log(`new      ${file}`);
    for (const { file, before, after } of differing) {
      console.log(`differs  ${file}\n  before ${JSON.stringify(before)}\n  after  ${JSON.stringify(after)}`);
    }
    console.log(`${missing.length} missing, ${added.length} new, ${differing.length} different`);
    return missing.length + added.length + differing.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

if (require.main === module) process.exitCode = compare(process.argv.slice(2));
