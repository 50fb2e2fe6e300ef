import sharp from 'sharp';
import { type Color, colorOf, indexed, indexedPng, shades, shadesOf } from '../../src/outputs/share-cards/indexed-png';

const paper = colorOf('#fbfaf7');

test('a picture with few colors is the same after it is written', async () => {
  const width = 37;
  const colors: readonly Color[] = [paper, [1, 2, 3], [250, 0, 128]];
  const data = Array.from({ length: width * 11 }, (_, place) => colors[place % 3] ?? paper).flat();
  const png = await indexedPng(indexed(Uint8Array.from(data), [paper]), width);
  const read = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(read.info).toMatchObject({ width, height: 11, channels: 3 });
  expect([...read.data]).toEqual(data);
});

test('a color for which the table has no room becomes the nearest', () => {
  const data = Array.from({ length: 300 }, (_, place) => place % 256).flatMap((grey) => [grey, grey, grey]);
  const { palette, pixels } = indexed(Uint8Array.from(data), [[0, 0, 255]]);
  expect(palette).toHaveLength(256);
  expect(palette[0]).toEqual([0, 0, 255]);
  for (const [place, pixel] of pixels.entries()) {
    expect(Math.abs((palette[pixel]?.[0] ?? 0) - (data[place * 3] ?? 0))).toBeLessThan(2);
  }
});

test('ink on paper goes to pure ink in even steps', () => {
  const steps = shadesOf([255, 255, 255], [0, 0, 0]);
  expect(steps).toHaveLength(shades);
  expect(steps.at(-1)).toEqual([0, 0, 0]);
  expect(steps[0]).toEqual([238, 238, 238]);
});
