/**
 * Nothing that a visitor types, and nothing that an address carries, is in what the site sends or keeps (docs/browser.md, docs/pages.md): a secret is
 * typed into every field, carried by the address, and thrown by scripts, while visits are counted, and then looked for.
 */
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { servicePrefixes } from '../../src/site/hosting/request-paths';
import { eventsOf, leave, test } from './support/runtime';
import { hydrated } from './support/visit';

// Where a notice is enough everything is counted at once.
test.use({ place: 'US' });

const secret = 'zzqsecret';
/** The same where only numbers can be typed. */
const number = '918273645';
const canaries = new RegExp(`${secret}|${number}`, 'i');

/** Everything that goes to the product's services or to others, with its headers. */
function watch(page: Page): string[] {
  const sent: string[] = [];
  const isService = (request: Request): boolean => {
    const { pathname, origin } = new URL(request.url());
    const isOther = request.frame() === page.mainFrame() && origin !== new URL(page.url()).origin;
    return isOther || servicePrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  };
  page.on('request', async (request) => {
    if (request.isNavigationRequest() || !isService(request)) return;
    const head = `${request.method()} ${request.url()}`;
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    const headers = await request.allHeaders().catch(() => ({}));
    sent.push(`${head}\n${JSON.stringify(headers)}\n${body}`);
  });
  return sent;
}

/** What the site keeps in the browser. */
async function kept(page: Page, context: BrowserContext): Promise<string> {
  const storages = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  return storages + JSON.stringify(await context.cookies());
}

/** Types the secret into every field that can be seen, and presses what is chosen by a press. */
async function typeEverywhere(page: Page): Promise<void> {
  const fields = page.locator('input:not([readonly]):visible, textarea:visible, [contenteditable]:visible');
  for (const field of await fields.all()) {
    const type = (await field.getAttribute('type')) ?? 'text';
    if (['radio', 'checkbox', 'range', 'submit', 'button'].includes(type)) {
      await field.dispatchEvent('click');
      continue;
    }
    await field.fill(type === 'number' ? number : `${secret}one ${secret}two`);
  }
}

/** Presses every button and link of a part, without following links. */
const pressAll = (page: Page, part: string): Promise<void> =>
  page.locator(part).evaluateAll((parts) => {
    const all = parts.flatMap((one) => [...one.querySelectorAll<HTMLElement>('a, button, [role="button"]')]);
    for (const element of all) {
      element.addEventListener('click', (event) => event.preventDefault(), { once: true });
      element.click();
    }
  });

/** Faults of every kind, that say the secret as browsers and scripts do. */
const throwEverywhere = (page: Page): Promise<void> =>
  page.evaluate((word) => {
    const address = `${location.origin}/some-page?email=${word}@example.org&token=${word}#${word}`;
    const error = new Error(`Failed to load ${address}, "${word}" in ${word}@example.org`);
    error.stack = `Error\n    at run (${address}:1:2)`;
    const later = (fault: unknown) => setTimeout(() => Promise.reject(fault));
    later(error);
    later(address);
    setTimeout(() => {
      throw error;
    });
    setTimeout(() => {
      document.querySelector(`#${word} >`);
    });
    const picture = document.createElement('img');
    picture.src = `/no-such-picture.png?of=${word}`;
    const hint = Object.assign(document.createElement('link'), { rel: 'prefetch', href: `/no-such-page?of=${word}` });
    document.body.append(picture, hint);
  }, secret);

const carried = `email=${secret}%40example.org&token=${secret}&profiles=${number}&accounts=${number}&plan=${secret}`;

/** Types the secret into the search, and presses what it offers. */
async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog:modal input')).toBeFocused();
  await page.keyboard.type(`${secret}one ${secret}two`);
  await expect(page.locator('dialog:modal').getByRole('button', { name: `${secret}one` })).toBeVisible();
  await pressAll(page, 'dialog:modal');
  await page.keyboard.press('Escape');
}

/** Every page with fields. */
const paths = [
  '/faq',
  '/pricing',
  '/helps/with-tool',
  '/alternatives/gologin-alternative',
  '/browser-check',
  '/no-such-page',
] as const;

for (const path of paths) {
  test(`a secret that is typed into the fields of ${path} stays there`, async ({ page, context, site }) => {
    const sent = watch(page);
    await page.goto(`${site.address('en', path)}?${carried}#${secret}`);
    await hydrated(page);
    // The tracker has sent its first batch.
    await expect.poll(() => eventsOf(site, 'view').length).toBe(1);
    await typeEverywhere(page);
    if (path === '/faq') await search(page);
    await pressAll(page, 'main');
    await throwEverywhere(page);
    await page.waitForTimeout(1_000);
    expect(await kept(page, context)).not.toMatch(canaries);
    await leave(page);
    await expect.poll(() => eventsOf(site, 'error').length).toBeGreaterThan(3);
    expect(sent.filter((request) => canaries.test(request))).toEqual([]);
    expect(JSON.stringify(site.api.received.list())).not.toMatch(canaries);
  });
}
