import { readdirSync } from 'node:fs';
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

const open = () => openKeptResults<string>('readings');
const keep = async (inputs: readonly string[], result: string): Promise<void> => {
  const kept = await open();
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
  ['a rule of the check', () => write(ruleModules.check[0], '// two')],
  ['a rule of the site', () => write('src/site/rule.ts', '// two')],
  ['a library', () => write('package-lock.json', '{"a":1}')],
] as const)('after a change of %s nothing of before counts', async (_name, change) => {
  await keep(['a.md', 'text'], 'found');
  change();
  expect((await open()).get(['a.md', 'text'])).toBeUndefined();
});

test('what no rule imports does not count: a changed price costs no reading', async () => {
  await keep(['a.md', 'text'], 'found');
  write('src/site/product/plans.ts', 'two');
  expect((await open()).get(['a.md', 'text'])).toBe('found');
});

test('results of other rules go when new ones are kept, and those of another kind stay', async () => {
  await keep(['a.md'], 'old');
  const words = await openKeptResults<string>('words');
  words.put(['a.md'], 'words');
  await words.save();
  write('src/site/rule.ts', '// two');
  await keep(['a.md'], 'new');
  expect(readdirSync(cache).map((name) => name.split('-')[0])).toEqual(['readings', 'words']);
  expect((await open()).get(['a.md'])).toBe('new');
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
