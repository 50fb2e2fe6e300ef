/**
 * @jest-environment node
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const started = process.cwd();
let tree: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), text);
};

/** Both digests of the tree as it is now. */
async function digests(): Promise<{ readonly input: string; readonly rules: string }> {
  jest.resetModules();
  const { inputDigest, rulesDigest } = await import('../../tools/input-digest');
  return { input: await inputDigest('global'), rules: await rulesDigest('global') };
}

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'digest-'));
  process.chdir(tree);
});

beforeEach(() => {
  for (const file of [
    'gatsby-browser.tsx',
    'gatsby-config.ts',
    'gatsby-node.ts',
    'gatsby-ssr.tsx',
    'package-lock.json',
    'package.json',
  ]) {
    write(file, '');
  }
  write('content/blog/first/en.md', 'words');
  write('locales/en/article.json', '{}');
  write('locales/en/home.json', '{}');
  write('plugins/gatsby-plugin-host-manifests/index.js', '1');
  write('src/build/markdown-fields.ts', '1');
  write('src/content/load.ts', '1');
  write('src/site/hosts.ts', '1');
  write('src/components/card.tsx', '1');
  write('static/robots.txt', '');
});

afterAll(() => {
  process.chdir(started);
  rmSync(tree, { recursive: true });
});

test.each(['content/blog/first/en.md', 'locales/en/home.json', 'src/components/card.tsx', 'package.json'])(
  'after a change of %s a host is built again, from what its last build kept',
  async (file) => {
    const before = await digests();
    write(file, 'changed');
    const after = await digests();
    expect(after.input).not.toBe(before.input);
    expect(after.rules).toBe(before.rules);
  },
);

test.each([
  'plugins/gatsby-plugin-host-manifests/index.js',
  'src/build/markdown-fields.ts',
  'src/site/hosts.ts',
  'locales/en/article.json',
  // A newer highlighter or parser.
  'package-lock.json',
])('after a change of %s nothing of the last build is kept: Gatsby would not see it', async (file) => {
  const before = await digests();
  write(file, 'changed');
  const after = await digests();
  expect(after.input).not.toBe(before.input);
  expect(after.rules).not.toBe(before.rules);
});

test('the configuration counts as a rule: addresses of the documentation stand in the pages', async () => {
  const before = await digests();
  process.env.SITE_DIGEST_TEST = '1';
  const after = await digests();
  delete process.env.SITE_DIGEST_TEST;
  expect(after.rules).not.toBe(before.rules);
});

test('nothing changed, nothing to build', async () => {
  expect(await digests()).toEqual(await digests());
});
