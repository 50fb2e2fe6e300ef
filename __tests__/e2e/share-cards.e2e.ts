import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { publicHosts } from '../../src/site/hosting/hosts';
import { localeCodes, localeOf } from '../../src/site/languages/locales';
import { shareCardPath, shareCardSize } from '../../src/site/pages/share-card';
import { addressOf, ask, localOrigin } from './support/hosts';
import { publicPages } from './support/pages';

// Who shows a card reads the page as it is served.
test.use({ javaScriptEnabled: false });

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

test('a page names its card, in every language', async ({ page, request }) => {
  test.setTimeout(180_000);
  for (const code of localeCodes) {
    await page.goto(addressOf(code, '/pricing'));
    const named = (name: string) => page.locator(`meta[property="${name}"]`);
    const card = localOrigin(localeOf(code).host) + shareCardPath(code, '/pricing');
    await expect(named('og:image')).toHaveAttribute('content', card);
    await expect(named('og:image:width')).toHaveAttribute('content', String(shareCardSize.width));
    await expect(named('og:image:height')).toHaveAttribute('content', String(shareCardSize.height));
    await expect(named('og:image:alt')).toHaveAttribute('content', /./);
    await expect(page.locator('meta[name="twitter:image"]')).toHaveAttribute('content', card);
    const answer = await ask(request, card);
    expect([code, answer.status(), answer.headers()['content-type']]).toEqual([code, 200, 'image/png']);
  }
});

test('a page that is not listed has no card', async ({ page }) => {
  await page.goto(addressOf('en', '/pricing/september'));
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
});
