/**
 * The documents name tests and files that are there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const testFiles = ['__tests__', 'workshop']
  .flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true }))
  .filter((entry) => entry.isFile() && /\.(test|e2e)\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

/** Titles in the table, each with the file in parentheses after the last of its row of titles. */
const titles = [...readFileSync('docs/faults.md', 'utf8').matchAll(/((?:`[^`]+`,?\s+)+)\(([\w-]+)\)/g)].flatMap(
  ([, list = '', file = '']) => [...list.matchAll(/`([^`]+)`/g)].map(([, title = '']) => [title, file] as const),
);

test('the table of faults names tests', () => {
  expect(titles.length).toBeGreaterThan(25);
});

test.each(titles)('%s stands in %s', (title, file) => {
  const source = testFiles
    .filter((name) => new RegExp(`[\\\\/]${file}\\.(test|e2e)\\.tsx?$`).test(name))
    .map((name) => readFileSync(name, 'utf8').replace(/\s+/g, ' '))
    .join();
  // A title made from a name in a table: "without {name}, the page …".
  const inTable = /^without (.+), (the page is usable.*)$/.exec(title);
  const parts = inTable ? [inTable[1] ?? title, inTable[2] ?? title] : [title];
  for (const part of parts) expect(source).toContain(part);
});
