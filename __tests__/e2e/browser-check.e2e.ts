/**
 * The browser check: what it says of browsers that are prepared, and that nothing leaves the page.
 */
import { type Browser, type BrowserContextOptions, chromium, expect, type Page, test } from '@playwright/test';
import type { RuleName } from '../../src/browser/browser-check/contradictions';
import type { BrowserProfile } from '../../src/browser/browser-check/readers';
import { idleLimitMs } from '../../src/browser/platform/idle';
import { accessibilityFaults } from './support/axe';
import { addressOf } from './support/hosts';
import { messagesIn } from './support/messages';
import { blockServices } from './support/visit';

const address = addressOf('en', '/browser-check');
const english = messagesIn('en', 'browser-check');

/** A Chromium that does not say that a test drives it. */
let browser: Browser;
test.beforeAll(async ({ playwright: _playwright }, { project }) => {
  const options = project.use.launchOptions ?? {};
  const args = [...(options.args ?? []), '--disable-blink-features=AutomationControlled'];
  browser = await chromium.launch({ ...options, args });
});
test.afterAll(() => browser.close());

/** A user agent of this system, without the mark of a browser that has no window. */
const linux = (version: string): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;

interface Preparation {
  readonly options?: BrowserContextOptions;
  /** Runs in the page before anything else. */
  readonly script?: () => void;
}

/** Opens the page in a prepared browser and waits until it has been read. */
async function check({ options = {}, script }: Preparation = {}, work: (page: Page) => Promise<void>): Promise<void> {
  const [version = ''] = browser.version().split('.');
  const context = await browser.newContext({
    userAgent: linux(version),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    screen: { width: 1280, height: 800 },
    ...options,
  });
  try {
    const page = await context.newPage();
    await blockServices(page);
    if (script) await page.addInitScript(script);
    await page.goto(address);
    await expect(page.locator('[data-contradictions]')).toBeVisible();
    await work(page);
  } finally {
    await context.close();
  }
}

const cellOf = (page: Page, item: string) => page.locator(`[data-item="${item}"] td`).first();

interface Prepared extends Preparation {
  readonly rules: readonly RuleName[];
  /** What is said of single items. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Each rule for itself is asked in `contradictions.test.ts`. */
const prepared: Readonly<Record<string, Prepared>> = {
  'an ordinary browser': { rules: [] },
  'a user agent of another system and browser': {
    options: { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0' },
    rules: ['platform', 'hintsBrowser', 'vendor', 'fonts'],
  },
  'an automation flag and Global Privacy Control': {
    script: () => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => true });
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    },
    rules: ['automation'],
    values: { gpc: english.values.yes },
  },
  'no canvas': {
    script: () => {
      HTMLCanvasElement.prototype.getContext = () => null;
    },
    rules: [],
    values: { canvas: english.values.absent, webgl: english.values.absent },
  },
};

for (const [name, { rules, values = {}, ...preparation }] of Object.entries(prepared)) {
  test(`${name}: it says exactly what is contradictory`, async () => {
    await check(preparation, async (page) => {
      const shown = page.locator('[data-rule]');
      expect(await shown.evaluateAll((items) => items.map((item) => item.getAttribute('data-rule')))).toEqual(rules);
      const { none, found_one, found_other } = english.verdict;
      const verdict = rules.length === 0 ? none : rules.length === 1 ? found_one : found_other;
      const title = verdict.replace('{{count}}', String(rules.length));
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      for (const [item, value] of Object.entries(values)) await expect(cellOf(page, item)).toHaveText(value);
    });
  });
}

test('no request leaves the page once it is read, not for the addresses either', async () => {
  await check({ options: { permissions: ['clipboard-read', 'clipboard-write'] } }, async (page) => {
    const asked: string[] = [];
    let lastAt = Date.now();
    page.on('request', (request) => {
      asked.push(request.url());
      lastAt = Date.now();
    });
    // The services have started by then, and the pages that the links in view lead to are there.
    await expect.poll(() => Date.now() - lastAt, { timeout: 20_000 }).toBeGreaterThan(idleLimitMs);
    asked.length = 0;
    await page.getByRole('button', { name: english.webrtc.ask }).click();
    await expect(page.getByRole('button', { name: english.webrtc.ask })).toHaveCount(0);
    await page.getByRole('button', { name: english.copy }).click();
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain('userAgent');
    const profile = JSON.parse(await copied()) as BrowserProfile & { readonly contradictions: readonly unknown[] };
    expect(profile).toMatchObject({ timeZone: 'Europe/Berlin', language: 'de-DE', contradictions: [] });
    expect(profile.webrtc).not.toBeNull();
    // What links in view lead to is fetched ahead.
    expect(asked.filter((address) => !address.includes('/page-data/'))).toEqual([]);
  });
});

test('home shows four of the values, and how many contradict each other, when they come into view', async ({
  page,
}) => {
  await blockServices(page);
  await page.goto(addressOf('en', '/'));
  const values = page.locator('[data-own-value]');
  await expect(values).toHaveText(['', '', '', '', '']);
  await values.first().scrollIntoViewIfNeeded();
  await expect(values.first()).toHaveText('Linux');
  await expect(values.last()).toHaveText(/^\d$/);
});

test('where its script does not come, it says what each value is, and offers another try', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(address);
  const again = page.getByRole('link', { name: messagesIn('en', 'shell').search.retry });
  await expect(again).toBeHidden();
  // The time that it gives its script.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByText(english.items.canvas.tells)).toBeVisible();
  await page.unroute(/\.js$/);
  await again.click();
  await expect(page.locator('[data-contradictions]')).toBeVisible();
});

test('it can be used with the keyboard, has no accessibility faults, and fits a screen of 320 px', async () => {
  await check(
    { options: { viewport: { width: 320, height: 700 }, screen: { width: 320, height: 700 } } },
    async (page) => {
      const ask = page.getByRole('button', { name: english.webrtc.ask });
      await ask.focus();
      await page.keyboard.press('Enter');
      await expect(ask).toHaveCount(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBe(0);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what each value is and tells, and that reading them needs JavaScript', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(english.noScript)).toBeVisible();
    await expect(page.getByText(english.items.canvas.tells)).toBeVisible();
    // Playwright takes no text of it for the page's, with or without scripts.
    expect(await cellOf(page, 'canvas').locator('noscript').innerHTML()).toBe(english.needsScript);
  });
});
