/**
 * Gives documents to Pagefind and writes its index: a script for {@link runScript}.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as pagefind from 'pagefind';
import { z } from 'zod';
import { wordFolder } from '../../site/languages/search-words';
import { scriptInput } from './run-script';
import type { SearchDocument } from './search-document';
import { wordLists } from './word-lists';

/** The task of the script. */
export interface IndexJob {
  /** The folder of the index. */
  readonly folder: string;
  /** The tags of the languages whose index is removed. */
  readonly outdated: readonly string[];
  /** All documents of the languages whose index is written. */
  readonly documents: readonly SearchDocument[];
}

/** Pagefind's own user interfaces, which the site does not use. */
const unused = /-ui\.(?:js|css)$|pagefind-highlight\.js$/;

/** Where Pagefind's script in the browser finds the index of each language. All other files of an index bear its language. */
const entryFile = 'pagefind-entry.json';
const entrySchema = z.looseObject({ languages: z.record(z.string(), z.unknown()) });

/** Whether a file of the index belongs to a language. */
const isOf = (tag: string, file: string): boolean =>
  new RegExp(`^(?:pagefind\\.|wasm\\.)?${tag}[_.]`, 'i').test(path.basename(file));

async function indexFiles(documents: readonly SearchDocument[]): Promise<pagefind.IndexFile[]> {
  const { index, errors } = await pagefind.createIndex();
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(', ')}`);
  // Sent without waiting for the answers: Pagefind reads one while it parses another.
  await Promise.all(
    documents.map(async ({ url, content }) => {
      const added = await index.addHTMLFile({ url, content });
      if (added.errors.length > 0) throw new Error(`Pagefind rejected ${url}: ${added.errors.join(', ')}`);
    }),
  );
  const written = await index.getFiles();
  if (written.errors.length > 0) throw new Error(`Pagefind did not write its index: ${written.errors.join(', ')}`);
  return written.files.filter((file) => !unused.test(file.path));
}

/** Removes the files of some languages. @returns the entries of the others */
async function removeOutdated(folder: string, outdated: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const entry = path.join(folder, entryFile);
  if (!existsSync(entry)) return {};
  const files = await readdir(folder, { recursive: true, encoding: 'utf8' });
  const old = files.filter((file) => outdated.some((tag) => isOf(tag, file)));
  await Promise.all(old.map((file) => rm(path.join(folder, file))));
  const { languages } = entrySchema.parse(JSON.parse(await readFile(entry, 'utf8')));
  const isOld = (tag: string): boolean => outdated.some((other) => other.toLowerCase() === tag);
  return Object.fromEntries(Object.entries(languages).filter(([tag]) => !isOld(tag)));
}

async function writeIndex({ folder, outdated, documents }: IndexJob): Promise<number> {
  const files = await indexFiles(documents);
  const others = await removeOutdated(folder, outdated);
  for (const file of files) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.path === entryFile ? withEntries(file.content, others) : file.content);
  }
  const folderOfWords = path.join(folder, wordFolder);
  await mkdir(folderOfWords, { recursive: true });
  for (const [language, words] of wordLists(documents)) {
    await writeFile(path.join(folderOfWords, `${language}.json`), JSON.stringify(words));
  }
  return files.length;
}

/** Pagefind's list of languages with others, in their order. */
function withEntries(content: Uint8Array, others: Readonly<Record<string, unknown>>): string {
  const { languages, ...rest } = entrySchema.parse(JSON.parse(Buffer.from(content).toString()));
  const all = Object.entries({ ...others, ...languages }).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ ...rest, languages: Object.fromEntries(all) });
}

scriptInput<IndexJob>()
  .then(writeIndex)
  .then((count) => process.stdout.write(JSON.stringify(count)))
  .finally(() => pagefind.close());
