import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script inserts this dialog whole. */
const arriveWhole = ['src/components/frame/consent-question/consent-question.below.module.css'];

test('no grid has as many columns as cells have arrived: it is a Grid (src/components/grid), which knows their number (specification 2.7)', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('src', file));
  expect(sheets.length).toBeGreaterThan(50);
  const growing = sheets.filter((sheet) => readFileSync(sheet, 'utf8').includes('repeat(auto-fit'));
  expect(growing.sort()).toEqual(arriveWhole);
});
