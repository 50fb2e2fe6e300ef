/**
 * The search index of a host (design 12): Pagefind reads the texts of the pages once they are written, and writes an index per
 * language to `/pagefind/`, which the browser loads when a visitor opens the search.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importClosure, lockFile } from '../../content/tree/rule-files';
import type { IndexJob } from './index-script.mts';
import { runScript } from './run-script';
import type { SearchDocument } from './search-document';

const script = 'src/pipeline/after/index-script.mts';

/**
 * Writes the whole index, so that nothing of an earlier build remains; if the texts and Pagefind are those of the index that is
 * there, it stays.
 * @returns whether the index was written
 * @throws when Pagefind refuses a text
 */
export async function writeSearchIndex(documents: readonly SearchDocument[], publicFolder: string): Promise<boolean> {
  const folder = path.join(publicFolder, 'pagefind');
  // Beside the index, and written last: it is there only with a whole index.
  const digestFile = path.join(folder, 'made-from.txt');
  const digest = await digestOf(documents);
  if ((await readFile(digestFile, 'utf8').catch(() => null)) === digest) return false;
  const job: IndexJob = { documents, folder };
  await runScript<number>(script, job);
  await writeFile(digestFile, digest);
  return true;
}

/** A digest of the texts, of the code that gives them to Pagefind, and of Pagefind's version. */
async function digestOf(documents: readonly SearchDocument[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(documents));
  for (const file of [...(await importClosure('.', [script])), lockFile]) hash.update(await readFile(file));
  return hash.digest('hex');
}
