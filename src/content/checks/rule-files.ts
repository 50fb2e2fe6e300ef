/**
 * The files with the rules by which content becomes pages: when one changes, results kept from earlier builds and
 * checks are dropped (docs/content.md). Prices, menus and colors are not among them.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Relative to the project; what they import counts too. */
export const ruleModules = {
  /**
   * What Gatsby keeps although our code changes: the nodes' keys, fields, types and pictures, how queries find them,
   * and plugin options. Routes are included so that pages and links never come from different rules.
   */
  build: [
    'src/gatsby/gatsby-plugins.ts',
    'src/gatsby/nodes/keyed-fields.ts',
    'src/gatsby/nodes/markdown-fields.ts',
    'src/gatsby/bundles/open-source/notices.ts',
    'src/gatsby/nodes/schema.ts',
    'src/gatsby/nodes/upright-size.ts',
    'src/site/pages/availability.ts',
    'src/site/pages/routes.ts',
  ],
  /** What the content check keeps: findings about single files. */
  check: ['src/content/tree/file-kinds.ts', 'src/content/text-checks/text-facts.ts', 'src/content/words/word-check.ts'],
} as const;

/** Versions of the libraries that the rules use. */
const lockFile = 'package-lock.json';

/**
 * The modules, what they import, and the lock file.
 * @returns paths relative to the root
 */
export const ruleFiles = async (modules: readonly string[], root: string): Promise<readonly string[]> => [
  ...(await importClosure(root, modules)),
  lockFile,
];

/** A digest of the {@link ruleFiles} in the working folder: what other rules have made is not used. */
export async function digestOfRules(modules: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const file of await ruleFiles(modules, '.')) hash.update(`${file}\n`).update(await readFile(file));
  return hash.digest('hex');
}

/**
 * Modules and everything that they import from the project.
 * @returns paths relative to the root, sorted
 * @throws when a module is missing
 */
export async function importClosure(root: string, modules: readonly string[]): Promise<readonly string[]> {
  const found = new Set(modules);
  // Iterating over a set includes what is added meanwhile.
  for (const file of found) {
    const text = await readFile(path.join(root, file), 'utf8');
    for (const [, ...names] of text.matchAll(imports)) found.add(resolve(root, file, names.find(Boolean) ?? ''));
  }
  return [...found].sort();
}

/** Imports from files of the project, except types, which are gone at run time. */
const imports = /^(?:import|export) (?!type )(?:[^'";]*? from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

function resolve(root: string, file: string, name: string): string {
  const place = path.join(path.dirname(file), name);
  const found = ['', '.ts', '.tsx', '.mts'].find(
    (ending) => path.extname(place + ending) && existsSync(path.join(root, place + ending)),
  );
  if (found === undefined) throw new Error(`${file} imports '${name}', which is no file of the project`);
  return place + found;
}
