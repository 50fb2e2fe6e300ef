/**
 * Fonts for the share cards: from packages of the npm registry, so that every machine draws the same card (design 12).
 *
 * The packages hold fonts for browsers (WOFF2); Pango reads plain ones, so they are unpacked once.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import decompress from 'woff2-encoder/decompress';
import type { LocaleCode } from '../../site/locales';

const packages = 'node_modules/@fontsource-variable';

/** The package of every language, and those of single ones. */
const common = 'noto-sans';
const special: Readonly<Partial<Record<LocaleCode, string>>> = {
  zh: 'noto-sans-sc',
  tc: 'noto-sans-tc',
  jp: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  th: 'noto-sans-thai',
  km: 'noto-sans-khmer',
};

/**
 * Unpacks the fonts of some languages, unless they are there, and writes the configuration that names them.
 * @param folder where fonts and configuration are kept between builds
 * @returns the path of the configuration, for `FONTCONFIG_FILE`
 */
export async function prepareFonts(folder: string, locales: readonly LocaleCode[]): Promise<string> {
  const names = new Set([common, ...locales.flatMap((code) => special[code] ?? [])]);
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

/** Unpacks the upright fonts of a package, of every weight; the folder is there whole or not at all. */
async function unpack(name: string, folder: string): Promise<string> {
  const source = path.join(packages, name);
  const { version } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as { version: string };
  const target = path.join(folder, `${name}-${version}`);
  if (existsSync(target)) return target;
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  for (const file of await readdir(path.join(source, 'files'))) {
    if (!file.endsWith('-wght-normal.woff2')) continue;
    const font = await decompress(await readFile(path.join(source, 'files', file)));
    await writeFile(path.join(partial, file.replace(/woff2$/, 'ttf')), font);
  }
  await rename(partial, target);
  return target;
}
