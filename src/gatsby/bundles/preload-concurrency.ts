/**
 * Preloads five routes at once (specification 2.6 and 9). Gatsby's loader has a fixed four, so the number is replaced in the copy of
 * the loader that Gatsby makes for every build.
 */
import { readFile, writeFile } from 'node:fs/promises';

const preloadConcurrency = 5;
const loaderFile = '.cache/loader.js';
const gatsbysOwn = /(prefetchQueued\.splice\(0, )\d+(\))/g;

/** @throws when Gatsby's loader has no such number, for example after an update */
export function withConcurrency(loader: string): string {
  if (loader.match(gatsbysOwn)?.length !== 1) {
    throw new Error(
      `${loaderFile} has no "prefetchQueued.splice(0, 4)"; find where Gatsby now sets how many routes it preloads`,
    );
  }
  return loader.replace(gatsbysOwn, `$1${preloadConcurrency}$2`);
}

/** Call this after Gatsby has made its copy, before any plugin runs, and before webpack reads it. */
export async function setPreloadConcurrency(): Promise<void> {
  await writeFile(loaderFile, withConcurrency(await readFile(loaderFile, 'utf8')));
}
