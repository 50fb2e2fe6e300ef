/** The packages with the fonts of share cards, apart from card-fonts.ts, which Gatsby cannot load. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Script } from '../../site/languages/locales';

export const packages = 'node_modules/@fontsource-variable';

/** The package that every language uses, and the additional packages of some scripts. */
export const common = 'noto-sans';
export const special: Readonly<Partial<Record<Script, string>>> = {
  Hans: 'noto-sans-sc',
  Hant: 'noto-sans-tc',
  Jpan: 'noto-sans-jp',
  Kore: 'noto-sans-kr',
  Thai: 'noto-sans-thai',
  Khmr: 'noto-sans-khmer',
};

export const versionOf = async (folder: string): Promise<string> =>
  (JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** The versions of the fonts and of sharp: a card drawn with others may look different. */
export async function drawnWith(): Promise<readonly string[]> {
  const fonts = [common, ...Object.values(special)].map((name) => path.join(packages, name));
  return Promise.all([...fonts, 'node_modules/sharp'].map(async (folder) => `${folder} ${await versionOf(folder)}`));
}
