/**
 * How many routes are preloaded at once (specification 2.6 and 9). Gatsby's number, four, is fixed in its loader and not a
 * setting, so it is replaced in the copy of the loader that Gatsby makes for every build.
 */
import { readFile, writeFile } from 'node:fs/promises';

/** Routes that are preloaded at once. */
export const preloadConcurrency = 5;

/** The copy, which Gatsby makes before it calls any plugin. */
const loaderFile = '.cache/loader.js';

const gatsbysOwn = /(prefetchQueued\.splice\(0, )\d+(\))/g;

/**
 * Puts the number into the text of Gatsby's loader.
 * @throws when the number is not found, for example after an update of Gatsby
 */
export function withConcurrency(loader: string): string {
  if (loader.match(gatsbysOwn)?.length !== 1) {
    throw new Error(
      `${loaderFile} has no "prefetchQueued.splice(0, 4)"; find where Gatsby now sets how many routes it preloads`,
    );
  }
  return loader.replace(gatsbysOwn, `$1${preloadConcurrency}$2`);
}

/** Changes the copy. Call this after Gatsby has made it and before webpack reads it. */
export async function setPreloadConcurrency(): Promise<void> {
  await writeFile(loaderFile, withConcurrency(await readFile(loaderFile, 'utf8')));
}
