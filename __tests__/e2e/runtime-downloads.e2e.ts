import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { endpoints } from '../../src/services/endpoints';
import { systems } from '../../src/site/installers';
import { standInFor, test } from './support/runtime';

test('each of the five buttons asks for the latest version and downloads it', async ({ page, site }) => {
  await page.goto(site.address('en', '/download'), { waitUntil: 'networkidle' });
  for (const system of systems) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`a[data-system="${system}"]`).first().click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(`installer of ${system},`);
  }
  expect(site.received(endpoints.latestVersion).map(({ sent }) => sent)).toEqual(systems.map((system) => ({ system })));
});

test('when the latest version cannot be asked for, the button follows its plain link', async ({ page, site }) => {
  await site.fail([{ kind: 'status', endpoint: endpoints.latestVersion, status: 500 }]);
  await standInFor(page, 'https://downloads.facet.example');
  await page.goto(site.address('en', '/download'), { waitUntil: 'networkidle' });
  const button = page.locator('a[data-system="com_linux"]').first();
  const plain = await button.getAttribute('href');
  expect(plain).toMatch(/^https:\/\/downloads\.facet\.example\/.+linux/);
  await button.click();
  await page.waitForURL(plain ?? '');
  // A GET is tried twice.
  expect(site.received(endpoints.latestVersion)).toHaveLength(2);
});
