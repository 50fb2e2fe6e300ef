import { expect } from '@playwright/test';
import { signInZIndex } from '../../src/browser/platform/constants';
import { endpoints } from '../../src/site/hosting/endpoints';
import { messagesIn } from './support/messages';
import { application, bringOneTap, oneTapButton, signInByOneTap } from './support/one-tap';
import { answered, isMarked, markDocument, standInFor, test } from './support/runtime';

test('one tap signs in by an encrypted payload, and leads to the application', async ({ page, site, context }) => {
  await answered(context, 'granted');
  await standInFor(page, application);
  await page.goto(site.address('de', '/pricing?ref=FRIEND9&invite_code=INVITE9&source=mail'), {
    referer: 'http://search.example/',
  });
  await bringOneTap(page);
  await expect(page.locator('#site-one-tap')).toHaveCSS('z-index', String(signInZIndex));
  await signInByOneTap(page);
  await page.waitForURL(`${application}/**`);

  const landed = new URL(page.url());
  expect(landed.pathname).toBe('/login');
  expect(Object.fromEntries(landed.searchParams)).toMatchObject({
    token: 'reference-token',
    rel: 'official_website',
    lang: 'de-DE',
  });
  const [call] = site.received(endpoints.authorizedLogin);
  expect(call).toMatchObject({ method: 'POST', outcome: 'taken', clear: 'robin@visitor.example' });
  expect(call?.sent).toMatchObject({
    third_party: 'reference',
    third_party_action_type: 'one_tap',
    invite_code: 'INVITE9',
    regParam: 'FRIEND9',
    source: 'mail',
    language: 'de-DE',
    referer: '["http://search.example/"]',
  });
  expect(JSON.stringify(call?.sent)).not.toContain('robin');
});

test('with a modifier key the application opens in a new window', async ({ page, site, context }) => {
  await answered(context, 'granted');
  await standInFor(context, application);
  await page.goto(site.address('de', '/pricing'));
  await bringOneTap(page);
  const opened = context.waitForEvent('page');
  await oneTapButton(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/login\?.*token=reference-token/);
  expect(new URL(page.url()).pathname).toBe('/de/pricing');
});

test('a sign-in that the API refuses ends quietly', async ({ page, site, context }) => {
  await answered(context, 'granted');
  await site.fail([{ kind: 'code', endpoint: endpoints.authorizedLogin, code: 1001 }]);
  await page.goto(site.address('en', '/pricing'));
  await markDocument(page);
  const answer = page.waitForResponse(`**${endpoints.authorizedLogin}`);
  await signInByOneTap(page);
  await (await answer).finished();
  // The chat comes after the answer: had there been a toast, it would be here.
  await expect(page.locator('#site-chat-robot')).toBeVisible({ timeout: 15_000 });
  expect(await page.getByText('Registration failed!').count()).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('a sign-in that fails says so, and is not sent again', async ({ page, site, context }) => {
  await answered(context, 'granted');
  await site.fail([{ kind: 'status', endpoint: endpoints.authorizedLogin, status: 500 }]);
  await page.goto(site.address('de', '/pricing'));
  await signInByOneTap(page);
  await expect(page.getByRole('alert').getByText(messagesIn('de', 'shell').signIn.failed)).toBeVisible();
  expect(site.received(endpoints.authorizedLogin)).toHaveLength(1);
});
