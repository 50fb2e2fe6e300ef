/**
 * The two projects that are compared: a copy of this site, and the bare Gatsby site beside this file. Both are in a temporary
 * folder, with the same texts, and with caches of their own: nothing is left in the project, or taken from it.
 */
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localesOf, siteFrom } from '../../src/site/hosting/hosts';
import { copyProject, linkPackages } from '../build/project-copy';
import { root } from '../paths';
import { articleId } from './articles';
import type { Project } from './measured-build';

type Files = ReadonlyMap<string, string>;

export async function siteProject(folder: string, articles: Files): Promise<Project> {
  await copyProject(root, folder);
  await complete(folder, articles);
  const command = ['node_modules/.bin/tsx', 'workshop/build/build.ts', '--host', 'global'] as const;
  return { folder, command, output: 'dist/global' };
}

export async function bareProject(folder: string, articles: Files): Promise<Project> {
  cpSync(path.join(root, 'workshop/perf/bare'), folder, { recursive: true });
  const texts = new Set<string>(localesOf(siteFrom({ SITE_HOST: 'global' })).map((code) => `${code}.md`));
  cpSync(path.join(root, 'content'), path.join(folder, 'content'), {
    recursive: true,
    filter: (file) => texts.has(path.basename(file)) || statSync(file).isDirectory(),
  });
  await complete(folder, articles);
  return { folder, command: ['node_modules/.bin/gatsby', 'build'], output: 'public' };
}

async function complete(folder: string, articles: Files): Promise<void> {
  for (const [file, text] of articles) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  await linkPackages(root, folder);
}

/** What is measured, each case from the results of the one before: a build from nothing, and builds after one change of a kind. */
export const caseNames = ['cold', 'edit', 'message', 'price'] as const;
export type CaseName = (typeof caseNames)[number];

const changes = {
  edit: [`content/blog/${articleId(1)}/en.md`, /\n---\n\n(.+)\n/, '$&\n$1\n'],
  message: ['locales/en/about.json', /^( {2}"title": ".*)(",?)$/m, '$1.$2'],
  // The price of the smallest paid plan: a multiple of 3, as all prices are.
  price: ['src/site/product/prices.json', /(?<="USD": .*?"10": )\d+/s, '12'],
} as const satisfies Record<Exclude<CaseName, 'cold'>, readonly [file: string, found: RegExp, replacement: string]>;

/** @throws when the file has nothing to change */
export function makeChange(folder: string, name: keyof typeof changes): void {
  const [file, found, replacement] = changes[name];
  const before = readFileSync(path.join(folder, file), 'utf8');
  const after = before.replace(found, replacement);
  if (after === before) throw new Error(`${file} has nothing that the case "${name}" can change`);
  writeFileSync(path.join(folder, file), after);
}
