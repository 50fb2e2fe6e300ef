/** The changes of `workshop/review/mutations.yaml`, with which `npm run test:review` tries the review. */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export interface Mutation {
  /** By file: a text in it, and what replaces it. */
  readonly edit?: Readonly<Record<string, readonly [from: string, to: string]>>;
  /** New paths, each with that of what is copied or moved there. */
  readonly copy?: Readonly<Record<string, string>>;
  readonly move?: Readonly<Record<string, string>>;
  readonly remove?: string;
  /** The name of a page, or the path of a redirect. Without both, the change has to be listed. */
  readonly on?: string;
  readonly redirect?: string;
}

export type Batches = Readonly<Record<string, Readonly<Record<string, Mutation>>>>;

export const readMutations = (): Batches => parse(readFileSync('workshop/review/mutations.yaml', 'utf8')) as Batches;

export const filesOf = ({ edit = {}, copy = {}, move = {}, remove }: Mutation): readonly string[] => [
  ...Object.keys({ ...edit, ...copy, ...move }),
  ...(remove ? [remove] : []),
];

/**
 * @param folder a copy of the project with the content of the tests
 * @throws if a file is not there, or does not say what is to be replaced
 */
export function applyMutation(folder: string, { edit = {}, copy = {}, move = {}, remove }: Mutation): void {
  const at = (name: string): string => path.join(folder, name);
  for (const [to, from] of Object.entries(copy)) cpSync(at(from), at(to));
  for (const [to, from] of Object.entries(move)) renameSync(at(from), at(to));
  if (remove) rmSync(at(remove));
  for (const [file, [from, to]] of Object.entries(edit)) {
    const text = readFileSync(at(file), 'utf8');
    if (!text.includes(from))
      throw new Error(`${file} has no "${from}"; write a text that it has into workshop/review/mutations.yaml`);
    writeFileSync(
      at(file),
      text.replace(from, () => to),
    );
  }
}
