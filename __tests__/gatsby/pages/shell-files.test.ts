import { readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { parseTaxonomy } from '../../../src/content/model/taxonomy';
import { publishShells, shellFolder, solutionGroups, writeShellFiles } from '../../../src/gatsby/pages/shell-files';
import { type Shell, shellPath } from '../../../src/site/data/shell';
import { type BuildTarget, localesOf, siteFrom } from '../../../src/site/hosting/hosts';
import { pageTable } from '../../../src/site/pages/page-table';
import { table } from '../../support/redirect-fixture';
import { testFolder } from '../../support/test-folder';

const started = process.cwd();
const publicFolder = 'public';
const folder = testFolder({ isEntered: true });

const read = async <T>(...names: string[]): Promise<T> => JSON.parse(await readFile(path.join(...names), 'utf8')) as T;
const allShells = (): Promise<Record<string, Shell>> => read(shellFolder, 'all.json');
const published = (): Promise<string[]> => readdir(path.join(publicFolder, 'shell'));
const write = (target: BuildTarget) => writeShellFiles(siteFrom({ SITE_HOST: target }), table);

beforeEach(async () => {
  for (const name of ['locales', 'content']) await symlink(path.join(started, name), name);
});

test.each<BuildTarget>(['global', 'zh', 'ru', 'preview'])(
  'there is a file for each language of %s, and one with all of them',
  async (target) => {
    await write(target);
    const locales = [...localesOf(siteFrom({ SITE_HOST: target }))];
    expect((await readdir(shellFolder)).sort()).toEqual([...locales, 'all'].map((name) => `${name}.json`).sort());
    const shells = await allShells();
    expect(Object.keys(shells).sort()).toEqual(locales.sort());
    for (const locale of locales) expect(await read(shellFolder, `${locale}.json`)).toEqual(shells[locale]);
  },
);

test('a language has its own messages, and menus that lead only where it has a page', async () => {
  await write('global');
  const { vn, de } = await allShells();
  expect(vn?.messages.close).toBe((await read<Shell['messages']>('locales/vn/shell.json')).close);
  const solutions = (shell: Shell | undefined) =>
    shell?.menus.solutions.flatMap(({ items }) => items.map(({ path: to }) => to));
  expect(solutions(vn)).toEqual(['/use-cases/amazon']);
  expect(Object.keys(vn?.messages.solution ?? {})).toEqual(['amazon']);
  expect(solutions(de)).toEqual([]);
  expect(de?.messages.solution).toEqual({});
});

test('solutions are grouped as their page lists them: groups in the order of the taxonomy, in the language’s words', async () => {
  const { taxonomy } = parseTaxonomy(await readFile('content/taxonomy.yaml', 'utf8'));
  const entry = (id: string, category: string) => ({ section: 'solutions', locale: 'pt', id, category }) as const;
  const entries = [entry('telegram', 'messaging'), entry('shopify', 'commerce'), entry('amazon', 'commerce')];
  const solutions = pageTable(entries, ['pt', 'de']);
  expect(solutionGroups(solutions, 'pt', taxonomy)).toEqual([
    { name: 'Comércio', ids: ['amazon', 'shopify'] },
    { name: 'Mensagens', ids: ['telegram'] },
  ]);
  expect(solutionGroups(solutions, 'de', taxonomy)).toEqual([]);
  expect(solutionGroups(solutions, 'pt', null)).toEqual([]);
});

test('a language without messages stops the build, and nothing is published where no shell was written', async () => {
  await rm('locales');
  await expect(write('zh')).rejects.toThrow(/ENOENT.*locales\/zh\/shell\.json/);
  await expect(publishShells(publicFolder)).rejects.toThrow('ENOENT');
});

test('for the application, each language has a file, under the path that documents name', async () => {
  const paths = await write('global');
  await publishShells(publicFolder);
  const shells = Object.values(await allShells());
  expect((await published()).sort()).toEqual(shells.map((shell) => path.basename(shellPath(shell))).sort());
  expect(paths).toEqual(Object.fromEntries(shells.map((shell) => [shell.locale, shellPath(shell)])));
  for (const shell of shells) expect(await read(publicFolder, shellPath(shell))).toEqual(shell);
});

test('for the application, the files of earlier builds go, and what else is published stays', async () => {
  folder.write('public/shell/zh-00000000.json', '{}');
  folder.write('public/index.html', '<!doctype html>');
  await write('zh');
  await publishShells(publicFolder);
  expect(await published()).toEqual([expect.stringMatching(/^zh-(?!00000000)[0-9a-f]{8}\.json$/)]);
  expect((await readdir(publicFolder)).sort()).toEqual(['index.html', 'shell']);
});
