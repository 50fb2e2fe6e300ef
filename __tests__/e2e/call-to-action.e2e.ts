import { expect } from '@playwright/test';
import { answered, leave, test } from './support/runtime';

test('a call to action is counted when it is seen, and when it is followed', async ({ page, site, context }) => {
  await answered(context, 'granted');
  await page.goto(site.address('en', '/synchronizer'));
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('site:event:')));
  await page.locator('[data-expose="call-to-action"]').scrollIntoViewIfNeeded();
  await page.locator('[data-expose="call-to-action"] a[href="/download"]').click();
  await expect(page).toHaveURL(site.address('en', '/download'));
  await leave(page);
  await expect
    .poll(() =>
      site.api.statistics
        .events()
        .filter(({ op_type }) => op_type === 'expose')
        .map((event) => ('name' in event ? event.name : '')),
    )
    .toContain('call-to-action');
});
