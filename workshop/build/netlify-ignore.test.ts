import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { makeProject } from '../authoring/made-up-project';

const script = path.resolve('workshop/build/netlify-ignore.sh');
const repository = makeProject({ 'README.md': '' }, true);
afterAll(() => repository.remove());

function commit(file: string): void {
  repository.write(file, `${file} ${Math.random()}`);
  repository.commit(file);
}

/** The script's exit status is 0. */
const skips = (last: string | undefined): boolean =>
  spawnSync('bash', [script], {
    cwd: repository.root,
    env: { PATH: process.env.PATH, COMMIT_REF: 'HEAD', ...(last !== undefined && { CACHED_COMMIT_REF: last }) },
  }).status === 0;

const built =
  'content/blog/first-rpa-flow/en.md locales/de/shell.json src/site/languages/locales.ts plugins/a/index.js static/favicon.svg netlify/edge-functions/site/index.ts workshop/build/build.ts gatsby-config.ts netlify.toml package-lock.json .babelrc.json';
const skipped = 'README.md docs/glossary.md __tests__/site/languages/locales.test.ts biome.json .ci/run';

test.each([
  ...built.split(' ').map((file) => ['is built', file]),
  ...skipped.split(' ').map((file) => ['is skipped', file]),
])('a change that %s: %s', (answer, file) => {
  commit(file);
  expect(skips('HEAD~1')).toBe(answer === 'is skipped');
});

test('a change further back counts, too', () => {
  commit('content/a.md');
  commit('README.md');
  expect(skips('HEAD~2')).toBe(false);
});

test.each([
  ['a first build', undefined],
  ['a build with a cleared cache', ''],
  ['a build asked for by hand', 'HEAD'],
  ['one after an unknown commit', '0123456789012345678901234567890123456789'],
])('%s is built', (_what, last) => {
  expect(skips(last)).toBe(false);
});
