import { expect, type Page } from '@playwright/test';
import { consentKey } from '../../src/browser/consent/consent-key';
import { deviceIdCookieDays } from '../../src/browser/platform/constants';
import { deviceIdCookie } from '../../src/browser/tracker/device-id';
import { errorTypes } from '../../src/browser/tracker/event';
import { eventPrefix } from '../../src/browser/tracker/event-queue';
import { endpoints } from '../../src/site/hosting/endpoints';
import { planIds } from '../../src/site/product/plans';
import { answered, cookieDays, eventsOf, leave, type RunningSite, takeConsentBack, test } from './support/runtime';

/** What is stored in the browser beside the answer itself. */
const stored = (page: Page): Promise<readonly string[]> =>
  page.evaluate((key) => Object.keys(localStorage).filter((name) => name !== key), consentKey);

/** A recorded view is in storage: the tracker runs. */
const trackerRuns = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('site:event:')));

/** Number of events so far: those that wait in the browser, and those that the server has, since a busy machine sends some early. */
async function recorded(page: Page, site: RunningSite): Promise<number> {
  const waiting = await page.evaluate(
    (prefix) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
    eventPrefix,
  );
  return new Set([...waiting, ...site.api.statistics.events().map(({ id }) => id)]).size;
}

/** Brings the plans into view, which are counted when they are seen. */
const seePlans = (page: Page): Promise<void> =>
  page
    .locator('[data-expose="plan"]')
    .first()
    .evaluate((plan) => plan.scrollIntoView({ block: 'center' }));

/** Three faults of a page: a picture that is not there, a script error, a rejection. */
const breakSomething = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/static/no-such-picture.png';
    picture.id = 'broken';
    document.body.append(picture);
    setTimeout(() => {
      throw new Error('A script error of the test');
    });
    void Promise.reject(new Error('A rejection of the test'));
  });

test('after the visitor agrees, events of each type come with their fields', async ({ page, site, context }) => {
  await page.goto(site.address('en', '/pricing'));
  const title = await page.title();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await trackerRuns(page);
  await seePlans(page);
  await breakSomething(page);
  // A plan counts as seen after it was in view for some time, which takes longer on a busy machine.
  await expect.poll(() => recorded(page, site), { timeout: 20_000 }).toBe(8);
  const link = page.locator('footer a[href="/about-us"]');
  const name = (await link.textContent())?.trim();
  // On the way to the foot of the page the call to action comes into view.
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => recorded(page, site), { timeout: 20_000 }).toBe(9);
  await link.click();
  await expect(page).toHaveURL(site.address('en', '/about-us'));
  await expect.poll(() => recorded(page, site)).toBe(11);
  const deviceId = (await context.cookies()).find((cookie) => cookie.name === deviceIdCookie)?.value;
  const days = await cookieDays(context, deviceIdCookie);
  await leave(page);
  await expect.poll(() => site.api.statistics.report().counted).toBe(11);

  const [address, next] = [site.address('en', '/pricing'), site.address('en', '/about-us')];
  expect(eventsOf(site, 'view')).toMatchObject([
    { type: 'load', url: address, title, op_obj_value: '/pricing', referrer: '', load_result: 'success' },
    { type: 'route', url: next, op_obj_value: '/about-us', referrer: address, trigger_button: name },
  ]);
  expect(eventsOf(site, 'click')).toMatchObject([
    { url: address, title, element_content: name, element_type: 'a', element_target_url: next },
  ]);
  const seen = eventsOf(site, 'expose').map(({ addition }) => addition);
  expect(seen.filter(Boolean)).toEqual(planIds.map((plan) => JSON.stringify({ plan })));
  const errors = new Map(eventsOf(site, 'error').map((error) => [error.error_type, error]));
  expect(errors.get(errorTypes.resource)?.error_msg).toContain('/static/no-such-picture.png');
  expect(JSON.parse(errors.get(errorTypes.resource)?.addition ?? '{}').path).toMatch(/^html.* > body.* > img#broken$/);
  expect(errors.get(errorTypes.script)?.error_msg).toContain('A script error of the test');
  expect(errors.get(errorTypes.rejection)?.error_msg).toBe('A rejection of the test');

  const batches = site.received(endpoints.statistics);
  expect(batches.map(({ outcome }) => outcome)).not.toContain('refused');
  expect(batches[0]?.sent).toMatchObject({
    comm: { device_id: deviceId, op_page: 2, op_obj_type: 22, os_: 0, screen_width: 1280 },
  });
  expect(deviceId).toMatch(/^[\da-f]{32}$/);
  expect(days).toBeGreaterThan(deviceIdCookieDays - 0.1);
  expect(days).toBeLessThanOrEqual(deviceIdCookieDays);
});

/** What left a tracker half started: it could not be stopped. */
const breakTracker = (): void => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  document.addEventListener('DOMContentLoaded', () => {
    void Promise.reject(Object.create(null));
    void Promise.reject(Object.assign(new Error(), { message: {} }));
  });
};

for (const isBroken of [false, true]) {
  const state = isBroken ? 'whatever has failed before' : 'on the next pages, too';
  test(`a visitor who takes the consent back is forgotten, ${state}`, async ({ page, site, context }) => {
    if (isBroken) await context.addInitScript(breakTracker);
    await answered(context, 'granted');
    await page.goto(site.address('en', '/pricing?utm_campaign=forgotten'), { referer: 'http://search.example/' });
    await expect.poll(() => eventsOf(site, 'view').length).toBe(1);
    await expect.poll(async () => (await context.cookies()).length).toBeGreaterThan(1);
    await takeConsentBack(page);
    await expect.poll(() => stored(page)).toEqual([]);
    const { counted } = site.api.statistics.report();
    await breakSomething(page);
    await page.locator('footer a[href="/about-us"]').click();
    await expect(page).toHaveURL(site.address('en', '/about-us'));
    expect(await stored(page)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await leave(page);
    expect(site.api.statistics.report().counted).toBe(counted);
  });
}

test.describe('a page that the browser prepares in advance', () => {
  test.use({ place: 'US' });

  test('starts nothing until the visitor opens it, one that is alive by itself neither', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { configurable: true, get: () => !('opened' in window) });
    });
    await page.goto(site.address('en', '/browser-check'));
    await page.waitForTimeout(4_000);
    expect(site.api.received.list()).toEqual([]);
    await page.evaluate(() => {
      Object.assign(window, { opened: true });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect.poll(() => eventsOf(site, 'view').length).toBe(1);
  });
});
