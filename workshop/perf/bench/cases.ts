/**
 * What is measured: a build from nothing, and builds after one change of a kind.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOf } from './articles';

/** The cases, in the order in which they are measured: each starts from the results of the one before. */
export const caseNames = ['cold', 'edit', 'message', 'price'] as const;
export type CaseName = (typeof caseNames)[number];

/** A change of one file. */
interface Change {
  /** Path relative to the project. */
  readonly file: string;
  /** The new text of the file; the same text if there is nothing to change. */
  readonly change: (text: string) => string;
}

/** The change before each build. */
export const changes: Readonly<Record<Exclude<CaseName, 'cold'>, Change>> = {
  /** Repeats the first paragraph of an article's text at its end. */
  edit: {
    file: `${folderOf(1)}/en.md`,
    change: (text) => {
      const [, paragraph] = /\n---\n\n(.+)\n/.exec(text) ?? [];
      return paragraph ? `${text}\n${paragraph}\n` : text;
    },
  },
  /** The title of one page. */
  message: {
    file: 'locales/en/about.json',
    change: (text) => text.replace(/^( {2}"title": ".*)(",?)$/m, '$1.$2'),
  },
  /** The price of the smallest paid plan: a multiple of 3, as all prices are. */
  price: {
    file: 'src/site/product/prices.json',
    change: (text) =>
      text.replace(/("USD": .*?"10": )(\d+)/s, (_found, start: string, price) => start + (Number(price) + 3)),
  },
};

/**
 * Makes the change of a case in a copy of the project.
 * @throws when the file has nothing to change
 */
export async function makeChange(folder: string, name: Exclude<CaseName, 'cold'>): Promise<void> {
  const { file, change } = changes[name];
  const before = await readFile(path.join(folder, file), 'utf8');
  const after = change(before);
  if (after === before)
    throw new Error(`${file} has nothing that the case "${name}" can change; adapt workshop/perf/bench/cases.ts`);
  await writeFile(path.join(folder, file), after);
}
