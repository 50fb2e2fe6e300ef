import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { fingerprintLog } from '../../src/browser/api/record';
import { humanChatKey } from '../../src/browser/chat/chat-phase';
import { reloadMarkerKey } from '../../src/browser/navigation/build-freshness';
import { referralKeys } from '../../src/browser/referral/referral';
import { lockName } from '../../src/browser/tracker/delivery';
import { earlyEventsName } from '../../src/browser/tracker/early-events';
import { answered, leave, test } from './support/runtime';
import { builtHost } from './support/site';
import { holdBack } from './support/visit';

/** A word of React's own: where it stands, the application is. */
const applicationMark = 'Minified React error';

/** Words that stand in one service each. */
const marks = [reloadMarkerKey, humanChatKey, fingerprintLog, referralKeys.cookie, 'third_party_action_type', lockName];

const textOf = (pathname: string): string => readFileSync(path.join(builtHost('global'), pathname), 'utf8');
for (const address of ['/', '/download'] as const) {
  test(`${address}: services come when the page is usable, the application not`, async ({ page, site, context }) => {
    await answered(context, 'granted');
    await page.addInitScript(() => {
      const request = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (run, options) =>
        request((deadline) => {
          Object.assign(window, { firstIdle: (window as { firstIdle?: number }).firstIdle ?? performance.now() });
          run(deadline);
        }, options);
    });
    const html = await (await page.goto(site.address('en', address)))?.text();
    await expect(page.locator('#site-chat-robot')).toBeVisible({ timeout: 15_000 });

    const { firstIdle, scripts } = await page.evaluate(() => ({
      firstIdle: (window as { firstIdle?: number }).firstIdle ?? 0,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, initiatorType }) => initiatorType === 'script' && new URL(name).pathname.endsWith('.js'))
        .map(({ name, startTime }) => ({ pathname: new URL(name).pathname, startTime })),
    }));
    const own = scripts.filter(({ pathname }) => !pathname.startsWith('/api/'));
    const isNamed = ({ pathname }: { readonly pathname: string }): boolean =>
      html?.includes(` data-entry="${pathname}"`) === true;
    const first = own.filter(isNamed);
    const later = own.filter((script) => !isNamed(script));

    expect(firstIdle).toBeGreaterThan(0);
    expect(first.length).toBeGreaterThan(0);
    const entry = first.filter(({ pathname }) => pathname.startsWith('/entry-'));
    expect(entry).toHaveLength(1);
    const isService = ({ pathname }: { readonly pathname: string }): boolean =>
      marks.some((mark) => textOf(pathname).includes(mark));
    expect(own.filter((script) => script.startTime < firstIdle).filter(isService)).toEqual([]);
    expect(marks.filter((mark) => !later.some(({ pathname }) => textOf(pathname).includes(mark)))).toEqual([]);
    expect(own.filter(({ pathname }) => textOf(pathname).includes(applicationMark))).toEqual([]);
    expect(later.filter(({ startTime }) => startTime < firstIdle)).toEqual([]);
    expect(scripts.filter(({ pathname, startTime }) => pathname.startsWith('/api/') && startTime < firstIdle)).toEqual(
      [],
    );
  });
}

test('what is done before the entry script comes is answered and counted', async ({ page, site, context }) => {
  await answered(context, 'granted');
  const release = await holdBack(page, /\/entry-[^/]*\.js$/);
  await page.goto(site.address('en', '/'), { waitUntil: 'commit' });
  const settings = page.locator('footer [data-consent-settings]');
  await settings.click();
  const dialog = page.locator('[data-answer="granted"]');
  await expect(dialog).toBeHidden();
  release();
  await expect(dialog).toBeVisible();
  // What a page sends when it is left does not always get through where requests are held.
  await page.unrouteAll({ behavior: 'wait' });
  // The tracker has taken over what the loader kept.
  await page.waitForFunction((name) => !(name in window), earlyEventsName);
  const clicks = () => site.api.statistics.events().filter(({ op_type }) => op_type === 'click').length;
  await leave(page);
  await expect.poll(clicks, { timeout: 30_000 }).toBe(1);
});
