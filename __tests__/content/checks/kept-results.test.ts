import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { openKeptResults } from '../../../src/content/checks/kept-results';
import { ruleModules } from '../../../src/content/checks/rule-files';
import { testFolder } from '../../support/test-folder';

const cache = 'node_modules/.cache/site-content';
const { write } = testFolder({ isEntered: true });

beforeEach(() => {
  for (const module of ruleModules.check) {
    const rule = path.posix.relative(path.posix.dirname(module), 'src/site/rule.ts');
    write(module, `import '${rule}';`);
  }
  write('src/site/rule.ts', 'one');
  write('src/site/product/plans.ts', 'one');
  write('package-lock.json', '{}');
});

const open = (settings: unknown = null) => openKeptResults<string>('readings', settings);
const keep = async (inputs: readonly string[], result: string, settings: unknown = null): Promise<void> => {
  const kept = await open(settings);
  kept.put(inputs, result);
  await kept.save();
};

test('a result is there for the next runs with the same inputs, and for no others', async () => {
  await keep(['a.md', 'text'], 'found');
  await keep(['b.md'], 'second');
  const next = await open();
  expect([next.get(['a.md', 'text']), next.get(['b.md'])]).toEqual(['found', 'second']);
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

test.each([
  ['a rule of the check', () => write(ruleModules.check[0], '// two'), null],
  ['a rule of the site', () => write('src/site/rule.ts', '// two'), null],
  ['a library', () => write('package-lock.json', '{"a":1}'), null],
  ['the configuration', () => {}, { origin: 'https://other.example' }],
] as const)('after a change of %s nothing of before counts', async (_name, change, settings) => {
  await keep(['a.md', 'text'], 'found');
  change();
  expect((await open(settings)).get(['a.md', 'text'])).toBeUndefined();
});

test('what no rule imports does not count: a changed price costs no reading', async () => {
  await keep(['a.md', 'text'], 'found');
  write('src/site/product/plans.ts', 'two');
  expect((await open()).get(['a.md', 'text'])).toBe('found');
});

test('results of rules that no run has used in 30 days go; those in use stay', async () => {
  await keep(['a.md'], 'old', 'old rules');
  const [old = ''] = readdirSync(cache);
  await keep(['a.md'], 'used');
  const used = readdirSync(cache).find((name) => name !== old) ?? '';
  const longAgo = Date.now() / 1000 - 31 * 24 * 60 * 60;
  for (const name of [old, used]) utimesSync(path.join(cache, name), longAgo, longAgo);
  expect((await open()).get(['a.md'])).toBe('used');
  expect(readdirSync(cache)).toEqual([used]);
});

test('results that were not written to their end count as none', async () => {
  await keep(['a.md'], 'found');
  const [file = ''] = readdirSync(cache);
  for (const torn of ['', '[["a']) {
    write(path.join(cache, file), torn);
    expect((await open()).get(['a.md'])).toBeUndefined();
  }
});

test('where nothing can be kept, everything is read again', async () => {
  write(cache, 'a file instead of a folder');
  await expect(keep(['a.md'], 'found')).resolves.toBeUndefined();
  expect((await open()).get(['a.md'])).toBeUndefined();
});
