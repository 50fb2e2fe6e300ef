import { readFileSync } from 'node:fs';
import { iconAddress } from '../../../src/browser/document/icon';

test('the file that browsers and feed readers ask for unasked is an icon of three sizes', () => {
  const icon = readFileSync('static/favicon.ico');
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
  expect([0, 1, 2].map((place) => icon[6 + 16 * place])).toEqual([16, 32, 48]);
});

test('the icon in the documents is the one that is a file', () => {
  const [, text = ''] = iconAddress.split(',');
  expect(decodeURIComponent(text)).toBe(readFileSync('static/favicon.svg', 'utf8').trim());
});
