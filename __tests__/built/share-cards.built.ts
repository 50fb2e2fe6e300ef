import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { publicHosts } from '../../src/site/hosting/hosts';
import { localeOf } from '../../src/site/languages/locales';
import { shareCardPath, shareCardSize } from '../../src/site/pages/share-card';
import { publicPages } from '../e2e/support/pages';

/** Bytes that a card may have. */
const limit = 40 * 1024;

/** Width and height of a PNG in px. */
function sizeOf(file: string): { readonly width: number; readonly height: number } {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

for (const host of publicHosts) {
  test(`${host}: every page that search engines may list has its card, of the right size and weight`, async () => {
    const { pages } = await publicPages();
    const listed = pages.filter(({ locale, route }) => route.indexed && localeOf(locale).host === host);
    expect(listed.length).toBeGreaterThan(0);
    for (const { locale, path: route } of listed) {
      const file = path.join(`dist/${host}`, shareCardPath(locale, route));
      expect(sizeOf(file)).toEqual(shareCardSize);
      expect(statSync(file).size).toBeLessThanOrEqual(limit);
    }
  });
}
