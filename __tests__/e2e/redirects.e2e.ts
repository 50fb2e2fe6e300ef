/**
 * Links and scripts that lead to an address which the host would redirect, and to addresses that are none of the site's.
 */
import { expect, type Page, test } from '@playwright/test';
import { localOrigin } from './support/hosts';
import { documentsOf, isMarked, markDocument, navigateByScript } from './support/runtime';
import { visitQuietly } from './support/visit';

/** Opens a page that has taken over its links. */
async function openPage(page: Page, path: string): Promise<void> {
  await visitQuietly(page, localOrigin('global') + path);
  await markDocument(page);
}

/** Puts a link on the page, above everything else. */
async function addLink(page: Page, href: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.evaluate(
    ([target, more]) => {
      document.getElementById('probe')?.remove();
      const link = document.createElement('a');
      link.textContent = 'Probe';
      link.id = 'probe';
      link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:2147483647;background:#fff;padding:1rem';
      link.setAttribute('href', target);
      for (const [name, value] of Object.entries(more)) link.setAttribute(name, value);
      document.body.append(link);
    },
    [href, attributes] as const,
  );
}

test('a click on an address that a rule moves asks the host for no document', async ({ page }) => {
  await openPage(page, '/about-us');
  const documents = documentsOf(page);
  await addLink(page, '/Pricing.html/?plan=team#compare');
  await page.locator('#probe').click();
  const pricing = `${localOrigin('global')}/pricing`;
  await expect(page).toHaveURL(`${pricing}?plan=team#compare`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', pricing);
  expect(await isMarked(page)).toBe(true);
  expect(documents).toEqual([]);
});

test('a click on an article whose id has changed asks the host', async ({ page }) => {
  await openPage(page, '/about-us');
  await addLink(page, '/blog/facebook:agency-ad-account?x=1');
  await page.locator('#probe').click();
  await expect(page).toHaveURL(`${localOrigin('global')}/blog/facebook-agency-ad-account?x=1`);
});

test('a click on an address of another language’s host goes there at once', async ({ page }) => {
  await openPage(page, '/about-us');
  const documents = documentsOf(page);
  await addLink(page, '/ru//pricing.html/?x=1');
  await page.locator('#probe').click();
  await expect(page).toHaveURL(`${localOrigin('ru')}/pricing?x=1`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  expect(documents).toEqual([`${localOrigin('ru')}/pricing?x=1`]);
});

/** More of them: `navigation-policy.test.ts`. */
const refused = ['https://elsewhere.example/page', 'javascript:window.ran=true'];

for (const [by, navigate] of [
  [
    'a click',
    async (page, href) => {
      await addLink(page, href);
      await page.locator('#probe').click();
    },
  ],
  ['a script', (page, href) => navigateByScript(page, href)],
] as const satisfies readonly (readonly [string, (page: Page, href: string) => Promise<void>])[]) {
  test(`${by} leads to no address that is none of the site's, and the console says so`, async ({ page }) => {
    await openPage(page, '/about-us');
    const documents = documentsOf(page);
    for (const href of refused) {
      const warning = page.waitForEvent('console', (message) => message.text().startsWith('Navigation refused'));
      await navigate(page, href);
      expect((await warning).type(), href).toBe('warning');
      await expect(page).toHaveURL(`${localOrigin('global')}/about-us`);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(documents).toEqual([]);
  });
}

test('a script and a link that opt in to leaving the site are followed', async ({ page }) => {
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'Elsewhere' }));
  await openPage(page, '/about-us');
  await navigateByScript(page, 'https://elsewhere.example/page', { external: true });
  await expect(page).toHaveURL('https://elsewhere.example/page');
  await openPage(page, '/about-us');
  await addLink(page, 'https://elsewhere.example/page', { 'data-external': '' });
  await page.locator('#probe').click();
  await expect(page).toHaveURL('https://elsewhere.example/page');
});
