/**
 * The files of the review page and the reviewer's bar: apart from webpack's, so that no page of a public host can come to
 * contain any of it.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** Copied as they are; paths relative to the project, with their new names. */
const copies: Readonly<Record<string, string>> = {
  'workshop/review/page/index.html': 'index.html',
  'workshop/review/page/page.css': 'page.css',
  'workshop/review/page/bar.css': 'bar.css',
  'src/components/styles/tokens.css': 'tokens.css',
};

/**
 * @param root the project
 * @param folder the review's folder on the preview
 */
export async function writeBrowserFiles(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build({
    absWorkingDir: path.resolve(root),
    entryPoints: ['workshop/review/page/page.ts', 'workshop/review/page/bar.ts'],
    outdir: path.resolve(folder, 'review/page'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  for (const [name, copy] of Object.entries(copies)) await copyFile(path.join(root, name), path.join(folder, copy));
}
