/**
 * What differs between two builds of a host.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalDocument, normalPath, normalText } from '../../../src/gatsby/written/normal-form';

/** A file that both builds have, and the place where they first differ. */
export interface Difference {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Files by their paths on the host. Those with a digest in their name are not compared. */
export interface HostDifferences {
  readonly missing: readonly string[];
  readonly added: readonly string[];
  readonly differing: readonly Difference[];
}

/** What is read: documents, their data, and what crawlers and the host read. */
const isRead = (file: string): boolean =>
  /\.(?:html|xml|txt|webmanifest)$|^page-data\/.*\.json$|^_(?:headers|redirects)$/.test(file);

/**
 * Compares two folders of built hosts.
 * @throws when one of them is not there
 */
export async function compareHosts(before: string, after: string): Promise<HostDifferences> {
  const [old, present] = await Promise.all([hostIn(before), hostIn(after)]);
  const differing: Difference[] = [];
  for (const file of old.files) {
    if (!present.files.has(file) || !isRead(file)) continue;
    const difference = firstDifference(await old.read(file), await present.read(file));
    if (difference) differing.push({ file, ...difference });
  }
  return {
    missing: [...old.files].filter((file) => !present.files.has(file)),
    added: [...present.files].filter((file) => !old.files.has(file)),
    differing,
  };
}

/** The files of a built host, sorted, and their texts in their normal form. */
async function hostIn(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const latest = await readFile(path.join(folder, 'builds/latest.json'), 'utf8').catch(() => '{}');
  const { id = null } = JSON.parse(latest) as { readonly id?: string };
  return {
    files: new Set(files.filter((file) => normalPath(file, id) === file)),
    read: async (file: string): Promise<string> => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return file.endsWith('.html') ? normalDocument(text, id) : normalText(text, id);
    },
  };
}

/** Characters that are shown before a difference and after its beginning. */
const shownBefore = 40;
const shownAfter = 80;

/** Where two texts first differ; null if they are the same. */
export function firstDifference(before: string, after: string): Omit<Difference, 'file'> | null {
  if (before === after) return null;
  let place = 0;
  while (before[place] === after[place]) place += 1;
  const around = (text: string): string => text.slice(Math.max(0, place - shownBefore), place + shownAfter);
  return { before: around(before), after: around(after) };
}
