import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKeptResults } from '../../src/content/kept-results';
import { ruleModules } from '../../src/content/rule-files';

const home = process.cwd();
let root: string;
const folder = (): string => path.join(root, 'node_modules/.cache/facet-content/readings');
const days = (count: number): number => count * 24 * 60 * 60;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-'));
  for (const name of ['src/content', 'src/site']) mkdirSync(path.join(root, name), { recursive: true });
  for (const module of ruleModules.check) writeFileSync(path.join(root, module), "import '../site/rule.ts';");
  writeFileSync(path.join(root, 'src/site/rule.ts'), 'one');
  writeFileSync(path.join(root, 'src/site/plans.ts'), 'one');
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  process.chdir(root);
});
afterEach(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

const open = (settings: unknown = null) => openKeptResults<string>('readings', settings);

test('a result is there for the next run with the same inputs, and for no others', async () => {
  await (await open()).put(['a.md', 'text'], 'found');
  const next = await open();
  expect(await next.get(['a.md', 'text'])).toBe('found');
  for (const other of [
    ['a.md', 'texts'],
    ['b.md', 'text'],
    ['a.mdtext', ''],
    ['', 'a.mdtext'],
    ['a.md', 'text', ''],
  ]) {
    expect(await next.get(other)).toBeUndefined();
  }
});

test.each([
  ['a rule of the check', () => writeFileSync(ruleModules.check[0], '// two'), null],
  ['a rule of the site', () => writeFileSync('src/site/rule.ts', '// two'), null],
  ['a library', () => writeFileSync('package-lock.json', '{"a":1}'), null],
  ['the configuration', () => {}, { origin: 'https://other.example' }],
] as const)('after a change of %s nothing of before counts', async (_name, change, settings) => {
  await (await open()).put(['a.md', 'text'], 'found');
  change();
  expect(await (await open(settings)).get(['a.md', 'text'])).toBeUndefined();
});

test('what no rule imports does not count: a changed price costs no reading', async () => {
  await (await open()).put(['a.md', 'text'], 'found');
  writeFileSync('src/site/plans.ts', 'two');
  expect(await (await open()).get(['a.md', 'text'])).toBe('found');
});

test('results of rules that no run has used in 30 days go; those in use stay', async () => {
  await (await open('old rules')).put(['a.md'], 'old');
  const [old = ''] = readdirSync(folder());
  await (await open()).put(['a.md'], 'used');
  const used = readdirSync(folder()).find((name) => name !== old) ?? '';
  const now = Date.now() / 1000;
  for (const name of [old, used]) utimesSync(path.join(folder(), name), now - days(31), now - days(31));
  expect(await (await open()).get(['a.md'])).toBe('used');
  expect(readdirSync(folder())).toEqual([used]);
});

test('a result that was not written to its end counts as none', async () => {
  const kept = await open();
  await kept.put(['a.md'], 'found');
  const [rules = ''] = readdirSync(folder());
  const [file = ''] = readdirSync(path.join(folder(), rules));
  for (const torn of ['', '"fou']) {
    writeFileSync(path.join(folder(), rules, file), torn);
    expect(await kept.get(['a.md'])).toBeUndefined();
  }
});

test('where nothing can be kept, everything is read again', async () => {
  mkdirSync(path.dirname(folder()), { recursive: true });
  writeFileSync(folder(), 'a file instead of a folder');
  const kept = await open();
  await expect(kept.put(['a.md'], 'found')).resolves.toBeUndefined();
  expect(await kept.get(['a.md'])).toBeUndefined();
});
