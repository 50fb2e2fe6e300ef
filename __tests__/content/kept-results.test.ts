import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKeptResults } from '../../src/content/kept-results';

const home = process.cwd();
let root: string;
const folder = (): string => path.join(root, 'node_modules/.cache/facet-content/readings');
const days = (count: number): number => count * 24 * 60 * 60;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-'));
  for (const name of ['src/content', 'src/site']) mkdirSync(path.join(root, name), { recursive: true });
  writeFileSync(path.join(root, 'src/content/rule.ts'), 'one');
  writeFileSync(path.join(root, 'src/site/rule.ts'), 'one');
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
  ['a rule of the check', () => writeFileSync('src/content/rule.ts', 'two'), null],
  ['a rule of the site', () => writeFileSync('src/site/rule.ts', 'two'), null],
  ['a new file of rules', () => writeFileSync('src/site/rule-2.ts', ''), null],
  ['a library', () => writeFileSync('package-lock.json', '{"a":1}'), null],
  ['the configuration', () => {}, { origin: 'https://other.example' }],
] as const)('after a change of %s nothing of before counts', async (_name, change, settings) => {
  await (await open()).put(['a.md', 'text'], 'found');
  change();
  expect(await (await open(settings)).get(['a.md', 'text'])).toBeUndefined();
});

test('what no run has asked for in 30 days goes; what is asked for stays', async () => {
  const kept = await open();
  await kept.put(['old'], 'old');
  const [old = ''] = readdirSync(folder());
  await kept.put(['used'], 'used');
  const used = readdirSync(folder()).find((name) => name !== old) ?? '';
  const now = Date.now() / 1000;
  utimesSync(path.join(folder(), old), now - days(31), now - days(31));
  utimesSync(path.join(folder(), used), now - days(29), now - days(29));
  expect(await (await open()).get(['used'])).toBe('used');
  expect(readdirSync(folder())).toEqual([used]);
  utimesSync(path.join(folder(), used), now - days(1), now - days(1));
  expect(await (await open()).get(['used'])).toBe('used');
});
