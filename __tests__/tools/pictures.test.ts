import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageBreakpoints, imageWidths, pictureQuality } from '../../src/site/pages/images';
import { pictures } from '../../tools/scenes/pictures';

const files = Object.keys(pictures);

describe('the pictures of the application', () => {
  test('no two are alike', () => {
    expect(new Set(Object.values(pictures)).size).toBe(files.length);
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
    const query = readFileSync('src/queries/fragments.ts', 'utf8');
    expect(query).toContain(`breakpoints: [${imageBreakpoints.join(', ')}]`);
    expect(query).toContain(`quality: ${pictureQuality}`);
  });
});
