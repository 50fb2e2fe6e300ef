/**
 * Keeps the results for a file between runs, under a digest of everything that they depend on, so that a check or a build
 * only reads files that have changed (design 5.5).
 *
 * The rules are part of the digest: the code of the check, the configuration, the versions of the libraries. So a result
 * of an older version of the rules is never used.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Results of one kind, such as "what is in a text". */
export interface KeptResults<T> {
  /** The result for these inputs; undefined if none is kept. */
  readonly get: (inputs: Inputs) => Promise<T | undefined>;
  /** Keeps a result, which must be plain data. */
  readonly put: (inputs: Inputs, result: T) => Promise<void>;
}

/** What a result depends on, in addition to the rules. */
export type Inputs = readonly (string | Uint8Array)[];

/** The folder where results are kept, next to those of other tools. */
const keptFolder = path.join('node_modules', '.cache', 'facet-content');

/** The code and the lock file that make up the rules. */
const rulePaths = ['src/content', 'src/site', 'package-lock.json'];

/** Milliseconds after which a result that no run has used is removed: 30 days. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Opens the results of one kind, in the working folder, which also holds the code of the check.
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
      // Renamed only when complete, since two runs may write the same result at once.
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
