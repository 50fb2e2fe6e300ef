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
  readonly get: (inputs: Inputs) => Promise<T | undefined>;
  /** Keeps a result, which must be plain data. */
  readonly put: (inputs: Inputs, result: T) => Promise<void>;
}

/** What a result depends on, in addition to the rules. */
export type Inputs = readonly (string | Uint8Array)[];

/** The folder where results are kept, next to those of other tools. */
const keptFolder = path.join('node_modules', '.cache', 'facet-content');

/** Milliseconds after which the results of rules that no run has used are removed: 30 days. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Opens the results of one kind, in the working folder, which also holds the code of the check.
 * @param settings what else the rules depend on, such as the configuration
 */
export async function openKeptResults<T>(kind: string, settings: unknown): Promise<KeptResults<T>> {
  const rules = createHash('sha256').update(JSON.stringify([kind, process.version, settings]) ?? '');
  for (const file of await ruleFiles('check', '.')) rules.update(`${file}\n`).update(await readFile(file));
  const ofKind = path.join(keptFolder, kind);
  const folder = path.join(ofKind, rules.copy().digest('hex').slice(0, 16));
  await mkdir(folder, { recursive: true }).catch(() => {});
  await utimes(folder, new Date(), new Date()).catch(() => {});
  await removeOld(ofKind);
  // Known from the start, so that a first run does not look for each of its files on the disk.
  const there = new Set(await readdir(folder).catch(() => []));
  const nameOf = (inputs: Inputs): string => {
    const hash = rules.copy();
    for (const input of inputs) hash.update(`\n${Buffer.byteLength(input)}\n`).update(input);
    return `${hash.digest('hex')}.json`;
  };
  return {
    get: async (inputs) => {
      const name = nameOf(inputs);
      if (!there.has(name)) return undefined;
      const text = await readFile(path.join(folder, name), 'utf8').catch(() => '');
      // A file that was not written to its end counts as none.
      return parsed<T>(text);
    },
    put: async (inputs, result) => {
      // Renamed only when complete, since two runs may write the same result at once. A full disk costs time, not the check.
      const name = nameOf(inputs);
      const half = path.join(folder, `${name}.${process.pid}`);
      await writeFile(half, JSON.stringify(result))
        .then(() => rename(half, path.join(folder, name)))
        .then(() => there.add(name))
        .catch(() => {});
    },
  };
}

/** What JSON says; undefined if the text is none. */
function parsed<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

/** Removes the results of rules that no run has used for long. */
async function removeOld(folder: string): Promise<void> {
  const before = Date.now() - keptFor;
  for (const name of await readdir(folder).catch(() => [])) {
    const results = path.join(folder, name);
    const found = await stat(results).catch(() => null);
    if (found && found.mtimeMs < before) await rm(results, { force: true, recursive: true });
  }
}
