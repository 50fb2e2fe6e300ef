/**
 * The files with the rules by which content becomes pages: after a change in one, results that were kept from earlier builds or
 * checks do not count (design 5.5). What is not among them, such as prices, menus or colors, costs nothing to change.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The modules that hold the rules, relative to the project; what they import belongs to the rules, too. */
export const ruleModules = {
  /**
   * What Gatsby keeps and does not make again when our code changes: the nodes' keys, their fields, types and pictures, how a
   * query finds them, the options of its plugins. Routes are among them so that pages and links never come from different rules.
   */
  build: [
    'src/gatsby/nodes/entry-nodes.ts',
    'src/gatsby/gatsby-plugins.ts',
    'src/gatsby/nodes/keyed-fields.ts',
    'src/gatsby/nodes/markdown-fields.ts',
    'src/gatsby/bundles/open-source/notices.ts',
    'src/gatsby/nodes/schema.ts',
    'src/gatsby/nodes/upright-size.ts',
    'src/site/pages/availability.ts',
    'src/site/pages/routes.ts',
  ],
  /** What the content check keeps: what it found in one file alone. */
  check: ['src/content/tree/pictures.ts', 'src/content/text-checks/text-facts.ts', 'src/content/words/word-check.ts'],
} as const;

/** Versions of the libraries that the rules use. */
export const lockFile = 'package-lock.json';

/**
 * All files with rules: the modules, what they import, and the versions of their libraries.
 * @param root the project's folder
 * @returns paths relative to it
 */
export const ruleFiles = async (kind: keyof typeof ruleModules, root: string): Promise<readonly string[]> => [
  ...(await importClosure(root, ruleModules[kind])),
  lockFile,
];

/**
 * Modules, and all that they import from files of the project.
 * @param root the project's folder
 * @returns paths relative to it, sorted
 * @throws when a module is missing, or imports one that is missing
 */
export async function importClosure(root: string, modules: readonly string[]): Promise<readonly string[]> {
  const found = new Set(modules);
  // A set also goes through what is added to it on the way.
  for (const file of found) {
    const text = await readFile(path.join(root, file), 'utf8');
    for (const [, ...names] of text.matchAll(imports)) found.add(resolve(root, file, names.find(Boolean) ?? ''));
  }
  return [...found].sort();
}

/** What a module imports from files of the project, except types alone: they are gone when it runs. */
const imports = /^(?:import|export) (?!type )(?:[^'";]*? from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

function resolve(root: string, file: string, name: string): string {
  const place = path.join(path.dirname(file), name);
  const found = ['', '.ts', '.tsx', '.mts'].find(
    (ending) => path.extname(place + ending) && existsSync(path.join(root, place + ending)),
  );
  if (found === undefined) throw new Error(`${file} imports '${name}', which is no file of the project`);
  return place + found;
}
