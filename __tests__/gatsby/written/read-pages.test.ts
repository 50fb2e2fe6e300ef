import { cpSync, mkdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { readPages } from '../../../src/gatsby/written/built-pages';
import type { ShellMessages } from '../../../src/site/data/shell';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { pageTable } from '../../../src/site/pages/page-table';
import { testFolder } from '../../support/test-folder';

const started = process.cwd();
const shell = JSON.parse(readFileSync('locales/en/shell.json', 'utf8')) as ShellMessages;
const site = siteFrom({ SITE_HOST: 'global' });
const page = pageTable([], ['en']).find('en', '/about-us');
const folder = testFolder({ isEntered: true });

// What was read is kept in Gatsby's cache, for the rules that stand in the project's files.
beforeEach(() => {
  for (const name of ['src', 'package-lock.json']) symlinkSync(path.join(started, name), name);
  cpSync(path.join(started, 'package.json'), 'package.json');
  mkdirSync('.cache');
});

const file = 'public/about-us/index.html';

/** Writes the page with a title, at a time in s. */
function write(title: string, time: number): void {
  folder.write(file, `<head><meta property="og:title" content="${title}"></head><body><main>Text</main></body>`);
  utimesSync(file, time, time);
}

/** The title that the page is found to have. */
async function titleRead(): Promise<string | null | undefined> {
  if (!page) throw new Error('There is no /about-us');
  const [built] = await readPages({ site, pages: [page] }, () => shell, 'public');
  return built?.reading.title;
}

test('a page is read again when it was written since the last build, and not before', async () => {
  write('First', 1_700_000_000);
  expect(await titleRead()).toBe('First');
  // As long as the first, and of the same time: nothing tells that it was written.
  write('Other', 1_700_000_000);
  expect(await titleRead()).toBe('First');
  write('Other', 1_700_000_060);
  expect(await titleRead()).toBe('Other');
});

test('nothing is kept of a page that is refused: the next build refuses it too', async () => {
  folder.write(file, '<head><meta name="robots" content="noindex"></head><body><main>Text</main></body>');
  await expect(titleRead()).rejects.toThrow('/about-us of global refuses search engines');
  await expect(titleRead()).rejects.toThrow('/about-us of global refuses search engines');
});
