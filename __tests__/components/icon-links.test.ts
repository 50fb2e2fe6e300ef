import { readFileSync } from 'node:fs';
import { iconAddress } from '../../src/components/frame/logo/icon-links';

test('the icon in the documents is static/favicon.svg', () => {
  const [, text = ''] = iconAddress.split(',');
  expect(decodeURIComponent(text)).toBe(readFileSync('static/favicon.svg', 'utf8').trim());
});
