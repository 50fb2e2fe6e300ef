/**
 * The packages with the fonts of share cards. Apart from what unpacks them, since Gatsby cannot load that.
 */
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

/** The installed version of a package, by its folder. */
export const versionOf = async (folder: string): Promise<string> =>
  (JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** Names all fonts and what draws with them, with their versions: a card of another version may look different. */
export async function drawnWith(): Promise<readonly string[]> {
  const fonts = [common, ...Object.values(special)].map((name) => path.join(packages, name));
  return Promise.all([...fonts, 'node_modules/sharp'].map(async (folder) => `${folder} ${await versionOf(folder)}`));
}
