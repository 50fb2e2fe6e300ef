/**
 * @jest-environment node
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { searchDocument } from '../../../src/pipeline/after/search-document';
import { writeSearchIndex } from '../../../src/pipeline/after/search-index';

const folders: string[] = [];
jest.mock('../../../src/pipeline/after/run-script', () => ({
  runScript: async (_script: string, { folder }: { readonly folder: string }) => {
    folders.push(folder);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  },
}));

const documents = ['First', 'Second'].map((text) => searchDocument(`/${text}`, 'en', '', `<h1>${text}</h1>`));
let publicFolder: string;

beforeEach(() => {
  publicFolder = mkdtempSync(path.join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(publicFolder, { recursive: true }));

test('an index of the same texts stays; with another text, or without it, it is written again', async () => {
  expect(await writeSearchIndex(documents, publicFolder)).toBe(true);
  expect(await writeSearchIndex(documents, publicFolder)).toBe(false);
  expect(await writeSearchIndex(documents.slice(1), publicFolder)).toBe(true);
  expect(await writeSearchIndex(documents.slice(1), publicFolder)).toBe(false);
  rmSync(path.join(publicFolder, 'pagefind'), { recursive: true });
  expect(await writeSearchIndex(documents.slice(1), publicFolder)).toBe(true);
  expect(existsSync(path.join(publicFolder, 'pagefind'))).toBe(true);
  expect(folders).toHaveLength(3);
});
