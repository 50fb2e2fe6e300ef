/** The search index of a host: Pagefind's, one per language, in `/pagefind/`. */
import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { digestOfRules } from '../content/checks/rule-files';
import { runScript } from '../gatsby/run-script';
import type { SearchDocument } from '../gatsby/written/search-document';
import type { IndexJob } from './index-script.mts';
import type { MeaningsByTag } from './search-names';

const script = 'src/outputs/index-script.mts';

/** Digests of what an index was made from: the rules, and the texts of each language, by its tag. */
interface MadeFrom {
  readonly rules: string;
  readonly languages: Readonly<Record<string, string>>;
}

/** Names the index of each language for Pagefind's script. The names of all other files of an index contain its language. */
const entryFile = 'pagefind-entry.json';
const entrySchema = z.looseObject({ languages: z.record(z.string(), z.unknown()) });
type IndexEntry = z.infer<typeof entrySchema>;

/**
 * Writes the index of each language whose texts or meanings have changed, and removes that of a language without texts. The result is
 * as if all had been written.
 * @returns the number of languages that were written
 */
export async function writeSearchIndex(
  documents: readonly SearchDocument[],
  meanings: MeaningsByTag,
  publicFolder: string,
): Promise<number> {
  const folder = path.join(publicFolder, 'pagefind');
  // Removed first and written last, so that it exists only with a complete index.
  const file = path.join(folder, 'made-from.json');
  const present = await madeFrom(documents, meanings);
  const last = JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as MadeFrom | null;
  const isKept = last?.rules === present.rules;
  const earlier = isKept ? last.languages : {};
  const changed = Object.keys(present.languages).filter((tag) => earlier[tag] !== present.languages[tag]);
  const gone = Object.keys(earlier).filter((tag) => !(tag in present.languages));
  if (changed.length === 0 && gone.length === 0) return 0;

  await rm(isKept ? file : folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const kept = await removeOutdated(folder, [...changed, ...gone]);
  const parts = shares(documents.filter(({ language }) => changed.includes(language)));
  const written = await Promise.all(
    parts.map((part) => runScript<string>(script, { folder, entryFile, documents: part, meanings } satisfies IndexJob)),
  );
  const entries = [...(kept ? [kept] : []), ...written.map((entry) => entrySchema.parse(JSON.parse(entry)))];
  await writeFile(path.join(folder, entryFile), JSON.stringify(joined(entries)));
  await writeFile(file, JSON.stringify(present));
  return changed.length;
}

/** The documents in one part per processor, of about the same length. A language is in one part. */
function shares(documents: readonly SearchDocument[]): readonly (readonly SearchDocument[])[] {
  const tags = [...new Set(documents.map(({ language }) => language))];
  const lengthOf = (some: readonly SearchDocument[]): number =>
    some.reduce((sum, { content }) => sum + content.length, 0);
  const languages = tags.map((tag) => documents.filter(({ language }) => language === tag));
  const parts: SearchDocument[][] = Array.from({ length: Math.min(availableParallelism(), tags.length) }, () => []);
  for (const own of languages.sort((a, b) => lengthOf(b) - lengthOf(a))) {
    parts.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a)).push(...own);
  }
  return parts;
}

const isOf = (tag: string, file: string): boolean =>
  new RegExp(`^(?:pagefind\\.|wasm\\.)?${tag}[_.]`, 'i').test(path.basename(file));

/** Removes the files of some languages. @returns the entry of the others; null if there is no index */
async function removeOutdated(folder: string, outdated: readonly string[]): Promise<IndexEntry | null> {
  const entry = path.join(folder, entryFile);
  if (!existsSync(entry)) return null;
  const files = await readdir(folder, { recursive: true, encoding: 'utf8' });
  const old = files.filter((file) => outdated.some((tag) => isOf(tag, file)));
  await Promise.all(old.map((file) => rm(path.join(folder, file))));
  const { languages, ...rest } = entrySchema.parse(JSON.parse(await readFile(entry, 'utf8')));
  const isOld = (tag: string): boolean => outdated.some((other) => other.toLowerCase() === tag);
  return { ...rest, languages: Object.fromEntries(Object.entries(languages).filter(([tag]) => !isOld(tag))) };
}

function joined(entries: readonly IndexEntry[]): object {
  const { languages: _, ...rest } = entries[0] ?? { languages: {} };
  const languages = entries.flatMap((entry) => Object.entries(entry.languages)).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...rest, languages: Object.fromEntries(languages) };
}

/** The rules are this code and Pagefind's version. */
async function madeFrom(documents: readonly SearchDocument[], meanings: MeaningsByTag): Promise<MadeFrom> {
  const hashes = new Map<string, Hash>();
  for (const document of documents) {
    const hash =
      hashes.get(document.language) ?? createHash('sha256').update(JSON.stringify(meanings[document.language] ?? []));
    hashes.set(document.language, hash.update(JSON.stringify(document)));
  }
  return {
    rules: await digestOfRules([script, 'src/outputs/search-index.ts']),
    languages: Object.fromEntries([...hashes].map(([tag, hash]) => [tag, hash.digest('hex')])),
  };
}
