/** Digests of what a build reads: unchanged inputs need no new build; changed rules rule out an incremental one. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ruleFiles, ruleModules } from '../../src/content/checks/rule-files';
import type { BuildTarget } from '../../src/site/hosting/hosts';
import { filesIn, root } from '../paths';

const inputs = [
  '.babelrc.json',
  'content',
  'locales',
  'plugins',
  'src',
  'static',
  'workshop/catalogue',
  'workshop/html.ts',
  'workshop/local/development',
  'workshop/review',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
];

/** SHA-256 of all inputs, the target, `SITE_` and `GATSBY_` variables, and Netlify's context. */
export async function inputDigest(target: BuildTarget): Promise<string> {
  return digest(target, inputs.flatMap(filesAt), /^(?:(?:SITE|GATSBY)_.*|CONTEXT)$/);
}

/**
 * SHA-256 of what Gatsby's cached results depend on besides the content: the rules, the words added to Markdown's HTML,
 * target and variables. Gatsby itself only checks plugin versions and its own files. Without Netlify's context, which only
 * decides what each build writes anyway: a deploy preview starts from production's cache.
 */
export async function rulesDigest(target: BuildTarget): Promise<string> {
  const labels = filesAt('locales').filter((file) => path.basename(file) === 'article.json');
  return digest(target, [...(await ruleFiles(ruleModules.build, root)), ...labels], /^(?:SITE|GATSBY)_/);
}

async function digest(target: BuildTarget, files: readonly string[], variables: RegExp): Promise<string> {
  const hash = createHash('sha256').update(target);
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (variables.test(name) && name !== 'SITE_HOST') hash.update(`${name}=${value}\n`);
  }
  for (const file of [...files].sort()) {
    hash.update(`${file}\n`).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

const filesAt = (input: string): string[] =>
  path.extname(input) ? [input] : filesIn(path.join(root, input)).map((file) => path.join(input, file));
