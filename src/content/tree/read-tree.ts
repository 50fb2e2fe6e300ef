/** Reads the content tree from disk, and reports what cannot be read safely (docs/content.md). */

import { type FileHandle, lstat, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { Fault, Finding } from '../faults';
import { taxonomyFile } from '../model/taxonomy';
import { checkImageHead, checkSize, imageHead, notAFile } from './file-kinds';

/** In the tree, but checked with the redirects (docs/redirects.md). */
export const redirectsFile = 'content/redirects.yaml';

/** Files under `content/`, by path relative to the project, with `/` between folders. */
export interface ContentTree {
  /** Markdown files and the taxonomy. */
  readonly texts: ReadonlyMap<string, Uint8Array>;
  /** Images, and files that do not belong there. */
  readonly others: readonly string[];
  /** Files that were not read, with the reason, and files that only have the name of an image. */
  readonly faults: readonly Fault[];
}

const isText = (file: string): boolean => file.endsWith('.md') || file === taxonomyFile || file === redirectsFile;

const atATime = 64;

/**
 * Reads everything under `<projectRoot>/content` except names that start with a dot. Links are not followed, pipes and devices not opened.
 * @throws when the folder cannot be read
 */
export async function readTree(projectRoot: string): Promise<ContentTree> {
  const entries = await readdir(path.join(projectRoot, 'content'), { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.includes('/.'))
    .sort();
  const texts = new Map<string, Uint8Array>();
  const others: string[] = [];
  const faults: Fault[] = [];
  const read = await pMap(files, (file) => readOne(path.join(projectRoot, file), file), { concurrency: atATime });
  files.forEach((file, index) => {
    const { bytes = null, finding = null } = read[index] ?? {};
    if (finding) faults.push({ ...finding, file });
    if (!isText(file)) others.push(file);
    else if (bytes && file !== redirectsFile) texts.set(file, bytes);
  });
  return { texts, others, faults };
}

/** Whether two readings found the same texts and the names of the same other files. */
export const isSameTree = (one: ContentTree, other: ContentTree): boolean =>
  one.others.join('\n') === other.others.join('\n') &&
  one.texts.size === other.texts.size &&
  [...one.texts].every(([file, bytes]) => {
    const now = other.texts.get(file);
    return now !== undefined && Buffer.compare(bytes, now) === 0;
  });

/** The bytes of a readable text, or what is wrong with a file. */
async function readOne(name: string, file: string): Promise<{ bytes?: Uint8Array; finding?: Finding | null }> {
  const found = await lstat(name);
  if (!found.isFile()) return { finding: notAFile };
  const kind = isText(file) ? 'text' : 'image';
  const finding = checkSize(kind, found.size);
  if (finding) return { finding };
  if (kind === 'text') return { bytes: await readFile(name) };
  return { finding: checkImageHead(file, await headOf(name)) };
}

async function headOf(name: string): Promise<Uint8Array> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(name);
    const { buffer, bytesRead } = await handle.read(new Uint8Array(imageHead), 0, imageHead, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle?.close();
  }
}
