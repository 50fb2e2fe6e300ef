import { cpSync, existsSync } from 'node:fs';
import { testFolder } from '../../__tests__/support/test-folder';
import { applyMutation, filesOf, type Mutation, readMutations } from './mutations';
import { testContent } from './project-copy';

const { at } = testFolder();

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
    if (existsSync(origin)) cpSync(origin, at(file), { recursive: true });
  }
  expect(() => applyMutation(at(), mutation)).not.toThrow();
});
