import { expect, test } from '@playwright/test';
import { localeOf } from '../../src/site/locales';
import { addressOf, ask } from './support/hosts';
import { samplePaths } from './support/templates';

const languages = ['en', 'de', 'th', 'zh'] as const;

for (const [template, paths] of Object.entries(samplePaths)) {
  test(`${template} renders without console errors wherever it exists`, async ({ page, request }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    let seen = 0;
    for (const locale of languages) {
      for (const path of paths) {
        const address = addressOf(locale, path);
        if ((await ask(request, address)).status() === 404) continue;
        await page.goto(address, { waitUntil: 'networkidle' });
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).tag);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
}
