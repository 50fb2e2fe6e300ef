import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMutation, filesOf, type Mutation, readMutations } from './mutations';
import { testContent } from './project-copy';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'facet-mutation-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Where a file of the project with the tests' content comes from. */
const originOf = (file: string): string =>
  file.startsWith('content/') && file !== 'content/taxonomy.yaml' ? file.replace('content', testContent) : file;

const rows = Object.entries(readMutations()).flatMap(([batch, mutations]) =>
  Object.entries(mutations).map(([name, mutation]): [string, Mutation] => [`${batch}: ${name}`, mutation]),
);

test.each(rows)('the files have what changes for %s', (_name, mutation) => {
  const { copy = {}, move = {} } = mutation;
  for (const file of [...filesOf(mutation), ...Object.values({ ...copy, ...move })]) {
    const origin = originOf(file);
    if (existsSync(origin)) cpSync(origin, path.join(folder, file), { recursive: true });
  }
  expect(() => applyMutation(folder, mutation)).not.toThrow();
});
