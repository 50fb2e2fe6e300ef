import { type BrowserContext, expect, type Page } from '@playwright/test';
import { consentKey } from '../../src/browser/consent/consent-key';
import { scrollPositionsKey } from '../../src/browser/navigation/scroll-restoration';
import { referralCookieDays, referrerCookieDays } from '../../src/browser/platform/constants';
import { referralKeys } from '../../src/browser/referral/referral';
import { endpoints } from '../../src/site/hosting/endpoints';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { keptIn } from './support/kept-and-sent';
import { answered, cookieDays, leave, type RunningSite, test } from './support/runtime';

const beacons = (site: RunningSite) => [...site.received(endpoints.beacon), ...site.received(endpoints.beaconTest)];

/** Names of the cookies and keys that a browser holds, but for the place in the page. */
const keptOfVisit = async (page: Page, context: BrowserContext): Promise<readonly string[]> =>
  (await keptIn(page, context)).map(([, name]) => name).filter((name) => name !== scrollPositionsKey);

const referrer = 'http://search.example/results?q=secret';
/** What is recorded of it. */
const recordedReferrer = 'http://search.example/';

/** Locally, the names below localhost are the product's own domains; the bare address is nobody's. */
const origins = { own: ['localhost', endpoints.beacon], foreign: ['127.0.0.1', endpoints.beaconTest] } as const;

for (const [which, [hostname, endpoint]] of Object.entries(origins)) {
  test(`on ${which} domains beacon and log are encrypted, the log once a session`, async ({ page, site, context }) => {
    await answered(context, 'granted');
    const address = `http://${hostname}:${site.port}/de/pricing?utm_campaign=beacon`;
    await page.goto(`${address}&email=a@b.example#token`, { referer: referrer });
    await expect.poll(() => beacons(site).map(({ outcome }) => outcome)).toEqual(['taken']);
    const [beacon] = beacons(site);
    expect(beacon?.endpoint).toBe(endpoint);
    expect(Object.keys(beacon?.sent as object).sort()).toEqual(['_a', '_t']);
    expect(JSON.stringify(beacon?.sent)).not.toContain('pricing');
    const browser = { timezone: expect.any(String), screen_width: 1280, screen_height: 720 };
    expect(beacon?.clear).toEqual({ url: address, title: await page.title(), language: 'en-US', ...browser });

    await expect.poll(() => site.received(endpoints.recordData).map(({ outcome }) => outcome)).toEqual(['taken']);
    expect(site.received(endpoints.visitorIp)).toHaveLength(1);
    const [log] = site.received(endpoints.recordData);
    expect(log?.sent).toMatchObject({ log_type: 'WWW_FINGERPRINT_INFO', base_encode: '1' });
    expect(log?.clear).toEqual({ ip_data: { country: 'PT', region: 'Lisboa' }, page_url: address, ...browser });

    await page.goto(`http://${hostname}:${site.port}/download`);
    await expect.poll(() => beacons(site).length).toBe(2);
    expect(site.received(endpoints.recordData)).toHaveLength(1);
  });
}

const landing: RoutePath = `/pricing?email=a%40b.example&token=T&${new URLSearchParams({
  ref: 'FRIEND7',
  invite_code: 'INVITE7',
  source: 'newsletter',
  callback: 'https://app.facet.example/back',
  utm_source: 'search',
  utm_medium: 'cpc',
  utm_term: 'profiles',
  utm_content: 'blue',
  utm_campaign: 'autumn',
  bd_vid: 'bd-1',
})}`;

/** What is recorded of the landing's query: the callback is a field of its own. */
const recordedQuery =
  'ref=FRIEND7&invite_code=INVITE7&source=newsletter&utm_source=search&utm_medium=cpc&utm_term=profiles&utm_content=blue&utm_campaign=autumn&bd_vid=bd-1';

