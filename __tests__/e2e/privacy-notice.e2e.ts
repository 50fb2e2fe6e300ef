/**
 * The privacy notice is true: whatever a long visit keeps and sends stands in the table from which the notice is made.
 */
import { expect } from '@playwright/test';
import { defaultSignInScript } from '../../src/site/hosting/config';
import { endpoints } from '../../src/site/hosting/endpoints';
import { personalCalls, storedKeyOf, storedKeys } from '../../src/site/privacy/personal-data';
import { chatWidgetPath, snippetPath } from '../../workshop/local/reference-api/calls';
import { keptIn, sentBy } from './support/kept-and-sent';
import { messagesIn } from './support/messages';
import { application, signInByOneTap } from './support/one-tap';
import { standInFor, test } from './support/runtime';

/** Scripts of other parties, and the one call that tells nothing of the visitor. */
const others = [chatWidgetPath, snippetPath, defaultSignInScript, endpoints.latestBuild];

test.describe('a visit that does everything', () => {
  test.use({ place: 'US' });

  test('keeps and sends nothing but what the table says', async ({ page, site, context }) => {
    test.setTimeout(120_000);
    const sent = sentBy(page, new URL(site.address('en', '/')).origin);
    const seen = new Set<string>();
    const look = async (): Promise<void> => {
      for (const [place, name] of await keptIn(page, context)) {
        const row = storedKeyOf(place, name);
        expect(row, `${place} ${name} is not in src/site/privacy/personal-data.ts`).toBeDefined();
        if (row) seen.add(row.name);
      }
    };
    const shell = messagesIn('de', 'shell');

    await page.goto(site.address('en', '/pricing?ref=F1&utm_source=s'), { referer: 'http://search.example/' });
    await expect.poll(() => site.received(endpoints.recordData).length).toBe(1);
    await look();
    await page.goto(site.address('en', '/download'));
    await page.mouse.wheel(0, 2_000);
    await page.locator('footer a[href="/about-us"]').click();
    await look();
    await page.goto(site.address('en', '/'));
    await page.locator('header button[popovertarget="languages"]').click();
    await page.locator('#languages a[data-locale="de"]').click();
    await expect(page).toHaveURL(site.address('de', '/'));
    const chat = page.frameLocator('#site-chat-human');
    await chat.getByRole('button', { name: 'Open chat' }).click({ timeout: 15_000 });
    await look();
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await page.waitForTimeout(11_000);
    await look();
    await page.getByRole('button', { name: shell.consent.notice.accept, exact: true }).click();
    await look();
    await standInFor(page, application);
    await signInByOneTap(page);
    await page.waitForURL(`${application}/**`);

    const paths = personalCalls.flatMap(({ path }) => path ?? []);
    const known = new Set<string>([...paths, ...others]);
    const calls = [...sent].map((call) => call.split(' ')[1] ?? '');
    expect(calls.filter((call) => !known.has(call) && !call.startsWith(application))).toEqual([]);
    // The visit is long enough to mean something.
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'locale',
        'facet_referral',
        'facet_referrer',
        'facet_device',
        'site:consent',
        'site:referral',
        'site:campaign',
        'site:event:*',
        'site:recorded',
        'site:human-chat',
      ]),
    );
    expect(calls).toEqual(
      expect.arrayContaining([endpoints.chatChoice, endpoints.statistics, endpoints.authorizedLogin]),
    );
  });
});

test('the notice shows every key with its purpose, occasion and lifetime, and every call', async ({ page, site }) => {
  await page.goto(site.address('de', '/privacy'));
  const privacy = messagesIn('de', 'privacy');
  const stored = page.getByRole('region', { name: privacy.storage.title });
  for (const { name, holds, when, lifetime } of storedKeys) {
    const row = stored.locator('tr').filter({ has: page.getByText(name, { exact: true }) });
    await expect(row).toContainText(privacy.holds[holds]);
    await expect(row).toContainText(privacy.when[when]);
    await expect(row).toContainText(typeof lifetime === 'number' ? String(lifetime) : privacy.lifetime[lifetime]);
  }
  const calls = page.getByRole('region', { name: privacy.calls.title });
  await expect(calls.locator('tbody tr')).toHaveCount(personalCalls.length);
  for (const { sent } of personalCalls) await expect(calls.getByText(privacy.sent[sent]).first()).toBeVisible();
});

test('the well-known files say how to report a weakness, and that the signal is obeyed', async ({ page, site }) => {
  const ask = (name: string) => page.request.get(site.address('en', `/.well-known/${name}`));
  const security = await ask('security.txt');
  expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(await security.text())?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  expect(await (await ask('gpc.json')).json()).toMatchObject({ gpc: true });
});
