/**
 * Which language the root address means to a visitor (specification 4, docs/decisions.md): at the edge, and by a script of its own
 * where there is no edge. Who is led where, and who stays: `site-function.test.ts`, `detect-script.test.ts`.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { localOrigin } from './support/hosts';
import { builtHost } from './support/site';

test('the cookie that the picker has set decides at the next visit of the root', async ({ browser }) => {
  const root = `${localOrigin('global')}/`;
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${root}?x=1#content`, { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(`${root}de/?x=1#content`);
  await page.locator('button[popovertarget="languages"]').click();
  await page.locator('#languages a[data-locale="vn"]').click();
  await expect(page).toHaveURL(`${root}vn/?x=1#content`);
  await page.goto(root);
  await expect(page).toHaveURL(`${root}vn`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
  await context.close();
});

const plainOrigin = 'http://plain.localhost';

/** What a host without an edge function and without rules does: nothing but files. */
const serveFiles = (context: BrowserContext): Promise<unknown> =>
  context.route(`${plainOrigin}/**`, (route) => {
    const name = path.join(builtHost('global'), new URL(route.request().url()).pathname);
    const file = [name, path.join(name, 'index.html')].find((each) => existsSync(each) && statSync(each).isFile());
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });

for (const [locale, cookie, query, target] of [
  ['vi', 'none', '?x=1#content', `${plainOrigin}/vn/?x=1#content`],
  ['de-DE', 'jp', '', `${plainOrigin}/jp`],
  ['zh-CN', 'none', '?x=1', 'https://www.facet-zh.example/?x=1'],
  ['sv-SE', 'none', '', `${plainOrigin}/`],
] as const) {
  test(`without an edge, a script leads a browser in ${locale} (cookie: ${cookie}) to ${target}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale });
    await context.addCookies([{ name: 'locale', value: cookie, url: plainOrigin }]);
    await context.route('https://www.facet-zh.example/**', (route) => route.fulfill({ body: 'Chinese' }));
    await serveFiles(context);
    const page = await context.newPage();
    // The page leaves while it loads: only the last document becomes idle.
    await page.goto(`${plainOrigin}/${query}`, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(target);
    await context.close();
  });
}
