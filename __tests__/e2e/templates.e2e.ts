/**
 * Every template in languages of several scripts and on every host: nothing complains, and nothing breaks the
 * Content-Security-Policy, neither while the page is a document nor when it has come alive.
 */
import { expect, test } from '@playwright/test';
import { localeCodes, localeOf } from '../../src/site/locales';
import { addressOf } from './support/hosts';
import { samplesOf } from './support/pages';
import { violationsIn } from './support/policy';
import { samplePaths } from './support/templates';
import { hydrated, visit } from './support/visit';

const languages = ['en', 'de', 'th', 'zh', 'ru'] as const;

/** Pages with days, numbers and lists that `Intl` writes: on the server by one version of it, in the browser by another. */
const writtenByIntl = ['/pricing/normal', '/privacy'] as const;

for (const half of [0, 1]) {
  test(`what Intl writes comes alive in every language (${half + 1} of 2)`, async ({ page }) => {
    test.setTimeout(120_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    for (const locale of localeCodes.filter((_code, place) => place % 2 === half)) {
      for (const path of writtenByIntl) await visit(page, addressOf(locale, path));
    }
    expect(complaints).toEqual([]);
  });
}

for (const template of Object.keys(samplePaths) as (keyof typeof samplePaths)[]) {
  test(`${template} renders and comes alive without console errors wherever it exists`, async ({ page, context }) => {
    test.setTimeout(120_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    const violations = await violationsIn(context);
    let seen = 0;
    for (const locale of languages) {
      for (const path of await samplesOf(template, locale)) {
        await page.goto(addressOf(locale, path), { waitUntil: 'networkidle' });
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).tag);
        await hydrated(page);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    expect(violations).toEqual([]);
  });
}
