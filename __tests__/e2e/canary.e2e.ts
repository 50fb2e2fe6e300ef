/**
 * Nothing that a visitor types, and nothing that an address carries, is in what the site sends or keeps (design 10 and 12): a secret is
 * typed into every field, carried by the address, and thrown by scripts, while visits are counted, and then looked for.
 */
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import type { EventType } from '../../src/browser/tracker/event';
import { servicePrefixes } from '../../src/site/hosting/request-paths';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { leave, type RunningSite, test } from './support/runtime';
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

/** How many events of a type the server has. */
const events = (site: RunningSite, type: EventType): number =>
  site.api.statistics.events().filter((event) => event.op_type === type).length;

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
    for (const element of parts.flatMap((one) => [
      ...one.querySelectorAll<HTMLElement>('a, button, [role="button"]'),
    ])) {
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

async function open(page: Page, site: RunningSite, path: RoutePath): Promise<void> {
  await page.goto(`${site.address('en', path)}?${carried}#${secret}`);
  await hydrated(page);
}

const places: Readonly<Record<string, { readonly path: RoutePath; readonly act?: (page: Page) => Promise<void> }>> = {
  'the search': {
    path: '/faq',
    act: async (page) => {
      await expect(async () => {
        if ((await page.locator('dialog:modal').count()) === 0) await page.keyboard.press('Control+k');
        await expect(page.locator('dialog:modal input')).toBeFocused({ timeout: 1_000 });
      }).toPass();
      await page.keyboard.type(`${secret}one ${secret}two`);
      await expect(page.locator('dialog:modal').getByRole('button', { name: `${secret}one` })).toBeVisible();
      await pressAll(page, 'dialog:modal');
      await page.keyboard.press('Escape');
    },
  },
  'the list of questions': { path: '/faq' },
  'the prices': { path: '/pricing' },
  'the proxy budget': { path: '/helps/with-tool' },
  'the worksheet of a comparison': { path: '/alternatives/gologin-alternative' },
  'the browser check': { path: '/browser-check' },
  'a page that is not there': { path: '/no-such-page' },
};

for (const [place, { path, act }] of Object.entries(places)) {
  test(`a secret that is typed into ${place} stays there`, async ({ page, context, site }) => {
    const sent = watch(page);
    await open(page, site, path);
    // The tracker has sent its first batch.
    await expect.poll(() => events(site, 'view')).toBe(1);
    await typeEverywhere(page);
    await act?.(page);
    await pressAll(page, 'main');
    await throwEverywhere(page);
    await page.waitForTimeout(1_000);
    expect(await kept(page, context)).not.toMatch(canaries);
    await leave(page);
    await expect.poll(() => events(site, 'error')).toBeGreaterThan(3);
    expect(sent.filter((request) => canaries.test(request))).toEqual([]);
    expect(JSON.stringify(site.api.received.list())).not.toMatch(canaries);
  });
}
