import { readFileSync } from 'node:fs';
import { iconAddress } from '../../src/components/frame/logo/icon-links';

test('favicon.ico, which browsers request on their own, holds three sizes', () => {
  const icon = readFileSync('static/favicon.ico');
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
  expect([0, 1, 2].map((index) => icon[6 + 16 * index])).toEqual([16, 32, 48]);
});

test('the icon in the documents is static/favicon.svg', () => {
  const [, text = ''] = iconAddress.split(',');
  expect(decodeURIComponent(text)).toBe(readFileSync('static/favicon.svg', 'utf8').trim());
});
