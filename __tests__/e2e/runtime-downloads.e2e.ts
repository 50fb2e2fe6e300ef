import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { endpoints } from '../../src/services/endpoints';
import { systems } from '../../src/site/installers';
import { standInFor, test } from './support/runtime';
import { visitQuietly } from './support/visit';

test('each of the five buttons asks for the latest version and downloads it', async ({ page, site }) => {
  await visitQuietly(page, site.address('en', '/download'));
  for (const system of systems) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`a[data-system="${system}"]:visible`).first().click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(`installer of ${system},`);
  }
  expect(site.received(endpoints.latestVersion).map(({ sent }) => sent)).toEqual(systems.map((system) => ({ system })));
});

test('when the latest version cannot be asked for, the button follows its plain link', async ({ page, site }) => {
  await site.fail([{ kind: 'status', endpoint: endpoints.latestVersion, status: 500 }]);
  await standInFor(page, 'https://downloads.facet.example');
  await visitQuietly(page, site.address('en', '/download'));
  const button = page.locator('a[data-system="com_linux"]:visible').first();
  const plain = await button.getAttribute('href');
  expect(plain).toMatch(/^https:\/\/downloads\.facet\.example\/.+linux/);
  await button.click();
  await page.waitForURL(plain ?? '');
  // A GET is tried twice.
  expect(site.received(endpoints.latestVersion)).toHaveLength(2);
});
