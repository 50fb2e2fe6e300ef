import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { fingerprintLog } from '../../src/browser/api/record';
import { humanChatKey } from '../../src/browser/chat/dependencies';
import { reloadMarkerKey } from '../../src/browser/navigation/build-freshness';
import { referralKeys } from '../../src/browser/referral/referral';
import { lockName } from '../../src/browser/tracker/delivery';
import { earlyEventsName } from '../../src/browser/tracker/early-events';
import { answered, leave, test } from './support/runtime';
import { builtHost } from './support/site';
import { hydrated } from './support/visit';

/** A word of React's own: where it stands, the application is. */
const applicationMark = 'Minified React error';

/** The most that a document brings of script, in bytes (gzip). */
const entryBytes = 4_000;

/** Words that stand in one service each. */
const marks = [reloadMarkerKey, humanChatKey, fingerprintLog, referralKeys.cookie, 'third_party_action_type', lockName];

const textOf = (pathname: string): string => readFileSync(path.join(builtHost('global'), pathname), 'utf8');
const kilobytes = (scripts: readonly string[]): string =>
  (scripts.reduce((sum, script) => sum + gzipSync(textOf(script)).length, 0) / 1_000).toFixed(1);

for (const address of ['/', '/pricing', '/download'] as const) {
  test(`${address}: a small script is asked for first, the services when the page is usable, the application not at all`, async ({
    page,
    site,
    context,
  }) => {
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
    for (const { pathname } of entry) expect(gzipSync(textOf(pathname)).length).toBeLessThanOrEqual(entryBytes);
    const isService = ({ pathname }: { readonly pathname: string }): boolean =>
      marks.some((mark) => textOf(pathname).includes(mark));
    expect(own.filter((script) => script.startTime < firstIdle).filter(isService)).toEqual([]);
    expect(marks.filter((mark) => !later.some(({ pathname }) => textOf(pathname).includes(mark)))).toEqual([]);
    expect(own.filter(({ pathname }) => textOf(pathname).includes(applicationMark))).toEqual([]);
    expect(later.filter(({ startTime }) => startTime < firstIdle)).toEqual([]);
    expect(scripts.filter(({ pathname, startTime }) => pathname.startsWith('/api/') && startTime < firstIdle)).toEqual(
      [],
    );
    console.log(
      `${address}: scripts of the page ${kilobytes(first.map(({ pathname }) => pathname))} kB gzip; ` +
        `after the first idle moment (${Math.round(firstIdle)} ms) ${later.length} scripts, ` +
        `${kilobytes(later.map(({ pathname }) => pathname))} kB gzip`,
    );
  });
}

test('what is done before the entry script is there is answered and counted when it comes', async ({
  page,
  site,
  context,
}) => {
  await answered(context, 'granted');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/entry-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
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

for (const width of [390, 1440]) {
  test(`home is as high when it is alive as when it is painted first, at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.address('en', '/'), { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0 && document.readyState !== 'loading',
    );
    const height = (): Promise<number> => page.evaluate(() => document.querySelector('main')?.offsetHeight ?? 0);
    const painted = await height();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await height()).toBe(painted);
  });
}
