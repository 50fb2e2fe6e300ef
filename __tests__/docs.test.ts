/**
 * The documents name tests and files that are there.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').map((name) => `docs/${name}`),
  ...readdirSync('workshop').map((name) => `workshop/${name}/README.md`),
].filter((file) => file.endsWith('.md') && existsSync(file));

/** The id that code hosts give a heading. */
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const links = documents.flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|mailto:|\/|doc:|\.\/[\w-]+\.png)([^)\s]+)\)/g)].map(
    ([, link = '']) => [document, link] as const,
  ),
);

test('the documents link to one another', () => {
  expect(links.length).toBeGreaterThan(30);
});

test.each(links)('a link of %s leads to a file and a heading: %s', (document, link) => {
  const [file = '', hash] = link.split('#');
  const target = file ? path.join(path.dirname(document), file) : document;
  expect(existsSync(target)).toBe(true);
  if (hash === undefined) return;
  const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => idOf(heading));
  expect(headings).toContain(hash);
});
