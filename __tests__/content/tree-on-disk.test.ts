/**
 * What may lie in the content tree as a file, tried on a real disk (docs/content.md).
 */
import childProcess, { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import sharp from 'sharp';
import { loadContent } from '../../src/content/checks/load';
import { readFiles } from '../../src/content/checks/timed-reading';
import type { Fault } from '../../src/content/faults';
import { mostBytes, mostPixels } from '../../src/content/tree/file-kinds';
import { isSameTree, readTree } from '../../src/content/tree/read-tree';
import { testFolder } from '../support/test-folder';

/** Milliseconds: each check starts processes, which take seconds beside other work. */
jest.setTimeout(30_000);

const { at, write } = testFolder();
beforeEach(() => write('content/taxonomy.yaml'));

const inShort = ({ file, rule }: Fault) => `${file} ${rule}`;
const faultsOf = async (): Promise<string[]> => (await readTree(at())).faults.map(inShort);

const page = 'content/pages/a/en.md';
const picture = 'content/pages/a/picture.png';
const pngHead = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

test.each([
  ['a link to a file', () => symlinkSync('/etc/hostname', at(page))],
  ['a link to nothing', () => symlinkSync('/nowhere', at(page))],
  ['a link to a folder', () => symlinkSync('/etc', at('content/pages/a/folder'))],
  ['a pipe', () => execFileSync('mkfifo', [at(page)])],
  ['a pipe in the place of the redirects', () => execFileSync('mkfifo', [at('content/redirects.yaml')])],
  ['a link in the place of a picture', () => symlinkSync('/etc/hostname', at(picture))],
])('a file of the tree is a plain file not %s', async (_what, make) => {
  mkdirSync(at('content/pages/a'), { recursive: true });
  make();
  const { texts, faults } = await readTree(at());
  expect(faults.map(({ rule }) => rule)).toEqual(['not-a-file']);
  expect([...texts.keys()]).toEqual(['content/taxonomy.yaml']);
});

test.each([
  ['text', page, 'x'.repeat(mostBytes.text), []],
  ['text', page, 'x'.repeat(mostBytes.text + 1), [`${page} too-large`]],
  ['a picture', picture, Buffer.concat([pngHead, Buffer.alloc(mostBytes.image)]), [`${picture} too-large`]],
])('%s has a size: %#', async (_what, file, data, faults) => {
  write(file, data);
  expect(await faultsOf()).toEqual(faults);
});

const heads = {
  'a.png': pngHead,
  'a.jpg': Buffer.from('ffd8ffe000104a4649460001', 'hex'),
  'a.webp': Buffer.from('RIFF\x10\0\0\0WEBP', 'latin1'),
  'a.avif': Buffer.from('\0\0\0\x20ftypavif', 'latin1'),
};

test.each(Object.entries(heads))('a picture holds what its name says: %s', async (name, head) => {
  write(`content/pages/a/${name}`, head);
  expect(await faultsOf()).toEqual([]);
  for (const [other, otherHead] of Object.entries(heads)) {
    if (other === name) continue;
    write(`content/pages/a/${name}`, otherHead);
    expect(await faultsOf()).toEqual([`content/pages/a/${name} wrong-image-bytes`]);
  }
});

test.each(['', '<svg onload="alert(1)">', '<html>', 'GIF89a'])(
  'a picture holds what its name says not %j',
  async (text) => {
    write(picture, text);
    expect(await faultsOf()).toEqual([`${picture} wrong-image-bytes`]);
  },
);

const drawing = (width: number, height: number, more: object = {}) =>
  sharp({ create: { width, height, channels: 3, background: 'red', ...more } });
const drawn = (...size: Parameters<typeof drawing>) =>
  drawing(...size)
    .png()
    .toBuffer();
const noise = { noise: { type: 'gaussian' } };

test.each([
  ['whole', () => drawn(200, 100, noise), []],
  ['not when it is cut off', async () => (await drawn(200, 100, noise)).subarray(0, 20_000), ['broken-image']],
  ['not above a size in pixels', () => drawn(mostPixels + 1, 1), ['image-too-large']],
  ['up to a number of pixels in all', () => drawn(6_000, 4_000), []],
  ['not above it, however few bytes it has', () => drawn(6_000, 4_001), ['image-too-large']],
])('a picture can be read: %s', async (_what, draw, faults) => {
  write(picture, await draw());
  const found = (await loadContent(at())).faults.filter(({ file }) => file === picture);
  expect(found.map(({ rule }) => rule)).toEqual(['unused-image', ...faults]);
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const front = '---\ntitle: A title\n---\n\n';
/** The rules that each file breaks, in the order in which they are read. */
const rulesOf = async (files: Parameters<typeof readFiles>[0], perFile: number): Promise<unknown[]> => {
  const read: unknown[] = [];
  await readFiles(
    files,
    null,
    ({ file }, { reading }) => read.push([file, reading.findings.map(({ rule }) => rule)]),
    perFile,
  );
  return read;
};

test('a file takes no longer than others may, in time of the processor: one that waits for a busy machine is read to its end', async () => {
  const original = childProcess.fork;
  jest.spyOn(childProcess, 'fork').mockImplementation((...args: unknown[]) => {
    const child = (original as (...args: unknown[]) => ReturnType<typeof original>)(...args);
    child.once('message', () => {
      child.kill('SIGSTOP');
      setTimeout(() => child.kill('SIGCONT'), 2_500);
    });
    return child;
  });
  const read = await rulesOf([{ file: 'a', bytes: bytes(`${front}Text.`) }], 1_000);
  expect(read).toEqual([['a', []]]);
});

test('a file takes no longer than others may: a picture, too', async () => {
  const files = [
    { file: 'a.webp', bytes: await drawing(5_000, 4_000, noise).webp({ quality: 1 }).toBuffer() },
    { file: 'en.md', bytes: bytes(`${front}Text.`) },
  ];
  expect(await rulesOf(files, 60)).toEqual([
    ['a.webp', ['too-slow']],
    ['en.md', []],
  ]);
}, 120_000);

/** Code that keeps its highlighting busy. */
const slowCode = `\`\`\`html\n${'<a '.repeat(40_000)}\n\`\`\``;

test('a file takes no longer than others may: the whole check ends, and names each of them', async () => {
  write('content/pages/a/en.md', `${front}${slowCode}`);
  write('content/pages/b/en.md', `${front}${'>'.repeat(5_000)}`);
  write('content/pages/c/en.md', `${front}${'['.repeat(60_000)}`);
  write('content/pages/e/en.md', `${front}${'*a_'.repeat(40_000)}`);
  write('content/pages/d/en.md', `---\ntitle: ${'['.repeat(10_000)}\n---\n\nText.`);
  const { faults } = await loadContent(at(), { perFile: 3_000 });
  const named = (file: string): string[] => faults.filter((fault) => fault.file === file).map(({ rule }) => rule);
  expect(named('content/pages/a/en.md')).toEqual(['too-slow']);
  // Which comes first depends on the machine.
  expect([['too-slow'], ['too-deep']]).toContainEqual(named('content/pages/b/en.md'));
  expect(named('content/pages/e/en.md')).not.toContain('too-slow');
  expect(new Set(named('content/pages/d/en.md'))).toEqual(new Set(['invalid-yaml', 'short-body']));
  expect(faults.length).toBeLessThan(20);
}, 180_000);

test.each([
  ['nothing has changed', () => {}, true],
  ['a text has come', () => write('content/pages/b/en.md', 'One'), false],
  ['a text says something else', () => write(page, 'Two'), false],
  ['a text has got another name', () => renameSync(at(page), at('content/pages/a/de.md')), false],
  ['a picture has come', () => write(picture, pngHead), false],
])('two readings of the tree are the same only if nothing has changed: %s', async (_what, change, expected) => {
  write(page, 'One');
  const before = await readTree(at());
  change();
  expect(isSameTree(before, await readTree(at()))).toBe(expected);
});
