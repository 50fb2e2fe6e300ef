import { expect, test } from '@playwright/test';
import { publicHosts } from '../../src/site/hosting/hosts';
import { enabledLocales, localeOf } from '../../src/site/languages/locales';
import { shareCardPath, shareCardSize } from '../../src/site/pages/share-card';
import { addressOf, ask, localOrigin } from './support/hosts';
import { messagesIn } from './support/messages';
import { hydrated } from './support/visit';

test('a page names its language, canonical address and alternates', async ({ page, request }) => {
  await page.goto(addressOf('vn', '/use-cases/amazon'));
  await expect(page).toHaveTitle(/ \| Facet$/);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(canonical).toBe(addressOf('vn', '/use-cases/amazon'));
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  expect(Object.fromEntries(alternates)).toMatchObject({
    'en-US': addressOf('en', '/solutions/amazon'),
    'zh-CN': addressOf('zh', '/solutions/amazon'),
    'vi-VN': addressOf('vn', '/use-cases/amazon'),
    'x-default': addressOf('en', '/solutions/amazon'),
  });
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'vi_VN');
  await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(alternates.length - 2);
  expect(alternates.length).toBeGreaterThan(3);
  for (const [, alternate] of alternates) {
    const answer = await ask(request, alternate ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`href="${canonical}"`);
  }
});

const structured = [
  ['/', ['Organization', 'WebSite']],
  ['/pricing', ['SoftwareApplication']],
  ['/blog/sample', ['BlogPosting', 'BreadcrumbList']],
  ['/release/3-6', ['BreadcrumbList']],
  ['/partner/flows', ['BreadcrumbList']],
  ['/blog-guides/e-commerce', ['BreadcrumbList']],
  ['/solutions/amazon', ['BreadcrumbList']],
  ['/download', ['SoftwareApplication']],
] as const;

test('structured data are of the types of the page, and whole', async ({ page, request }) => {
  const told = (): Promise<Record<string, unknown>[]> =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
  for (const [path, types] of structured) {
    await page.goto(addressOf('en', path));
    expect
      .soft(
        (await told()).map((data) => data['@type']),
        path,
      )
      .toEqual(types);
  }
  const [application] = await told();
  expect(application?.offers).toEqual([{ '@type': 'Offer', price: '0', priceCurrency: 'USD' }]);
  await page.goto(addressOf('en', '/blog/sample'));
  const [article, way] = await told();
  expect((await ask(request, String(article?.image))).headers()['content-type']).toBe('image/png');
  const steps = page.getByRole('navigation', { name: messagesIn('en', 'shell').breadcrumbs }).getByRole('listitem');
  const names = await steps.allInnerTexts();
  expect(names).toHaveLength(4);
  expect(way?.itemListElement).toMatchObject(names.map((name) => ({ name })));
  expect(way?.itemListElement).toMatchObject([{}, {}, {}, { item: addressOf('en', '/blog/sample') }]);
});

test('each host has the icon that browsers and feed readers ask for by its usual name', async ({ request }) => {
  for (const host of publicHosts) {
    const answer = await ask(request, `${localOrigin(host)}/favicon.ico`);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  }
});

test('questions with answers are told to be such, where they stand', async ({ page }) => {
  for (const [path, count] of [
    ['/faq', 6],
    ['/pricing', 5],
  ] as const) {
    await page.goto(addressOf('en', path));
    const questions = page.locator('[itemtype="https://schema.org/FAQPage"] [itemprop="mainEntity"]');
    await expect(questions).toHaveCount(count);
    const filled = ':has([itemprop="name"]:not(:empty)):has([itemprop="acceptedAnswer"] [itemprop="text"]:not(:empty))';
    await expect(questions.and(page.locator(filled))).toHaveCount(count);
  }
});

test('error and seasonal pages are not indexed; a variant names the page that it stands for', async ({ page }) => {
  for (const [path, canonical, robots] of [
    ['/error/404', '/error/404', ['noindex']],
    ['/pricing/september', '/pricing/september', ['noindex']],
    ['/referral-program/superSeptember', '/referral-program/superSeptember', ['noindex']],
    ['/pricing/normal', '/pricing', []],
    ['/referral-program/referralProgram', '/referral-program', []],
  ] as const) {
    await page.goto(addressOf('en', path));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressOf('en', canonical));
    const found = await page
      .locator('meta[name="robots"]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
    expect(found, path).toEqual(robots);
    // A page that is not listed has no share card.
    if (robots.length > 0) await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
  }
});

test('in every language a page names its share card, which is there', async ({ request }) => {
  for (const code of enabledLocales) {
    const html = await (await ask(request, addressOf(code, '/pricing'))).text();
    const card = localOrigin(localeOf(code).host) + shareCardPath(code, '/pricing');
    for (const meta of [
      `property="og:image" content="${card}"`,
      `property="og:image:width" content="${shareCardSize.width}"`,
      `property="og:image:height" content="${shareCardSize.height}"`,
      'property="og:image:alt" content="',
      `name="twitter:image" content="${card}"`,
    ]) {
      expect.soft(html, code).toContain(meta);
    }
    const answer = await ask(request, card);
    expect([code, answer.status(), answer.headers()['content-type']]).toEqual([code, 200, 'image/png']);
  }
});

for (const [locale, path] of [
  ['en', '/'],
  ['th', '/faq'],
] as const) {
  test(`${path} in ${locale} comes alive with the head and the language with which it was served`, async ({ page }) => {
    await page.addInitScript(() => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      const isOfPage = (node: Node) =>
        node instanceof HTMLElement && node.matches('title, meta, link, [data-gatsby-head]');
      document.addEventListener('DOMContentLoaded', () => {
        new MutationObserver((records) => {
          for (const { removedNodes } of records) {
            for (const node of removedNodes) if (isOfPage(node)) changes.push((node as HTMLElement).outerHTML);
          }
        }).observe(document.head, { childList: true });
        new MutationObserver(() => changes.push('lang')).observe(document.documentElement, {
          attributeFilter: ['lang'],
        });
      });
    });
    await page.goto(addressOf(locale, path));
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
    for (const once of ['title', 'link[rel="canonical"]', 'meta[name="description"]', 'meta[property="og:title"]']) {
      await expect(page.locator(`head > ${once}`)).toHaveCount(1);
    }
  });
}
