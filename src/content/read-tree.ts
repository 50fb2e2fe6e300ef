/**
 * Reads the content tree from disk (design 5). What it means is for the check; here are only files.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { taxonomyFile } from './taxonomy';

/** The file of further redirects: it lies in the tree, and the build reads and checks it with the redirects (design 8). */
const redirectsFile = 'content/redirects.yaml';

/** The files under `content/`, by their path relative to the project, with `/` between folders. */
export interface ContentTree {
  /** The bytes of the Markdown files and of the taxonomy. */
  readonly texts: ReadonlyMap<string, Uint8Array>;
  /** Every other file: images, and what does not belong there. */
  readonly others: readonly string[];
}

/**
 * Reads everything under `<projectRoot>/content`, but for the redirects and for names that start with a dot
 * (a system's or editor's own).
 * @throws when the folder cannot be read
 */
export async function readTree(projectRoot: string): Promise<ContentTree> {
  const entries = await readdir(path.join(projectRoot, 'content'), { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.includes('/.') && file !== redirectsFile)
    .sort();
  const isText = (file: string): boolean => file.endsWith('.md') || file === taxonomyFile;
  const texts = await Promise.all(
    files.filter(isText).map(async (file) => [file, await readFile(path.join(projectRoot, file))] as const),
  );
  return { texts: new Map(texts), others: files.filter((file) => !isText(file)) };
}
