/** The files of a built host: `/x` is `x`, `x.html` or `x/index.html`. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { decoded } from '../../../src/site/hosting/request-paths';

export interface FoundFile {
  readonly file: string;
  readonly version: string;
}

/** Never served, in any spelling. */
const manifests = ['_redirects', '_headers'];

/** Null if missing; never a file outside the folder. */
export async function findFile(folder: string, pathname: string): Promise<FoundFile | null> {
  const name = path.join(folder, decoded(pathname));
  const inside = name === folder || name.startsWith(folder + path.sep);
  if (!inside || name.includes('\0') || manifests.includes(path.relative(folder, name))) return null;
  const candidates = pathname.endsWith('/')
    ? [path.join(name, 'index.html')]
    : [name, `${name}.html`, path.join(name, 'index.html')];
  for (const file of candidates) {
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return { file, version: `${found.size}-${found.mtimeMs}` };
  }
  return null;
}
