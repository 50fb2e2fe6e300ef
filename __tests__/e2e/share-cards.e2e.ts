import { expect, test } from '@playwright/test';
import { enabledLocales, localeOf } from '../../src/site/languages/locales';
import { shareCardPath, shareCardSize } from '../../src/site/pages/share-card';
import { addressOf, ask, localOrigin } from './support/hosts';

// Who shows a card reads the page as it is served.
test.use({ javaScriptEnabled: false });

test('a page names its card, in every language', async ({ page, request }) => {
  test.setTimeout(180_000);
  for (const code of enabledLocales) {
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
