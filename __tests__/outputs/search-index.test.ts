import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { searchDocument } from '../../src/gatsby/written/search-document';
import { writeSearchIndex } from '../../src/outputs/search-index';
import type { LocaleCode } from '../../src/site/languages/locales';
import { testFolder } from '../support/test-folder';

const document = (locale: LocaleCode, text: string) =>
  searchDocument(`/${locale}/${text.length}`, locale, '', `<h1>${text}</h1>`);
const english = [document('en', 'First text of profiles'), document('en', 'Second')];
const german = [document('de', 'Ein Text über Profile')];
const thai = [document('th', 'ข้อความแรก')];

const { at } = testFolder();

const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The digest of every file of an index by its name. */
function filesOf(publicFolder: string): Readonly<Record<string, string>> {
  const folder = path.join(publicFolder, 'pagefind');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
  return Object.fromEntries(files.map((file) => [file, digestOf(path.join(folder, file))]));
}

test('only the languages whose texts have changed are indexed, and the result is as if all had been', async () => {
  const folder = at('kept');
  const afresh = async (documents: typeof english) => {
    const other = at(`afresh-${documents.length}`);
    await writeSearchIndex(documents, {}, other);
    return filesOf(other);
  };
  expect(await writeSearchIndex([...english, ...german, ...thai], {}, folder)).toBe(3);
  expect(await writeSearchIndex([...english, ...german, ...thai], {}, folder)).toBe(0);
  expect(Object.keys(filesOf(folder)).filter((file) => /de-de/.test(file)).length).toBeGreaterThan(2);

  const edited = [...english, document('de', 'Ein anderer Text über Profile'), ...thai];
  expect(await writeSearchIndex(edited, {}, folder)).toBe(1);
  expect(filesOf(folder)).toEqual(await afresh(edited));

  expect(await writeSearchIndex([...english, ...thai], {}, folder)).toBe(0);
  expect(filesOf(folder)).toEqual(await afresh([...english, ...thai]));

  rmSync(path.join(folder, 'pagefind'), { recursive: true });
  expect(await writeSearchIndex([...english, ...thai], {}, folder)).toBe(2);
  expect(existsSync(path.join(folder, 'pagefind/pagefind.js'))).toBe(true);

  // So are they when what visitors call things has changed.
  const meanings = [{ id: 'price', names: ['price'], pages: ['/pricing'] }];
  expect(await writeSearchIndex([...english, ...thai], { 'en-US': meanings }, folder)).toBe(1);
  const vocabulary = JSON.parse(readFileSync(path.join(folder, 'pagefind/words/en-US.json'), 'utf8'));
  expect(vocabulary).toEqual({ words: ['first', 'of', 'profiles', 'second', 'text'], meanings });
}, 60_000);
