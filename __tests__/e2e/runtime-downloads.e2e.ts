import { readFileSync } from 'node:fs';
import { devices, expect } from '@playwright/test';
import { endpoints } from '../../src/site/hosting/endpoints';
import { systems } from '../../src/site/product/installers';
import { standInFor, test } from './support/runtime';
import { visitQuietly } from './support/visit';

test('each of the five buttons downloads the latest version, and says what comes next', async ({ page, site }) => {
  await visitQuietly(page, site.address('en', '/download'));
  for (const system of systems) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`a[data-system="${system}"]:visible`).first().click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(`installer of ${system},`);
  }
  expect(site.received(endpoints.latestVersion).map(({ sent }) => sent)).toEqual(systems.map((system) => ({ system })));
  const panel = page.getByRole('region', { name: 'Download for Linux' });
  await expect(panel.getByRole('status')).toHaveText('The download is starting.');
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByRole('link', { name: /^Nothing happened/ })).toHaveAttribute('href', /linux-x64\.AppImage$/);
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

for (const [platform, name] of [
  ['MacIntel', 'macOS (Apple silicon)'],
  ['Linux x86_64', 'Linux'],
  ['Win32', 'Windows'],
] as const) {
  test(`the first paint offers the installer for ${platform}`, async ({ page, site }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'platform', { value }), platform);
    await page.route('**/entry-*.js', (route) => route.abort());
    await page.goto(site.address('en', '/download'));
    await expect(page.getByRole('region', { name: `Download for ${name}`, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Download for/ })).toHaveCount(1);
  });
}

test.describe('on a phone', () => {
  const { userAgent, viewport } = devices['Pixel 7'];
  test.use({ userAgent, viewport, isMobile: true, hasTouch: true });

  test('the link is sent to a computer, and the top of the page has no installer', async ({ page, site }) => {
    await visitQuietly(page, site.address('en', '/download'));
    const panel = page.getByRole('region', { name: 'Facet is a desktop app' });
    await expect(panel).toBeVisible();
    await expect(page.getByRole('region', { name: /^Download for/ })).toHaveCount(0);
    await expect(panel.getByRole('link', { name: 'Email link' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=Download%20Facet/,
    );
    // Headless Chromium has no share sheet, so the address is copied.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.getByRole('button', { name: 'Share link' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(site.address('en', '/download'));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a mail still sends it', async ({ page, site }) => {
      await page.goto(site.address('en', '/download'));
      const panel = page.getByRole('region', { name: 'Facet is a desktop app' });
      await expect(panel.getByRole('link', { name: 'Email link' })).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Share link' })).toBeHidden();
    });
  });
});
