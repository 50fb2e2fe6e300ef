import { expect, test } from '@playwright/test';
import { addressOf, ask } from './support/hosts';

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
  ['/pricing', ['SoftwareApplication', 'FAQPage']],
  ['/blog/first-rpa-flow', ['BlogPosting', 'BreadcrumbList']],
  ['/faq', ['FAQPage']],
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

test('error pages and variants are not indexed', async ({ page }) => {
  for (const path of ['/error/404', '/pricing/september'] as const) {
    await page.goto(addressOf('en', path));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await page.goto(addressOf('en', '/pricing/september'));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressOf('en', '/pricing'));
});
