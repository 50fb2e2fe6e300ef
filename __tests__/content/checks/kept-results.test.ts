import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKeptResults } from '../../../src/content/checks/kept-results';
import { ruleModules } from '../../../src/content/checks/rule-files';

const home = process.cwd();
let root: string;
const folder = (): string => path.join(root, 'node_modules/.cache/site-content');
const days = (count: number): number => count * 24 * 60 * 60;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-'));
  for (const file of [...ruleModules.check, 'src/site/product/plans.ts']) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  }
  for (const module of ruleModules.check) {
    const rule = path.posix.relative(path.posix.dirname(module), 'src/site/rule.ts');
    writeFileSync(path.join(root, module), `import '${rule}';`);
  }
  writeFileSync(path.join(root, 'src/site/rule.ts'), 'one');
  writeFileSync(path.join(root, 'src/site/product/plans.ts'), 'one');
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  process.chdir(root);
});
afterEach(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

const open = (settings: unknown = null) => openKeptResults<string>('readings', settings);
const keep = async (inputs: readonly string[], result: string, settings: unknown = null): Promise<void> => {
  const kept = await open(settings);
  kept.put(inputs, result);
  await kept.save();
};

test('a result is there for the next run with the same inputs, and for no others', async () => {
  await keep(['a.md', 'text'], 'found');
  const next = await open();
  expect(next.get(['a.md', 'text'])).toBe('found');
  for (const other of [
    ['a.md', 'texts'],
    ['b.md', 'text'],
    ['a.mdtext', ''],
    ['', 'a.mdtext'],
    ['a.md', 'text', ''],
  ]) {
    expect(next.get(other)).toBeUndefined();
  }
});

test('a run adds its results to those of earlier runs', async () => {
  await keep(['a.md'], 'first');
  await keep(['b.md'], 'second');
  const next = await open();
  expect([next.get(['a.md']), next.get(['b.md'])]).toEqual(['first', 'second']);
});

test.each([
  ['a rule of the check', () => writeFileSync(ruleModules.check[0], '// two'), null],
  ['a rule of the site', () => writeFileSync('src/site/rule.ts', '// two'), null],
  ['a library', () => writeFileSync('package-lock.json', '{"a":1}'), null],
  ['the configuration', () => {}, { origin: 'https://other.example' }],
] as const)('after a change of %s nothing of before counts', async (_name, change, settings) => {
  await keep(['a.md', 'text'], 'found');
  change();
  expect((await open(settings)).get(['a.md', 'text'])).toBeUndefined();
});

test('what no rule imports does not count: a changed price costs no reading', async () => {
  await keep(['a.md', 'text'], 'found');
  writeFileSync('src/site/product/plans.ts', 'two');
  expect((await open()).get(['a.md', 'text'])).toBe('found');
});

test('results of rules that no run has used in 30 days go; those in use stay', async () => {
  await keep(['a.md'], 'old', 'old rules');
  const [old = ''] = readdirSync(folder());
  await keep(['a.md'], 'used');
  const used = readdirSync(folder()).find((name) => name !== old) ?? '';
  const now = Date.now() / 1000;
  for (const name of [old, used]) utimesSync(path.join(folder(), name), now - days(31), now - days(31));
  expect((await open()).get(['a.md'])).toBe('used');
  expect(readdirSync(folder())).toEqual([used]);
});

test('results that were not written to their end count as none', async () => {
  await keep(['a.md'], 'found');
  const [file = ''] = readdirSync(folder());
  for (const torn of ['', '[["a']) {
    writeFileSync(path.join(folder(), file), torn);
    expect((await open()).get(['a.md'])).toBeUndefined();
  }
});

test('where nothing can be kept, everything is read again', async () => {
  mkdirSync(path.dirname(folder()), { recursive: true });
  writeFileSync(folder(), 'a file instead of a folder');
  await expect(keep(['a.md'], 'found')).resolves.toBeUndefined();
  expect((await open()).get(['a.md'])).toBeUndefined();
});
