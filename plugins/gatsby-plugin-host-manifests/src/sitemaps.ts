import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { SitemapIndexStream, streamToPromise } from 'sitemap';
import { type LocaleCode, localeOf } from '../../../src/site/languages/locales';

const indexFiles = ['sitemap.xml', 'index-sitemap.xml'] as const;

/** `en-US-sitemap.xml`; further parts are numbered from 1. */
export const sitemapFile = (tag: string, part: number): string => `${tag}-sitemap${part > 0 ? `-${part}` : ''}.xml`;

/**
 * Moves what gatsby-plugin-sitemap wrote to `sitemaps/` to the names of specification 2.2, and writes the index. Removes files of an
 * earlier build.
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
