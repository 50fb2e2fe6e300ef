/**
 * Every template in languages of several scripts and on every host: nothing complains, and nothing breaks the
 * Content-Security-Policy, neither while the page is a document nor when it has come alive.
 */
import { type BrowserContext, expect, test } from '@playwright/test';
import { localeOf } from '../../src/site/languages/locales';
import { addressOf } from './support/hosts';
import { samplesIn } from './support/pages';
import { violationsIn } from './support/policy';
import { hydrated } from './support/visit';

/**
 * Lets `Intl` write otherwise than the build did, as another version of it may: what is hydrated must not depend on it.
 */
const otherIntl = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const format of [Intl.NumberFormat, Intl.DateTimeFormat, Intl.ListFormat]) {
      const { prototype } = format as { prototype: { formatToParts(value: unknown): { value: string }[] } };
      const write = (_this: typeof prototype, value: unknown): string =>
        prototype.formatToParts
          .call(_this, value)
          .map((part) => part.value)
          .join('~');
      Object.defineProperty(prototype, 'format', {
        get(this: typeof prototype) {
          return (value: unknown) => write(this, value);
        },
      });
    }
  });

for (const locale of ['en', 'th', 'zh', 'ru'] as const) {
  test(`${locale}: a page of every template comes alive without console errors`, async ({ page, context }) => {
    test.setTimeout(120_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    await otherIntl(context);
    const violations = await violationsIn(context);
    // What several pages of a template have in common is looked at in English.
    const paths = await samplesIn(locale, locale === 'en' ? 2 : 1);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      await page.goto(addressOf(locale, path), { waitUntil: 'load' });
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).tag);
      await hydrated(page);
    }
    expect(complaints).toEqual([]);
    expect(violations).toEqual([]);
  });
}
