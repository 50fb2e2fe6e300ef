import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readNotices } from '../../../src/gatsby/bundles/open-source/notices';
import { bundled, packageOf, unlisted } from '../../../src/gatsby/bundles/open-source/shipped';

/** A project with packages: what the lock file says of each, and the files that it has. */
function project(
  packages: Readonly<
    Record<string, { readonly lock: object | null; readonly files: Readonly<Record<string, string>> }>
  >,
): string {
  const root = mkdtempSync(path.join(tmpdir(), 'open-source-'));
  const locked: Record<string, object> = {};
  for (const [folder, { lock, files }] of Object.entries(packages)) {
    if (lock) locked[`node_modules/${folder}`] = lock;
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(root, name.startsWith('src/') ? name : path.join('node_modules', folder, name));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
  return root;
}

const lock = { version: '1.2.3', license: 'MIT' };
let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the notices of open-source software', () => {
  test('have name, version, license and text, sorted by name', async () => {
    root = project({
      zebra: { lock, files: { 'LICENSE.md': 'Z\n' } },
      'a/node_modules/@of/inner': { lock: { version: '2.0.0', license: 'ISC' }, files: { license: 'I' } },
    });
    expect(await readNotices(root, ['zebra', 'a/node_modules/@of/inner'])).toEqual([
      { name: '@of/inner', version: '2.0.0', license: 'ISC', text: 'I' },
      { name: 'zebra', version: '1.2.3', license: 'MIT', text: 'Z' },
    ]);
  });

  test('have all files of a folder of licenses', async () => {
    root = project({ both: { lock, files: { 'LICENSE/LICENSE': 'One', 'LICENSE/OTHER': 'Two' } } });
    expect((await readNotices(root, ['both']))[0]?.text).toBe('One\n\nTwo');
  });

  test('have the text that we keep where a package was published without one', async () => {
    root = project({
      bare: { lock, files: { 'index.js': '', 'src/gatsby/bundles/open-source/texts/bare.txt': 'Kept' } },
    });
    expect((await readNotices(root, ['bare']))[0]?.text).toBe('Kept');
  });

  test('a package without a license, or that is not locked, is a fault that names it, and all are named', async () => {
    root = project({
      silent: { lock, files: { 'index.js': '' } },
      empty: { lock, files: { LICENSE: ' \n' } },
      unnamed: { lock: { version: '1.0.0' }, files: { LICENSE: 'L' } },
      gone: { lock: null, files: {} },
    });
    const { message } = await readNotices(root, ['silent', 'empty', 'unnamed', 'gone']).catch((error) => error);
    for (const fault of [
      'silent has no file with its license; put the text into src/gatsby/bundles/open-source/texts/silent.txt',
      'empty has no file with its license',
      'unnamed names no license in package-lock.json',
      'gone is not in package-lock.json; correct src/gatsby/bundles/open-source/shipped.ts',
    ]) {
      expect(message).toContain(fault);
    }
  });

  test('of this project are complete', async () => {
    const notices = await readNotices(process.cwd());
    expect(notices.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'lucide', 'pagefind', 'mitt']));
    for (const { name, text } of notices) expect([name, /copyright/i.test(text)]).toEqual([name, true]);
  });
});

describe('what visitors receive', () => {
  test.each([
    ['node_modules/react/index.js', 'react'],
    ['node_modules/@babel/runtime/helpers/esm/extends.js', '@babel/runtime'],
    ['node_modules/gatsby/node_modules/gatsby-link/dist/index.js', 'gatsby/node_modules/gatsby-link'],
    ['node_modules/gatsby/node_modules/@gatsbyjs/reach-router/a.mjs', 'gatsby/node_modules/@gatsbyjs/reach-router'],
    ['.cache/production-app.js', 'gatsby'],
    ['src/site/product/plans.ts', null],
    ['gatsby-browser.tsx', null],
  ])('%s belongs to %s', (file, name) => {
    expect(packageOf(file)).toBe(name);
  });

  test('a package that the list lacks is found, once', () => {
    expect(
      unlisted(['node_modules/new/a.js', 'node_modules/new/b.js', 'node_modules/react/index.js', 'src/a.ts']),
    ).toEqual(['new']);
  });

  test('the list has what the recorded scripts have, and nothing else', () => {
    const record: Record<string, Record<string, number>> = JSON.parse(readFileSync('budgets.modules.json', 'utf8'));
    const packages = new Set(Object.values(record).flatMap((modules) => Object.keys(modules).map(packageOf)));
    packages.delete(null);
    expect([...packages].sort()).toEqual([...bundled].sort());
  });
});
