import { type BrowserContext, expect } from '@playwright/test';
import { endpoints } from '../../src/browser/endpoints';
import { isMarked, markDocument, test, uncaughtErrors } from './support/runtime';

const refuse =
  (...patterns: readonly string[]) =>
  async (context: BrowserContext): Promise<void> => {
    for (const pattern of patterns) await context.route(pattern, (route) => route.abort('blockedbyclient'));
  };

/** Ways in which a service is not there. */
const blocked: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  'the chat script': refuse(`**${endpoints.chatWidget}*`),
  'the API': refuse('**/api/**', '**/client-api/**'),
  storage: (context) =>
    context.addInitScript(() => {
      const forbidden = {
        get: (): never => {
          throw new DOMException('Storage is forbidden', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, forbidden);
      Object.defineProperty(Document.prototype, 'cookie', {
        ...forbidden,
        set: (): never => {
          throw new DOMException('Cookies are forbidden', 'SecurityError');
        },
      });
    }),
  'full storage': (context) =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Storage is full', 'QuotaExceededError');
      };
    }),
  'encryption (WebCrypto on a page without HTTPS)': (context) =>
    context.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })),
  'WebCrypto altogether': (context) =>
    context.addInitScript(() => Object.defineProperty(window, 'crypto', { value: undefined })),
  statistics: refuse(`**${endpoints.statistics}`),
};

for (const [service, prepare] of Object.entries(blocked)) {
  test(`without ${service}, the page is usable and no error is uncaught`, async ({ page, site, context }) => {
    await prepare(context);
    const errors = uncaughtErrors(page);
    // The last service starts with the chat.
    const chatBegan = page.waitForRequest(
      (request) => request.url().includes(endpoints.chatWidget) || request.url().includes(endpoints.chatConfiguration),
    );
    await page.goto(site.address('en', '/'));
    await page.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Agree', exact: true })).toBeHidden();
    await chatBegan;
    await markDocument(page);

    const menu = page.locator('header details').first();
    await menu.locator('summary').click();
    await expect(menu.locator('a').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('header a[href="/pricing"]').first().click();
    await expect(page).toHaveURL(site.address('en', '/pricing'));
    await expect(page.locator('h1')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await page.locator('footer a[href="/about-us"]').click();
    await expect(page).toHaveURL(site.address('en', '/about-us'));
    await page.goto(site.address('en', '/faq'), { waitUntil: 'networkidle' });
    expect(errors).toEqual([]);
  });
}

test('an uncaught error would be seen', async ({ page, site }) => {
  const errors = uncaughtErrors(page);
  await page.goto(site.address('en', '/'));
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('of the test'))));
  await expect.poll(() => errors.length).toBe(1);
});
