/** The notices of open-source software, from the lock file and the packages' own files. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { shipped } from './shipped';

interface Notice {
  readonly name: string;
  readonly version: string;
  /** The license's short name (SPDX): `MIT`. */
  readonly license: string;
  readonly text: string;
}

/** License texts of packages that were published without one: `mitt.txt`. */
const textsFolder = 'src/gatsby/bundles/open-source/texts';

const licenseFile = /^licen[cs]e(?:\.(?:md|txt))?$/i;

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), license: z.string().optional() })),
});

/**
 * Reads the notices of packages, sorted by name.
 * @param folders the packages, by their folders in `node_modules`
 * @throws when a package is not in the lock file or has no license, naming every such package and what would be right
 */
export async function readNotices(root: string, folders: readonly string[] = shipped): Promise<readonly Notice[]> {
  const { packages } = lockSchema.parse(JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')));
  const faults: string[] = [];
  const notices = await Promise.all(
    folders.map(async (folder): Promise<Notice> => {
      const name = folder.split('node_modules/').at(-1) ?? folder;
      const { version, license } = packages[`node_modules/${folder}`] ?? {};
      const text = await licenseText(root, folder, name);
      if (!version)
        faults.push(`${folder} is not in package-lock.json; correct src/gatsby/bundles/open-source/shipped.ts`);
      else if (!license) faults.push(`${folder} names no license in package-lock.json; ship no code of it`);
      if (!text) faults.push(`${folder} has no file with its license; put the text into ${textsFolder}/${name}.txt`);
      return { name, version: version ?? '', license: license ?? '', text: text ?? '' };
    }),
  );
  if (faults.length > 0) throw new Error(`Open-source notices cannot be made:\n${faults.join('\n')}`);
  return notices.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The text of a package's license from its own files, or else the one that we keep; null if there is neither. */
async function licenseText(root: string, folder: string, name: string): Promise<string | null> {
  const home = path.join(root, 'node_modules', folder);
  const named = (await readdir(home).catch(() => [])).find((each) => licenseFile.test(each));
  const files = named ? await filesAt(path.join(home, named)) : [path.join(root, textsFolder, `${name}.txt`)];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  return texts.join('\n\n').trim() || null;
}

/** The file at a path, or the files of the folder there: some packages keep several licenses. */
async function filesAt(home: string): Promise<readonly string[]> {
  if ((await stat(home)).isFile()) return [home];
  return (await readdir(home)).sort().map((file) => path.join(home, file));
}

/** The field of GraphQL's `Query` that the page asks for. What it reads changes with the lock file, which starts builds cold. */
export const noticeFields = (root: string) => ({
  Query: { openSourceNotices: { type: '[OpenSourceNotice!]!', resolve: () => readNotices(root) } },
});

export const noticeType = `
  type OpenSourceNotice {
    name: String!
    version: String!
    license: String!
    text: String!
  }
`;
