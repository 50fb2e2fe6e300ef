/**
 * What was found in a file, kept between runs by the digest of everything that it follows from, so that a check or a build
 * looks at changed files only (issue 12, 1.4).
 *
 * The rules are part of the digest: the code of the check, the configuration, the versions of the libraries. What an
 * earlier rule has found is never taken for what this one would find.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Results of one kind, such as "what is in a text". */
export interface KeptResults<T> {
  /** What was found from these inputs; undefined where nothing is kept. */
  readonly get: (inputs: Inputs) => Promise<T | undefined>;
  /** Keeps what was found. `result` is plain data. */
  readonly put: (inputs: Inputs, result: T) => Promise<void>;
}

/** What a result follows from, besides the rules. */
export type Inputs = readonly (string | Uint8Array)[];

/** Where results are kept, beside those of other tools. */
const keptFolder = path.join('node_modules', '.cache', 'facet-content');

/** Where the rules stand. */
const rulePaths = ['src/content', 'src/site', 'package-lock.json'];

/** Milliseconds after which a result that no run has asked for is removed: 30 days. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Opens the results of one kind, next to the code of the check, that is in the working folder.
 * @param settings what else the rules depend on, such as the configuration
 */
export async function openKeptResults<T>(kind: string, settings: unknown): Promise<KeptResults<T>> {
  const folder = path.join(keptFolder, kind);
  await mkdir(folder, { recursive: true });
  await removeOld(folder);
  const rules = createHash('sha256').update(JSON.stringify([kind, process.version, settings]) ?? '');
  for (const file of (await Promise.all(rulePaths.map(filesIn))).flat()) {
    rules.update(`${file}\n`).update(await readFile(file));
  }
  const fileOf = (inputs: Inputs): string => {
    const hash = rules.copy();
    for (const input of inputs) hash.update(`\n${Buffer.byteLength(input)}\n`).update(input);
    return path.join(folder, `${hash.digest('hex')}.json`);
  };
  return {
    get: async (inputs) => {
      const file = fileOf(inputs);
      const text = await readFile(file, 'utf8').catch(() => null);
      if (text === null) return undefined;
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > keptFor / 2) await utimes(file, new Date(), new Date());
      return JSON.parse(text) as T;
    },
    put: async (inputs, result) => {
      // Whole or not at all: two runs may keep the same result at once.
      const file = fileOf(inputs);
      const half = `${file}.${process.pid}`;
      await writeFile(half, JSON.stringify(result));
      await rename(half, file);
    },
  };
}

async function removeOld(folder: string): Promise<void> {
  const before = Date.now() - keptFor;
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtimeMs < before) await rm(file, { force: true });
  }
}

async function filesIn(place: string): Promise<string[]> {
  if (path.extname(place)) return [place];
  const entries = await readdir(place, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
