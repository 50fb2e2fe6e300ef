import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import pMap from 'p-map';
import { enabledLocales, type LocaleCode, localeOf } from '../../src/site/languages/locales';
import { type FeedSection, feedRoute, feedSections } from '../../src/site/pages/feeds';
import { addressOf, ask } from './support/hosts';

/** A feed as a reader of feeds sees it. */
interface ReadFeed {
  readonly fault: string | null;
  readonly language: string | null;
  readonly self: string | null;
  readonly list: string | null;
  readonly items: readonly { readonly link: string; readonly title: string; readonly date: string }[];
}

/** Parses XML as strictly as a browser does. */
const read = (page: Page, xml: string): Promise<ReadFeed> =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const textOf = (parent: ParentNode, name: string) => parent.querySelector(name)?.textContent ?? '';
    return {
      fault: document.querySelector('parsererror')?.textContent ?? null,
      language: textOf(document, 'channel > language'),
      self: document.querySelector('channel > link[rel="self"], channel > *[rel="self"]')?.getAttribute('href') ?? null,
      list: textOf(document, 'channel > link:not([rel])'),
      items: [...document.querySelectorAll('item')].map((item) => ({
        link: textOf(item, 'link'),
        title: textOf(item, 'title'),
        date: textOf(item, 'pubDate'),
      })),
    };
  }, xml);

/** The languages that list a section. */
async function listing(request: APIRequestContext, section: FeedSection): Promise<LocaleCode[]> {
  const found = await pMap(
    enabledLocales,
    async (code) => ({
      code,
      status: (await ask(request, addressOf(code, `/${section}`))).status(),
    }),
    { concurrency: 32 },
  );
  return found.filter(({ status }) => status === 200).map(({ code }) => code);
}

for (const section of feedSections) {
  test(`${section}: a valid feed in every language that lists the section, its addresses alive`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const codes = await listing(request, section);
    expect(codes).toContain('en');
    for (const code of codes) {
      const address = addressOf(code, feedRoute(section));
      const answer = await ask(request, address);
      expect([code, answer.status()]).toEqual([code, 200]);
      expect(answer.headers()['content-type']).toContain('xml');
      const feed = await read(page, await answer.text());
      expect(feed).toMatchObject({
        fault: null,
        language: localeOf(code).tag,
        self: address,
        list: addressOf(code, `/${section}`),
      });
      expect(feed.items.length).toBeGreaterThan(0);
      expect(feed.items.length).toBeLessThanOrEqual(30);
      const dates = feed.items.map(({ date }) => Date.parse(date));
      expect(dates).toEqual([...dates].sort((a, b) => b - a));
      const dead = await pMap(feed.items, async ({ link }) => [link, (await ask(request, link)).status()] as const, {
        concurrency: 32,
      });
      expect(dead.filter(([, status]) => status !== 200)).toEqual([]);
    }
  });

  test(`${section}: the list and its entries name the feed; the list shows it`, async ({ page, request }) => {
    await page.goto(addressOf('en', `/${section}`));
    const named = page.locator('head link[rel="alternate"][type="application/rss+xml"]');
    const namedAsJson = page.locator('head link[rel="alternate"][type="application/feed+json"]');
    await expect(named).toHaveAttribute('href', feedRoute(section));
    await expect(namedAsJson).toHaveAttribute('href', feedRoute(section, 'json'));
    await expect(page.locator(`main a[href="${feedRoute(section)}"]`)).toBeVisible();

    const feed = await read(page, await (await ask(request, addressOf('en', feedRoute(section)))).text());
    await page.goto(feed.items[0]?.link ?? '');
    await expect(named).toHaveAttribute('href', feedRoute(section));
    await expect(namedAsJson).toHaveAttribute('href', feedRoute(section, 'json'));
  });
}

test('pages of other sections name no feed', async ({ page }) => {
  for (const path of ['/', '/pricing', '/helps/with-code'] as const) {
    await page.goto(addressOf('en', path));
    await expect(page.locator('head link[type="application/rss+xml"], head link[type*="json"]')).toHaveCount(0);
  }
});
