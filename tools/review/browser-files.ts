/**
 * The files of the review page and the reviewer's bar (design 16): a plain document, plain styles, and modules that browsers
 * load one by one. Nothing of them is bundled, so that no page of a public host can come to contain any of it.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';

/** The modules, relative to `src`. A test compares the list with what they import. */
export const browserModules = [
  'content/translations/differences.ts',
  'review-page/bar.ts',
  'review-page/elements.ts',
  'review-page/frames.ts',
  'review-page/main-text.ts',
  'review-page/marked-text.ts',
  'review-page/page.ts',
  'review-page/place.ts',
  'review-page/read-review.ts',
  'review-page/ticks.ts',
] as const;

/** Files that are copied as they are, relative to `src`, and their names. */
const copies: Readonly<Record<string, string>> = {
  'review-page/index.html': 'index.html',
  'review-page/page.css': 'page.css',
  'review-page/bar.css': 'bar.css',
  'styles/tokens.css': 'tokens.css',
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
 * @param source the folder `src`
 * @param folder the folder of the review on the preview
 */
export async function writeBrowserFiles(source: string, folder: string): Promise<void> {
  for (const name of browserModules) {
    const file = path.join(folder, name.replace(/\.ts$/, '.js'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await browserModule(await readFile(path.join(source, name), 'utf8')));
  }
  for (const [name, copy] of Object.entries(copies)) await copyFile(path.join(source, name), path.join(folder, copy));
}
