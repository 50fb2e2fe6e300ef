import { expect, type Page, test } from '@playwright/test';
import { localeOf } from '../../src/site/languages/locales';
import { feedRoute, feedSections } from '../../src/site/pages/feeds';
import { addressOf, ask } from './support/hosts';

for (const section of feedSections) {
  test(`${section}: the list and its entries name a valid feed with living addresses`, async ({ page, request }) => {
    const named = page.locator('head link[rel="alternate"][type="application/rss+xml"]');
    const namedAsJson = page.locator('head link[rel="alternate"][type="application/feed+json"]');
    for (const code of ['en', 'th', 'zh'] as const) {
      const list = addressOf(code, `/${section}`);
      const answer = await ask(request, addressOf(code, feedRoute(section)));
      expect([code, answer.status(), answer.headers()['content-type']]).toEqual([
        code,
        200,
        expect.stringMatching('xml'),
      ]);
      const { fault, language, self, links, dates } = await read(page, await answer.text());
      expect({ fault, language }).toEqual({ fault: null, language: localeOf(code).tag });
      expect([self, links[0]]).toEqual([addressOf(code, feedRoute(section)), list]);
      expect(links.length).toBeGreaterThan(1);
      expect(links.length).toBeLessThanOrEqual(31);
      expect(dates).toEqual([...dates].sort((a, b) => b - a));
      for (const link of links.slice(1)) expect([link, (await ask(request, link)).status()]).toEqual([link, 200]);
      for (const address of [list, links[1] ?? '']) {
        await page.goto(address);
        for (const [link, format] of [
          [named, 'xml'],
          [namedAsJson, 'json'],
        ] as const) {
          const { pathname } = new URL(addressOf(code, feedRoute(section, format)));
          await expect(link).toHaveAttribute('href', pathname);
        }
      }
    }
    await page.goto(addressOf('en', `/${section}`));
    await expect(page.locator(`main a[href="${feedRoute(section)}"]`)).toBeVisible();
  });
}

/** Parses XML as strictly as a browser does. */
const read = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const textsOf = (name: string) => [...feed.querySelectorAll(name)].map(({ textContent }) => textContent);
    return {
      fault: feed.querySelector('parsererror')?.textContent ?? null,
      language: textsOf('channel > language')[0],
      self: feed.querySelector('channel > [rel="self"]')?.getAttribute('href'),
      links: textsOf('link:not([rel])'),
      dates: textsOf('item > pubDate').map(Date.parse),
    };
  }, xml);

test('pages of other sections name no feed', async ({ page }) => {
  for (const path of ['/', '/pricing', '/helps/with-code'] as const) {
    await page.goto(addressOf('en', path));
    await expect(page.locator('head link[type="application/rss+xml"], head link[type*="json"]')).toHaveCount(0);
  }
});