test('a referral reaches the API, the account links, and the next pages', async ({ page, site, context }) => {
  await answered(context, 'granted');
  await page.goto(site.address('en', landing), { referer: referrer });
  await expect.poll(() => site.received(endpoints.recordSource).map(({ outcome }) => outcome)).toEqual(['taken']);
  expect(site.received(endpoints.setReferral).map(({ sent }) => sent)).toEqual([{ c_v: 'FRIEND7' }]);
  expect(site.received(endpoints.recordSource)[0]?.clear).toEqual({
    source: {
      page_url: site.address('en', `/pricing?${recordedQuery}`),
      source: 'newsletter',
      callback: 'https://app.facet.example/back',
      utm_source: 'search',
      utm_medium: 'cpc',
      utm_term: 'profiles',
      utm_content: 'blue',
      utm_campaign: 'autumn',
      bd_vid: 'bd-1',
    },
    referers: [recordedReferrer],
  });

  const { utm_medium, utm_term, utm_content, email, token, ...kept } = Object.fromEntries(
    new URL(landing, 'http://localhost').searchParams,
  );
  const carried = { rel: 'official_website', lang: 'en-US', ...kept };
  const parameters = (place: string) =>
    page
      .locator(`header a[data-account="${place}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => Object.fromEntries(new URL(link.href).searchParams));
  await expect.poll(() => parameters('register')).toMatchObject(carried);
  await expect.poll(() => parameters('login')).toMatchObject(carried);
  await page.locator('footer a[href="/about-us"]').click();
  await expect(page).toHaveURL(site.address('en', '/about-us'));
  await expect.poll(() => parameters('register')).toMatchObject(carried);

  for (const [name, days] of [
    [referralKeys.cookie, referralCookieDays],
    [referralKeys.referrerCookie, referrerCookieDays],
  ] as const) {
    const lifetime = await cookieDays(context, name);
    expect(lifetime).toBeGreaterThan(days - 0.1);
    expect(lifetime).toBeLessThanOrEqual(days);
  }

  await leave(page);
  await page.goto(site.address('en', '/download'));
  await expect.poll(() => parameters('register')).toMatchObject(carried);
});

test('without consent the code goes to the page’s links to register alone', async ({ page, site, context }) => {
  await answered(context, 'refused');
  await page.goto(site.address('en', landing), { referer: referrer });
  const place = (name: string) => page.locator(`header a[data-account="${name}"]`).first();
  await expect(place('register')).toHaveAttribute('href', /ref=FRIEND7&invite_code=INVITE7$/);
  await expect(place('login')).not.toHaveAttribute('href', /FRIEND7/);
  await page.locator('footer a[href="/about-us"]').click();
  await expect(page).toHaveURL(site.address('en', '/about-us'));
  await expect(place('register')).not.toHaveAttribute('href', /FRIEND7/);
  expect(await keptOfVisit(page, context)).toEqual([consentKey]);
  expect(site.received(endpoints.setReferral)).toEqual([]);
  expect(site.received(endpoints.recordSource)).toEqual([]);
});

test('base information in the page’s language moves the account links', async ({ page, site }) => {
  await site.fail([
    {
      kind: 'data',
      endpoint: endpoints.baseInfo,
      data: {
        register_url: 'https://join.facet.example/start?plan=team',
        login_url: 'https://app.facet.example/login?rel=partner&lang=fr-FR',
      },
    },
  ]);
  await page.goto(site.address('de', '/pricing'));
  await expect(page.locator('header a[data-account="register"]').first()).toHaveAttribute(
    'href',
    'https://join.facet.example/start?plan=team&rel=official_website&lang=de-DE',
  );
  // What an address has already is left alone.
  await expect(page.locator('header a[data-account="login"]').first()).toHaveAttribute(
    'href',
    'https://app.facet.example/login?rel=partner&lang=fr-FR',
  );
  expect(site.received(endpoints.baseInfo).map(({ sent }) => sent)).toEqual([{ lang: 'de-DE', type: 'home' }]);
});

test.describe('where nobody is asked', () => {
  test.use({ place: 'US' });

  test('a refusal ends what runs, in every tab, and erases the referral', async ({ page, site, context }) => {
    const chat = (tab: Page) => tab.locator('#site-chat-robot');
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await tab.goto(site.address('en', landing), { referer: referrer });
      await expect(tab.locator('html')).toHaveAttribute('data-statistics', 'running', { timeout: 15_000 });
      await expect(chat(tab)).toBeVisible({ timeout: 15_000 });
    }
    expect(await keptOfVisit(page, context)).toEqual(
      expect.arrayContaining([referralKeys.cookie, referralKeys.referral]),
    );
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    for (const tab of [page, other]) {
      await expect(tab.locator('html')).not.toHaveAttribute('data-statistics', { timeout: 15_000 });
      await expect(chat(tab)).not.toBeAttached();
      await expect(tab.getByRole('button', { name: 'Open chat' })).toBeVisible({ timeout: 15_000 });
      await expect.poll(() => keptOfVisit(tab, context)).toEqual([consentKey]);
    }
  });
});
