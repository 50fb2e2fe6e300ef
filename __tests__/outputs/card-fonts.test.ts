import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { prepareFonts } from '../../src/outputs/share-cards/card-fonts';
import { testFolder } from '../support/test-folder';

const folder = testFolder();

const fonts = async (): Promise<string[]> =>
  (await readdir(folder.at(), { recursive: true }))
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => path.basename(name));

test('the fonts of share cards: those of the languages are unpacked, and the configuration names their folders alone', async () => {
  const configuration = await readFile(await prepareFonts(folder.at(), ['en', 'km']), 'utf8');
  expect(await fonts()).toEqual(
    expect.arrayContaining(['noto-sans-latin-wght-normal.ttf', 'noto-sans-khmer-khmer-wght-normal.ttf']),
  );
  expect(await fonts()).not.toEqual(expect.arrayContaining([expect.stringContaining('italic')]));
  const named = [...configuration.matchAll(/<dir>([^<]+)<\/dir>/g)].map((match) => path.basename(match[1] ?? ''));
  expect(named.map((name) => name.replace(/-[\d.]+$/, ''))).toEqual(['noto-sans', 'noto-sans-khmer']);
});

test('the fonts of share cards: a cache that lost its files but not its folders is filled again', async () => {
  await prepareFonts(folder.at(), ['th']);
  const all = await fonts();
  for (const name of await readdir(folder.at(), { recursive: true })) {
    if (name.endsWith('.ttf')) await rm(folder.at(name));
  }
  await prepareFonts(folder.at(), ['th']);
  expect(await fonts()).toEqual(all);
});
