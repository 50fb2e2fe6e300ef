import { readNotices } from '../../../src/gatsby/bundles/open-source/notices';
import { packageOf, unlisted } from '../../../src/gatsby/bundles/open-source/shipped';
import { testFolder } from '../../support/test-folder';

const folder = testFolder();
const lock = { version: '1.2.3', license: 'MIT' };

/** Writes a project with packages: what the lock file says of each, and the files that it has. */
function project(packages: Readonly<Record<string, readonly [lock: object | null, files?: Record<string, string>]>>) {
  const locked: Record<string, object> = {};
  for (const [name, [entry, files = {}]] of Object.entries(packages)) {
    if (entry) locked[`node_modules/${name}`] = entry;
    for (const [file, text] of Object.entries(files)) folder.write(`node_modules/${name}/${file}`, text);
  }
  folder.write('package-lock.json', JSON.stringify({ packages: locked }));
  return (...names: string[]) => readNotices(folder.at(), names);
}

test('the notices of open-source software have name, version, license and text, sorted by name', async () => {
  const read = project({
    zebra: [lock, { 'LICENSE.md': 'Z\n' }],
    'a/node_modules/@of/inner': [{ version: '2.0.0', license: 'ISC' }, { license: 'I' }],
    // All files of a folder of licenses, and the text that we keep where a package was published without one.
    both: [lock, { 'LICENSE/LICENSE': 'One', 'LICENSE/OTHER': 'Two' }],
    bare: [lock, { 'index.js': '' }],
  });
  folder.write('src/gatsby/bundles/open-source/texts/bare.txt', 'Kept');
  expect(await read('zebra', 'a/node_modules/@of/inner', 'both', 'bare')).toEqual([
    { name: '@of/inner', version: '2.0.0', license: 'ISC', text: 'I' },
    { name: 'bare', ...lock, text: 'Kept' },
    { name: 'both', ...lock, text: 'One\n\nTwo' },
    { name: 'zebra', ...lock, text: 'Z' },
  ]);
});

test('a package without a license, or that is not locked, is a fault that names it, and all are named', async () => {
  const read = project({
    silent: [lock, { 'index.js': '' }],
    empty: [lock, { LICENSE: ' \n' }],
    unnamed: [{ version: '1.0.0' }, { LICENSE: 'L' }],
    gone: [null],
  });
  const { message } = await read('silent', 'empty', 'unnamed', 'gone').catch((error) => error);
  for (const fault of [
    'silent has no file with its license; put the text into src/gatsby/bundles/open-source/texts/silent.txt',
    'empty has no file with its license',
    'unnamed names no license in package-lock.json',
    'gone is not in package-lock.json; correct src/gatsby/bundles/open-source/shipped.ts',
  ]) {
    expect(message).toContain(fault);
  }
});

test('the notices of this project are complete', async () => {
  const notices = await readNotices(process.cwd());
  expect(notices.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'lucide', 'pagefind', 'mitt']));
  for (const { name, text } of notices) expect([name, /copyright/i.test(text)]).toEqual([name, true]);
});

test.each([
  ['node_modules/react/index.js', 'react'],
  ['node_modules/@babel/runtime/helpers/esm/extends.js', '@babel/runtime'],
  ['node_modules/gatsby/node_modules/gatsby-link/dist/index.js', 'gatsby/node_modules/gatsby-link'],
  ['node_modules/gatsby/node_modules/@gatsbyjs/reach-router/a.mjs', 'gatsby/node_modules/@gatsbyjs/reach-router'],
  ['.cache/production-app.js', 'gatsby'],
  ['src/site/product/plans.ts', null],
  ['gatsby-browser.tsx', null],
])('what visitors receive: %s belongs to %s', (file, name) => expect(packageOf(file)).toBe(name));

test('what visitors receive: a package that the list lacks is found, once', () => {
  expect(
    unlisted(['node_modules/new/a.js', 'node_modules/new/b.js', 'node_modules/react/index.js', 'src/a.ts']),
  ).toEqual(['new']);
});
