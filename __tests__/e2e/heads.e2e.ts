import { expect, test } from '@playwright/test';
import { addressOf, ask } from './support/hosts';
import { messagesIn } from './support/messages';
import { hydrated } from './support/visit';

test('a page names its language, canonical address, and an alternate in every language that has it', async ({
  page,
}) => {
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
});

test('every alternate that a page names answers 200 and names it back', async ({ page, request }) => {
  await page.goto(addressOf('en', '/solutions/facebook'));
  const own = await page.locator('link[rel="canonical"]').getAttribute('href');
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(alternates.length).toBeGreaterThan(2);
  for (const alternate of new Set(alternates)) {
    const answer = await ask(request, alternate);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`href="${own}"`);
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

for (const [path, types] of structured) {
  test(`${path} carries structured data of the types ${types.join(', ')}`, async ({ page }) => {
    await page.goto(addressOf('en', path));
    const found = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')['@type']));
    expect(found).toEqual(types);
  });
}

test('structured data are whole: an offer with a price, an article with a picture, and every step of the way that is shown', async ({
  page,
  request,
}) => {
  const told = (type: string) =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll(
        (scripts, wanted) =>
          scripts.map((script) => JSON.parse(script.textContent ?? '')).find((data) => data['@type'] === wanted),
        type,
      );
  await page.goto(addressOf('en', '/download'));
  expect((await told('SoftwareApplication')).offers).toEqual([{ '@type': 'Offer', price: '0', priceCurrency: 'USD' }]);
  await page.goto(addressOf('en', '/blog/sample'));
  const { image } = await told('BlogPosting');
  expect((await ask(request, image)).headers()['content-type']).toBe('image/png');
  const steps = page.getByRole('navigation', { name: messagesIn('en', 'shell').breadcrumbs }).getByRole('listitem');
  const { itemListElement } = await told('BreadcrumbList');
  expect(itemListElement.map(({ name }: { name: string }) => name)).toEqual(await steps.allInnerTexts());
  expect(itemListElement).toHaveLength(4);
  expect(itemListElement[3].item).toBe(addressOf('en', '/blog/sample'));
});

for (const locale of ['en', 'zh', 'ru'] as const) {
  test(`${locale}: the host has the icon that browsers and feed readers ask for by its usual name`, async ({
    request,
  }) => {
    const answer = await ask(request, `${new URL(addressOf(locale, '/')).origin}/favicon.ico`);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });
}

test('questions with answers are told to be such, where they stand', async ({ page }) => {
  for (const [path, count] of [
    ['/faq', 6],
    ['/pricing', 5],
  ] as const) {
    await page.goto(addressOf('en', path));
    const questions = page.locator('[itemtype="https://schema.org/FAQPage"] [itemprop="mainEntity"]');
    await expect(questions).toHaveCount(count);
    for (const question of await questions.all()) {
      await expect(question.locator('[itemprop="name"]')).not.toBeEmpty();
      await expect(question.locator('[itemprop="acceptedAnswer"] [itemprop="text"]')).not.toBeEmpty();
    }
  }
});

test('error pages and seasonal pages are not indexed', async ({ page }) => {
  for (const path of ['/error/404', '/pricing/september', '/referral-program/superSeptember'] as const) {
    await page.goto(addressOf('en', path));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressOf('en', path));
  }
});

test('a variant names the page that it stands for, and does not refuse to be looked at', async ({ page }) => {
  for (const [path, canonical] of [
    ['/pricing/normal', '/pricing'],
    ['/referral-program/referralProgram', '/referral-program'],
  ] as const) {
    await page.goto(addressOf('en', path));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressOf('en', canonical));
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
});

for (const [locale, path] of [
  ['en', '/'],
  ['de', '/pricing'],
  ['th', '/faq'],
  ['en', '/blog/sample'],
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

test('the head follows a navigation within the site', async ({ page }) => {
  await page.goto(addressOf('en', '/'), { waitUntil: 'networkidle' });
  const home = await page.title();
  await page.locator('header a[href="/pricing"]').first().click();
  await expect(page).not.toHaveTitle(home);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressOf('en', '/pricing'));
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Pricing/i);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});
