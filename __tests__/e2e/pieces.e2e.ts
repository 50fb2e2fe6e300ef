/** Pieces of the frame and pages that depend on the day or on what a visitor does: each is met as a visitor would meet it. */
import { expect, type Page } from '@playwright/test';
import { messagesIn } from './support/messages';
import { application } from './support/one-tap';
import { answered, standInFor, test } from './support/runtime';
import { recordShifts, shiftsOf } from './support/shifts';

const inSeason = '2026-09-15T12:00:00Z';
const afterSeason = '2026-11-21T12:00:00Z';

/** Lets the visitor's clock go on from some time. */
const at = (page: Page, time: string): Promise<unknown> =>
  page.addInitScript((wanted) => {
    const real = Date.now.bind(Date);
    const ahead = wanted - real();
    Date.now = () => real() + ahead;
  }, Date.parse(time));

/** Gives out each document as a build of the season does: nothing is painted before the entry script has told the day. */
const builtInSeason = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const waiting = html.replace(
      /<script( [^>]*?) data-entry="([^"]+)"([^>]*>.*?<\/script>)/s,
      '<script$1$3<script src="$2" async="" blocking="render"></script>',
    );
    expect(waiting).not.toBe(html);
    return route.fulfill({ response, body: waiting });
  });

const price = (page: Page) => page.locator('form strong:visible');

test.beforeEach(({ context }) => answered(context, 'refused'));

test('in its days an offer is led to from home and prices, and nothing moves', async ({ page, site }) => {
  await at(page, inSeason);
  await builtInSeason(page);
  await recordShifts(page);
  await page.goto(site.address('en', '/'));
  const { september } = messagesIn('en', 'home');
  await page.getByRole('link', { name: september }).click();
  await expect(page).toHaveURL(/\/pricing\/september$/);
  await expect(price(page)).toHaveText('$20.00');
  for (const path of ['/pricing', '/pricing/september', '/referral-program/superSeptember'] as const) {
    await page.goto(site.address('en', path));
    await page.waitForTimeout(500);
    expect(await shiftsOf(page, 0.005)).toEqual([]);
  }
  await page.goto(site.address('en', '/pricing'));
  await expect(price(page)).toHaveText('$25.00');
  await page.getByRole('link', { name: messagesIn('en', 'pricing').september.lead }).click();
  await expect(page).toHaveURL(/\/pricing\/september$/);
});

test('the first script alone decides by the date whether there is an offer', async ({ page, site }) => {
  await page.route(/\.js$/, (route) => (/\/entry-/.test(route.request().url()) ? route.fallback() : route.abort()));
  const { september } = messagesIn('en', 'pricing');
  await at(page, afterSeason);
  await page.goto(site.address('en', '/pricing/september'));
  await expect(price(page)).toHaveText('$25.00');
  await expect(page.getByText('The September offer ended on September 30, 2026.')).toBeVisible();
  await expect(page.getByText(september.lead)).toBeHidden();
  await page.goto(site.address('en', '/pricing'));
  await expect(page.getByText(september.lead)).toBeHidden();
  await at(page, inSeason);
  await page.goto(site.address('en', '/pricing/september'));
  await expect(price(page)).toHaveText('$20.00');
  await expect(page.getByText(september.lead)).toBeVisible();
});

test('every variant is reached by links from the menu on, on any day', async ({ page, site }) => {
  await at(page, afterSeason);
  const pricing = messagesIn('en', 'pricing');
  const referral = messagesIn('en', 'referral-program');
  await page.goto(site.address('en', '/'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: messagesIn('en', 'shell').nav.referral })
    .click();
  await expect(page).toHaveURL(/\/referral-program$/);
  await page.getByRole('link', { name: referral.link.friend }).click();
  await expect(page).toHaveURL(/\/referralProgram$/);
  await page.getByRole('link', { name: referral.ordinary }).click();
  await expect(page).toHaveURL(/\/referral-program$/);
  await page.getByRole('link', { name: referral.example.prices }).click();
  await expect(page).toHaveURL(/\/pricing\/normal$/);
  await page.getByRole('link', { name: pricing.offers.referral }).click();
  await expect(page.getByText(/The September commission ended/).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: pricing.september.title }).click();
  await expect(page.getByText(/The September offer ended/)).toBeVisible();
});

test('the activity is advertised on its days alone, and opens in a new tab', async ({ page, site, context }) => {
  const { side } = messagesIn('en', 'shell');
  await at(page, inSeason);
  await page.goto(site.address('en', '/faq'));
  const icon = page.getByRole('link', { name: side.activity }).first();
  await expect(icon).toBeVisible({ timeout: 20_000 });
  await icon.hover();
  await expect(page.getByRole('link', { name: side.activity })).toHaveCount(2);
  const opened = context.waitForEvent('page');
  await icon.click();
  await expect(await opened).toHaveURL(/\/pricing\/september$/);
  await expect(page).toHaveURL(/\/faq$/);
  await at(page, afterSeason);
  await page.goto(site.address('en', '/faq'));
  await expect(page.locator('aside[data-column]:not([hidden])')).toBeAttached({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: side.activity })).toHaveCount(0);
});

test('"Choose Team" takes the whole choice to the register page, with rel and lang', async ({ page, site }) => {
  await standInFor(page, application);
  await page.goto(site.address('de', '/pricing?ref=FRIEND9'));
  const calculator = page.getByRole('form', { name: messagesIn('de', 'pricing').calculator });
  const more = calculator.getByRole('button').nth(1);
  const choose = calculator.getByRole('link');
  await expect(async () => {
    await more.click();
    await expect(choose).toHaveText(messagesIn('de', 'pricing').choose.team, { timeout: 500 });
  }).toPass();
  const members = new URL((await choose.getAttribute('href')) ?? '').searchParams.get('members');
  // The referral comes with the services; a link that has changed since gets it before it is followed.
  await expect(page.locator('header a[data-account="register"]').first()).toHaveAttribute('href', /ref=FRIEND9/, {
    timeout: 15_000,
  });
  await choose.click();
  await page.waitForURL(`${application}/register**`);
  const carried = { plan: 'team', profiles: '50', members, period: 'yearly', ref: 'FRIEND9' };
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    ...carried,
    rel: 'official_website',
    lang: 'de-DE',
  });
});
