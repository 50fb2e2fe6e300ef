import { readFileSync } from 'node:fs';
import { iconAddress } from '../../src/document/icon';

test('the icon in the documents is the one that is a file', () => {
  const [, text = ''] = iconAddress.split(',');
  expect(decodeURIComponent(text)).toBe(readFileSync('static/favicon.svg', 'utf8').trim());
});
