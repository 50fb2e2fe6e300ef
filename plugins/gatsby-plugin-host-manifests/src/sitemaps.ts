/**
 * Publishes the sitemaps under the names of specification 2.2: one per language, and an index of the host's languages.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { SitemapIndexStream, streamToPromise } from 'sitemap';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { localeOf } from '../../../src/site/languages/locales';

/** Names of the index of all sitemaps of a host. */
const indexFiles = ['sitemap.xml', 'index-sitemap.xml'] as const;

/** `en-US-sitemap.xml`; further parts are numbered from 1. */
export const sitemapFile = (tag: string, part: number): string => `${tag}-sitemap${part > 0 ? `-${part}` : ''}.xml`;

/**
 * Moves what gatsby-plugin-sitemap wrote below `sitemaps/` to its public names, and writes the index.
 * Files of an earlier build are replaced, or only removed if this build has no sitemaps.
 * @returns the names of the published sitemaps
 */
export async function publishSitemaps(
  publicFolder: string,
  origin: string,
  locales: readonly LocaleCode[],
): Promise<string[]> {
  const written = path.join(publicFolder, 'sitemaps');
  for (const name of await readdir(publicFolder)) {
    if (/sitemap(?:-\d+)?\.xml$/.test(name)) await rm(path.join(publicFolder, name));
  }
  const published: string[] = [];
  for (const code of locales) {
    const { tag } = localeOf(code);
    const parts = (await namesIn(path.join(written, tag))).flatMap((name) => partOf(name)).sort((a, b) => a - b);
    for (const part of parts) {
      const text = await readFile(path.join(written, tag, `sitemap-${part}.xml`));
      const name = sitemapFile(tag, part);
      await writeFile(path.join(publicFolder, name), text);
      published.push(name);
    }
  }
  await rm(written, { recursive: true, force: true });
  if (published.length > 0) {
    const index = await indexOf(published.map((name) => `${origin}/${name}`));
    for (const name of indexFiles) await writeFile(path.join(publicFolder, name), index);
  }
  return published;
}

const partOf = (name: string): number[] => {
  const match = /^sitemap-(\d+)\.xml$/.exec(name);
  return match ? [Number(match[1])] : [];
};

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const indexOf = (addresses: readonly string[]): Promise<Buffer> =>
  streamToPromise(Readable.from(addresses.map((url) => ({ url }))).pipe(new SitemapIndexStream()));
