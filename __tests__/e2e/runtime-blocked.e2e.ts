import { type BrowserContext, expect, type Route } from '@playwright/test';
import pMap from 'p-map';
import { endpoints } from '../../src/site/hosting/endpoints';
import { chatWidgetPath } from '../../workshop/local/reference-api/calls';
import { isMarked, markDocument, test, uncaughtErrors } from './support/runtime';

const refuse =
  (...patterns: readonly string[]) =>
  async (context: BrowserContext): Promise<void> => {
    for (const pattern of patterns) await context.route(pattern, (route) => route.abort('blockedbyclient'));
  };

/** Answers every call to the API in one way, after a time in ms; the stand-ins' scripts, which lie there too, come. */
const answer =
  (reply: Parameters<Route['fulfill']>[0] | 'nothing', afterMs = 0) =>
  async (context: BrowserContext): Promise<void> => {
    for (const pattern of ['**/api/**', '**/client-api/**']) {
      await context.route(pattern, async (route) => {
        if (route.request().resourceType() === 'script') return route.fallback();
        await new Promise((resolve) => setTimeout(resolve, afterMs));
        // The page may be gone by then.
        await (reply === 'nothing' ? route.abort('timedout') : route.fulfill(reply)).catch(() => {});
      });
    }
  };

/** Sets the clock of every page off by a time in ms. */
const clockOffBy = (ms: number) => (context: BrowserContext) =>
  context.addInitScript((shift) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + shift;
    window.Date = new Proxy(Date, {
      construct: (date, parts) => Reflect.construct(date, parts.length > 0 ? parts : [Date.now()]),
    });
  }, ms);

/** Ways in which a service is not there, or lies. */
const blocked: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  'the chat script': refuse(`**${chatWidgetPath}*`),
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
  'an API that works (500)': answer({ status: 500, body: 'Internal error' }),
  'an API that answers in time': answer('nothing', 3000),
  'an API that answers with data (a web page instead)': answer({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'an API that tells the truth (lists and numbers where records are due)': answer({
    json: { code: 0, data: [7, { url: 7, js: {}, register_url: 'javascript:alert(1)', statistical_body: 7 }] },
  }),
  'a clock that is right (a year behind)': clockOffBy(-365 * 24 * 60 * 60 * 1000),
};

test('without one of its services a page goes on', async ({ browser, site }) => {
  test.setTimeout(120_000);
  const visit = async (prepare: (context: BrowserContext) => Promise<unknown>): Promise<void> => {
    const context = await browser.newContext();
    await prepare(context);
    const page = await context.newPage();
    const errors = uncaughtErrors(page);
    // The last service starts with the chat.
    const chatBegan = page.waitForRequest(
      (request) => request.url().includes(chatWidgetPath) || request.url().includes(endpoints.chatConfiguration),
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
    await context.close();
  };
  // Side by side: each waits more than it works.
  await pMap(
    Object.entries(blocked),
    ([service, prepare]) =>
      test.step(`without ${service}, the page is usable and no error is uncaught`, () => visit(prepare)),
    { concurrency: 4, stopOnError: false },
  );
});

test('an uncaught error would be seen', async ({ page, site }) => {
  const errors = uncaughtErrors(page);
  await page.goto(site.address('en', '/'));
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('of the test'))));
  await expect.poll(() => errors.length).toBe(1);
});
