/**
 * Keeps results between runs, under a digest of everything that they depend on, so that a check or a build only reads changed files
 * (docs/content.md). The digest includes the rules: the code that makes the results, and the versions of libraries. Results of other rules
 * are never used.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attempt } from '../../site/attempt';
import { digestOfRules, ruleModules } from './rule-files';

/** What a result depends on, in addition to the rules. */
type Inputs = readonly (string | Uint8Array)[];

const keptFolder = path.join('node_modules', '.cache', 'site-content');

/** Results of one kind; the newest stay. */
const mostKept = 50_000;

/** Opens the results of one kind, in the working folder. They are in one file, since thousands of small ones take seconds to read. */
export async function openKeptResults<T>(kind: 'readings' | 'words') {
  const rules = await digestOfRules(ruleModules.check);
  const name = `${kind}-${rules.slice(0, 16)}.json`;
  const file = path.join(keptFolder, name);
  const kept = await readFile(file, 'utf8').catch(() => '');
  const results = new Map(attempt(() => JSON.parse(kept) as (readonly [string, T])[]));
  let isNew = false;
  const keyOf = (inputs: Inputs): string => {
    const hash = createHash('sha256');
    for (const input of inputs) hash.update(`\n${Buffer.byteLength(input)}\n`).update(input);
    return hash.digest('base64url');
  };
  return {
    get: (inputs: Inputs): T | undefined => results.get(keyOf(inputs)),
    /** The result must be plain data. */
    put: (inputs: Inputs, result: T): void => {
      results.set(keyOf(inputs), result);
      isNew = true;
    },
    /** Writes new results for the next run. A full disk costs time, but does not fail the check. */
    save: async (): Promise<void> => {
      if (!isNew) return;
      // Renamed only when complete: two runs may write at once, and one of them loses its results.
      const half = `${file}.${process.pid}`;
      try {
        await mkdir(keptFolder, { recursive: true });
        await writeFile(half, JSON.stringify([...results].slice(-mostKept)));
        await rename(half, file);
        const ofOtherRules = (await readdir(keptFolder)).filter((other) => other.startsWith(kind) && other !== name);
        await Promise.all(ofOtherRules.map((other) => rm(path.join(keptFolder, other), { force: true })));
      } catch {}
    },
  };
}
