/**
 * A digest of everything that a build reads: a host whose digest has not changed need not be built again.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildTarget } from '../src/site/hosts';
import { root } from './paths';

const inputs = [
  'content',
  'locales',
  'plugins',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
];

/** SHA-256 over the inputs' names and bytes, the target, and the `SITE_` and `GATSBY_` variables. */
export async function inputDigest(target: BuildTarget): Promise<string> {
  const hash = createHash('sha256').update(target);
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (/^((SITE|GATSBY)_.*|CONTEXT)$/.test(name) && name !== 'SITE_HOST') hash.update(`${name}=${value}\n`);
  }
  for (const file of (await Promise.all(inputs.map(filesIn))).flat().sort()) {
    hash.update(`${file}\n`).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

async function filesIn(input: string): Promise<string[]> {
  if (path.extname(input)) return [input];
  const entries = await readdir(path.join(root, input), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
