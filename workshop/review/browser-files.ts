/**
 * The files of the review page and the reviewer's bar (design 16): a plain document, plain styles, and modules that browsers
 * load one by one. Nothing of them is bundled, so that no page of a public host can come to contain any of it.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';

/** The modules, relative to `workshop`. A test compares the list with what they import. */
export const browserModules = [
  'authoring/translations/differences.ts',
  'review/page/bar.ts',
  'review/page/elements.ts',
  'review/page/frames.ts',
  'review/page/main-text.ts',
  'review/page/marked-text.ts',
  'review/page/page.ts',
  'review/page/place.ts',
  'review/page/read-review.ts',
  'review/page/ticks.ts',
] as const;

/** Files that are copied as they are, relative to the project, and their names. */
const copies: Readonly<Record<string, string>> = {
  'workshop/review/page/index.html': 'index.html',
  'workshop/review/page/page.css': 'page.css',
  'workshop/review/page/bar.css': 'bar.css',
  'src/components/styles/tokens.css': 'tokens.css',
};

/** The text of a module for browsers; it imports its neighbors under the names that they have there. */
export async function browserModule(text: string): Promise<string> {
  const { code } = await transform(text, {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  return code.replace(/(?<= from ["']\.[^"']+)\.ts(?=["'])/g, '.js');
}

/**
 * Writes the files.
 * @param root the project
 * @param folder the folder of the review on the preview
 */
export async function writeBrowserFiles(root: string, folder: string): Promise<void> {
  for (const name of browserModules) {
    const file = path.join(folder, name.replace(/\.ts$/, '.js'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await browserModule(await readFile(path.join(root, 'workshop', name), 'utf8')));
  }
  for (const [name, copy] of Object.entries(copies)) await copyFile(path.join(root, name), path.join(folder, copy));
}
