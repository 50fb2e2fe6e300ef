import fs from 'node:fs';
import { testFolder } from '../../__tests__/support/test-folder';
import { startFrom, swapIn, undoStoppedSwap } from './swap-in';

/** After a number of steps the process acts as if killed. */
const mockDisk = {
  left: Number.POSITIVE_INFINITY,
  allow: (steps: number): void => {
    mockDisk.left = steps;
  },
  step: <T>(act: () => Promise<T>): Promise<T> => {
    mockDisk.left -= 1;
    return mockDisk.left < 0 ? Promise.reject(new Error('killed')) : act();
  },
};
jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<Record<string, (...args: unknown[]) => Promise<unknown>>>('node:fs/promises');
  const counted = ['mkdir', 'writeFile', 'rename', 'rm'].map((name) => [
    name,
    (...args: unknown[]) => mockDisk.step(() => real[name]?.(...args) ?? Promise.reject(new Error(name))),
  ]);
  return { ...real, ...Object.fromEntries(counted) };
});

const { at, write, ...folder } = testFolder();
const make = (name: string, text: string): void => write(`${name}/file`, text);
const read = (name: string): string | null => (fs.existsSync(at(name, 'file')) ? folder.read(name, 'file') : null);
const swaps = () => [
  { from: at('public'), to: at('dist/global') },
  { from: at('cache'), to: at('kept/cache') },
];

beforeEach(() => {
  make('dist/global', 'old');
  make('kept/cache', 'old');
});

test('the copy has the folders, the links and the times of files', async () => {
  make('dist/global/a/b', 'deep');
  write('dist/global/a/old.txt', 'old');
  fs.utimesSync(at('dist/global/a/old.txt'), 1_000, 2_000);
  fs.symlinkSync('old.txt', at('dist/global/a/link'));
  await startFrom(at('dist/global'), at('public'));
  expect([read('public'), read('public/a/b')]).toEqual(['old', 'deep']);
  expect(fs.statSync(at('public/a/old.txt')).mtime).toEqual(new Date(2_000_000));
  expect(fs.readlinkSync(at('public/a/link'))).toBe('old.txt');
  make('public', 'half of the new');
  expect(read('dist/global')).toBe('old');
});

test('without last results, or after a build that was stopped, it starts empty', async () => {
  make('public', 'left behind');
  await startFrom(at('dist/nothing'), at('public'));
  expect(fs.existsSync(at('public'))).toBe(false);
});

test('the first results of a host need no last ones', async () => {
  fs.rmSync(at('dist'), { recursive: true });
  fs.rmSync(at('kept'), { recursive: true });
  make('public', 'new');
  make('cache', 'new');
  await swapIn(swaps(), at('kept/swapping'));
  expect([read('dist/global'), read('kept/cache')]).toEqual(['new', 'new']);
  expect([fs.readdirSync(at('dist')), fs.readdirSync(at('kept'))]).toEqual([['global'], ['cache']]);
});

describe('a swap that is killed', () => {
  afterEach(() => mockDisk.allow(Number.POSITIVE_INFINITY));

  test.each(Array.from({ length: 12 }, (_, step) => step))('after step %i leaves one whole state', async (step) => {
    make('public', 'new');
    make('cache', 'new');
    mockDisk.allow(step);
    await swapIn(swaps(), at('kept/swapping')).catch(() => {});
    mockDisk.allow(Number.POSITIVE_INFINITY);
    await undoStoppedSwap(swaps(), at('kept/swapping'));
    const state = [read('dist/global'), read('kept/cache')];
    expect([
      ['old', 'old'],
      ['new', 'new'],
    ]).toContainEqual(state);
    // The new state counts once its last folder is in place and the mark is gone.
    expect(state[0]).toBe(step < 9 ? 'old' : 'new');
    expect(fs.readdirSync(at('dist'))).toEqual(['global']);
    expect(fs.readdirSync(at('kept'))).toEqual(['cache']);
  });

  test('for the first time leaves nothing to build upon', async () => {
    fs.rmSync(at('dist'), { recursive: true });
    fs.rmSync(at('kept'), { recursive: true });
    make('public', 'new');
    make('cache', 'new');
    mockDisk.allow(5);
    await expect(swapIn(swaps(), at('kept/swapping'))).rejects.toThrow('killed');
    mockDisk.allow(Number.POSITIVE_INFINITY);
    expect([read('dist/global'), read('kept/cache')]).toEqual(['new', null]);
    await undoStoppedSwap(swaps(), at('kept/swapping'));
    expect([read('dist/global'), read('kept/cache')]).toEqual([null, null]);
  });
});
