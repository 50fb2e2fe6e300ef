import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BuildTarget } from '../src/site/hosting/hosts';

/** Every tool runs from it. */
export const root = process.cwd();

export const distOf = (target: BuildTarget): string => path.join(root, 'dist', target);

/** Kept between builds: Gatsby's cache, the digest of the inputs, the number of pages. */
export const keptOf = (target: BuildTarget): string => path.join(root, '.gatsby', target);

/** Its built hosts are those that the browser tests visit (`workshop/build/fixture-site.ts`). */
export const fixtureSite = path.join(root, '.local', 'fixture-site');

/** Every file of a folder, by its path in it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
