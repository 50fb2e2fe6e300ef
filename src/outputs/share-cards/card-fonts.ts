/**
 * Fonts for the share cards: from npm packages, so that every machine draws the same card. They hold WOFF2 files, which Pango cannot
 * read, so they are unpacked once.
 */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import decompress from 'woff2-encoder/decompress';
import { type LocaleCode, scriptOf } from '../../site/languages/locales';
import { common, packages, special, versionOf } from './card-packages';

/**
 * Unpacks the fonts of some languages that are missing, and writes the configuration that names them.
 * @returns the path of the configuration, for `FONTCONFIG_FILE`
 */
export async function prepareFonts(folder: string, locales: readonly LocaleCode[]): Promise<string> {
  const names = new Set([common, ...locales.flatMap((code) => special[scriptOf(code)] ?? [])]);
  const folders = await Promise.all([...names].map((name) => unpack(name, folder)));
  const configuration = path.resolve(folder, 'fonts.conf');
  await writeFile(
    configuration,
    [
      '<?xml version="1.0"?>',
      '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
      '<fontconfig>',
      ...folders.map((each) => `<dir>${path.resolve(each)}</dir>`),
      `<cachedir>${path.resolve(folder, 'cache')}</cachedir>`,
      '</fontconfig>',
    ].join('\n'),
  );
  return configuration;
}

/** Unpacks the upright fonts of a package that are missing. Gatsby empties its cache but leaves the folders. */
async function unpack(name: string, folder: string): Promise<string> {
  const source = path.join(packages, name);
  const target = path.join(folder, `${name}-${await versionOf(source)}`);
  await mkdir(target, { recursive: true });
  const there = new Set(await readdir(target));
  for (const file of await readdir(path.join(source, 'files'))) {
    const plain = file.replace(/woff2$/, 'ttf');
    if (!file.endsWith('-wght-normal.woff2') || there.has(plain)) continue;
    const font = await decompress(await readFile(path.join(source, 'files', file)));
    // The file gets its final name only when it is complete.
    await writeFile(path.join(target, 'partial'), font);
    await rename(path.join(target, 'partial'), path.join(target, plain));
  }
  return target;
}
