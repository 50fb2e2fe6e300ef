import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const script = path.resolve('workshop/build/netlify-ignore.sh');
let repository: string;

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@facet.example', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();

function commit(file: string): string {
  const whole = path.join(repository, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, `${file} ${Math.random()}`);
  git('add', '.');
  git('commit', '-q', '-m', file);
  return git('rev-parse', 'HEAD');
}

/** The script's exit status is 0. */
const skips = (last: string | undefined, present: string): boolean =>
  spawnSync('bash', [script], {
    cwd: repository,
    env: { PATH: process.env.PATH, COMMIT_REF: present, ...(last !== undefined && { CACHED_COMMIT_REF: last }) },
  }).status === 0;

beforeAll(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'facet-ignore-'));
  git('init', '-q');
  commit('README.md');
});
afterAll(() => rmSync(repository, { recursive: true }));

const built =
  'content/blog/first-rpa-flow/en.md locales/de/shell.json src/site/languages/locales.ts plugins/a/index.js static/favicon.svg netlify/edge-functions/site/index.ts workshop/build/build.ts gatsby-config.ts netlify.toml package-lock.json .babelrc.json';
const skipped = 'README.md docs/glossary.md __tests__/site/languages/locales.test.ts biome.json .ci/run';

test.each([
  ...built.split(' ').map((file) => ['is built', file]),
  ...skipped.split(' ').map((file) => ['is skipped', file]),
])('a change that %s: %s', (answer, file) => {
  const last = git('rev-parse', 'HEAD');
  expect(skips(last, commit(file))).toBe(answer === 'is skipped');
});

test('a change further back counts, too', () => {
  const last = git('rev-parse', 'HEAD');
  commit('content/a.md');
  expect(skips(last, commit('README.md'))).toBe(false);
});

test('a first build, a build asked for by hand, and one after an unknown commit are built', () => {
  const present = git('rev-parse', 'HEAD');
  expect(skips(undefined, present)).toBe(false);
  expect(skips('', present)).toBe(false);
  expect(skips(present, present)).toBe(false);
  expect(skips('0123456789012345678901234567890123456789', present)).toBe(false);
});
