/**
 * Keeps the results for a file between runs, under a digest of everything that they depend on, so that a check or a build
 * only reads files that have changed (design 5.5).
 *
 * The rules are part of the digest: the code that makes the results, the configuration, the versions of the libraries. So a
 * result of an older version of the rules is never used.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ruleFiles } from './rule-files';

/** Results of one kind, such as "what is in a text". */
export interface KeptResults<T> {
  /** The result for these inputs; undefined if none is kept. */
  readonly get: (inputs: Inputs) => T | undefined;
  /** Adds a result, which must be plain data. */
  readonly put: (inputs: Inputs, result: T) => void;
  /** Writes the results for the next run, if there are new ones. A full disk costs time, not the check. */
  readonly save: () => Promise<void>;
}

/** What a result depends on, in addition to the rules. */
export type Inputs = readonly (string | Uint8Array)[];

/** The folder where results are kept, next to those of other tools. */
const keptFolder = path.join('node_modules', '.cache', 'site-content');

/** Milliseconds after which the results of rules that no run has used are removed: 30 days. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** The number of results that are kept of one kind; the newest stay. */
const mostKept = 50_000;

/**
 * Opens the results of one kind, in the working folder, which also holds the code of the check. They are in one file, since
 * thousands of small ones take seconds to read.
 * @param settings what else the rules depend on, such as the configuration
 */
export async function openKeptResults<T>(kind: string, settings: unknown): Promise<KeptResults<T>> {
  const rules = createHash('sha256').update(JSON.stringify([kind, process.version, settings]) ?? '');
  for (const file of await ruleFiles('check', '.')) rules.update(`${file}\n`).update(await readFile(file));
  const file = path.join(keptFolder, `${kind}-${rules.copy().digest('hex').slice(0, 16)}.json`);
  await removeOld(file);
  const results = new Map(parsed<T>(await readFile(file, 'utf8').catch(() => '')));
  let isNew = false;
  const keyOf = (inputs: Inputs): string => {
    const hash = createHash('sha256');
    for (const input of inputs) hash.update(`\n${Buffer.byteLength(input)}\n`).update(input);
    return hash.digest('base64url');
  };
  return {
    get: (inputs) => results.get(keyOf(inputs)),
    put: (inputs, result) => {
      results.set(keyOf(inputs), result);
      isNew = true;
    },
    save: async () => {
      if (!isNew) return;
      // Renamed only when complete, since two runs may write at once; then the results of one of them are made again.
      const half = `${file}.${process.pid}`;
      await mkdir(keptFolder, { recursive: true })
        .then(() => writeFile(half, JSON.stringify([...results].slice(-mostKept))))
        .then(() => rename(half, file))
        .catch(() => {});
    },
  };
}

/** The results in a file; none if it is missing or was not written to its end. */
function parsed<T>(text: string): (readonly [string, T])[] {
  try {
    return JSON.parse(text) as (readonly [string, T])[];
  } catch {
    return [];
  }
}

/** Removes the results of rules that no run has used for long. @param inUse the file of this run's rules */
async function removeOld(inUse: string): Promise<void> {
  const now = new Date();
  await utimes(inUse, now, now).catch(() => {});
  for (const name of await readdir(keptFolder).catch(() => [])) {
    const results = path.join(keptFolder, name);
    const found = await stat(results).catch(() => null);
    if (found && found.mtimeMs < now.getTime() - keptFor) await rm(results, { force: true, recursive: true });
  }
}
