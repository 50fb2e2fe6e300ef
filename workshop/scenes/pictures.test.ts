import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageBreakpoints, imageWidths, pictureQuality } from '../../src/site/pages/images';
import { coverSize, figureSize, pictures } from './pictures';

const files = Object.keys(pictures);

describe('the pictures of the application', () => {
  test('no two are alike', () => {
    expect(new Set(Object.values(pictures)).size).toBe(files.length);
  });

  test.each([
    ['a cover, of which a page shows 672 px or a corner of that', coverSize, 672],
    ['a figure, of which a phone of 390 px shows 356 px', figureSize, 356],
  ])('%s: no label has less than 13 px', (_name, { width, text }, shown) => {
    expect((text / width) * shown).toBeGreaterThanOrEqual(13);
  });

  test('nothing in a drawing is set smaller than its text', () => {
    const sizes = [
      ...readFileSync('workshop/scenes/scenes.css', 'utf8').matchAll(/font(?:-size)?:[^;]*?(\d+)px/g),
      ...Object.values(pictures).flatMap(({ html }) => [...html.matchAll(/font-size:(\d+)px/g)]),
    ].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(coverSize.text);
  });

  test('each is of a page that is there: with the page, its row in workshop/scenes/pictures.yaml moves or goes', () => {
    expect(files.filter((file) => !existsSync(path.join('content', path.dirname(file))))).toEqual([]);
  });

  test.each(files)('%s is drawn, as wide as the widest width and small enough to be kept', (file) => {
    const drawn = path.join('content', file);
    expect(existsSync(drawn)).toBe(true);
    expect(statSync(drawn).size).toBeLessThanOrEqual(150_000);
    // The width stands in a PNG's first chunk.
    expect(readFileSync(drawn).readUInt32BE(16)).toBe(imageWidths.xxl);
  });

  test.each([1, 2])(
    'a picture as wide as a phone or a column of text has the pixels of a screen with density %d',
    (density) => {
      expect(Math.max(...imageBreakpoints)).toBeGreaterThanOrEqual(imageWidths.mobile * density);
    },
  );

  test('the query asks for the widths and the quality that the site states', () => {
    const query = readFileSync('src/components/data/fragments.ts', 'utf8');
    expect(query).toContain(`breakpoints: [${imageBreakpoints.join(', ')}]`);
    expect(query).toContain(`quality: ${pictureQuality}`);
  });
});
