/**
 * The search index of a host (design 12): Pagefind reads the texts of the pages once they are written, and writes an index per
 * language to `/pagefind/`, which the browser loads when a visitor opens the search.
 */
import { createHash, type Hash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importClosure, lockFile } from '../../content/tree/rule-files';
import type { IndexJob } from './index-script.mts';
import { runScript } from './run-script';
import type { SearchDocument } from './search-document';

const script = 'src/pipeline/after/index-script.mts';

/** What an index was made from: digests of the rules and of the texts of each language, by its tag. */
interface MadeFrom {
  readonly rules: string;
  readonly languages: Readonly<Record<string, string>>;
}

/**
 * Writes the index of each language whose texts have changed, and removes that of a language without texts. The result is as
 * if all had been written.
 * @returns the number of languages that were written
 * @throws when Pagefind refuses a text
 */
export async function writeSearchIndex(documents: readonly SearchDocument[], publicFolder: string): Promise<number> {
  const folder = path.join(publicFolder, 'pagefind');
  // Beside the index, removed first and written last: it is there only with a whole index.
  const file = path.join(folder, 'made-from.json');
  const present = await madeFrom(documents);
  const last = JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as MadeFrom | null;
  const isKept = last?.rules === present.rules;
  const earlier = isKept ? last.languages : {};
  const changed = Object.keys(present.languages).filter((tag) => earlier[tag] !== present.languages[tag]);
  const gone = Object.keys(earlier).filter((tag) => !(tag in present.languages));
  if (changed.length === 0 && gone.length === 0) return 0;

  await rm(isKept ? file : folder, { recursive: true, force: true });
  const job: IndexJob = {
    folder,
    outdated: [...changed, ...gone],
    documents: documents.filter(({ language }) => changed.includes(language)),
  };
  await runScript<number>(script, job);
  await writeFile(file, JSON.stringify(present));
  return changed.length;
}

/** The rules are the code that gives the texts to Pagefind, and Pagefind's version. */
async function madeFrom(documents: readonly SearchDocument[]): Promise<MadeFrom> {
  const rules = createHash('sha256');
  for (const file of [...(await importClosure('.', [script])), lockFile]) rules.update(await readFile(file));
  const hashes = new Map<string, Hash>();
  for (const document of documents) {
    const hash = hashes.get(document.language) ?? createHash('sha256');
    hashes.set(document.language, hash.update(JSON.stringify(document)));
  }
  return {
    rules: rules.digest('hex'),
    languages: Object.fromEntries([...hashes].map(([tag, hash]) => [tag, hash.digest('hex')])),
  };
}
