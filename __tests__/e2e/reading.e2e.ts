import { readFileSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';
import { addressOf } from './support/hosts';
import { blockScripts, openDocument, visitQuietly } from './support/visit';

const blog = '/blog';
const article = '/blog/sample';
const help = '/helps/with-table';
const phone = { width: 390, height: 844 };

test('the first cover is loaded at once, others when they come near, in known sizes', async ({ page }) => {
  await visitQuietly(page, addressOf('en', blog));
  const covers = page.locator('main img');
  await expect(covers.first()).toHaveAttribute('loading', 'eager');
  await expect(covers.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(covers.nth(1)).toHaveAttribute('loading', 'lazy');
  await expect(covers.first()).toHaveAttribute('srcset', / 320w,.* 767w,.* 992w,.* 1200w,.* 1400w,.* 1536w/s);
  expect(await covers.first().evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.webp$/);
  // Each says how many whole pixels wide and high it is.
  for (const path of [blog, article] as const) {
    await openDocument(page, addressOf('en', path));
    const sizes = await page
      .locator('main img[width]')
      .evaluateAll((images) => images.flatMap((image) => [image.getAttribute('width'), image.getAttribute('height')]));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter((size) => !/^[1-9]\d{2,}$/.test(size ?? ''))).toEqual([]);
  }
});

const readability = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');
const read = [article, help, '/helps/with-code', '/news/sample', '/release/3-6', '/blog/wide-table'] as const;
for (const locale of ['en', 'jp'] as const) {
  test(`${locale}: a reader view keeps every heading, and has no signs of links`, async ({ page }) => {
    await blockScripts(page);
    for (const path of read) {
      await openDocument(page, addressOf(locale, path));
      const found = await page.evaluate((source) => {
        const headingsIn = (root: ParentNode) =>
          [...root.querySelectorAll('h2, h3')].map(({ textContent }) => textContent?.trim());
        const prose = document.querySelector('main .anchor')?.parentElement;
        const Reader = new Function(`${source}; return Readability;`)();
        const view = new DOMParser().parseFromString(
          new Reader(document.cloneNode(true)).parse()?.content ?? '',
          'text/html',
        );
        const selection = getSelection();
        if (prose) selection?.selectAllChildren(prose);
        return {
          headings: prose ? headingsIn(prose) : [],
          view: headingsIn(view),
          signs: `${view.body.textContent}\n${selection}`.match(/^\s*#\s*$/gm),
        };
      }, readability);
      expect(found.headings.length, path).toBeGreaterThan(1);
      expect(found.view, path).toEqual(expect.arrayContaining(found.headings));
      expect(found.signs, path).toBeNull();
    }
  });
}

test('the help is read in the order of its list: each page leads to the next one there', async ({ page }) => {
  await blockScripts(page);
  await openDocument(page, addressOf('en', '/helps'));
  const listed = await page
    .locator('main section ul h3 a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname as `/${string}`));
  expect(listed.length).toBeGreaterThan(2);
  const followed = [listed[0]];
  for (const path of listed.slice(0, -1)) {
    await openDocument(page, addressOf('en', path));
    followed.push((await page.locator('main a[rel="next"]').getAttribute('href')) as `/${string}`);
  }
  expect(followed).toEqual(listed);
});

test('the newest release leads to the older one, and to no newer one', async ({ page }) => {
  await blockScripts(page);
  await openDocument(page, addressOf('en', '/release/3-6'));
  await expect(page.locator('main a[rel="next"]')).toHaveAttribute('href', '/release/3-5');
  await expect(page.locator('main a[rel="prev"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures and code are seen, and every question opens', async ({ page }) => {
    await page.goto(addressOf('en', article));
    const cover = page.locator('main article img').first();
    await expect(cover).toBeVisible();
    await expect(cover).toHaveJSProperty('complete', true);
    await expect(cover).toHaveCSS('opacity', '1');
    const images = page.locator('main img');
    const sources = await images.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(new Set(sources).size).toBe(sources.length);
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(0);
    await expect(page.locator('main pre').first()).toBeVisible();

    await page.goto(addressOf('en', '/faq'));
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const question = page.locator('main details[id]').first();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    await expect(page.locator(`a[href="#${await question.getAttribute('id')}"]`)).toBeVisible();
  });
});

test('every block of code is in colors and can be copied, which is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const path of ['/', '/local-api', article] as const) {
    await visitQuietly(page, addressOf('en', path));
    const blocks = page.locator('main pre');
    expect(await blocks.count()).toBeGreaterThan(0);
    for (const block of await blocks.all()) {
      const summary = block.locator('xpath=ancestor::details[not(@open)]/summary');
      if ((await summary.count()) > 0) await summary.click();
      await block.locator('xpath=..').getByRole('button', { name: 'Copy', exact: true }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.textContent());
    }
    expect(await page.locator('main pre .token').count()).toBeGreaterThan(0);
    await expect(page.getByRole('status').getByText('Copied', { exact: true }).first()).toBeVisible();
  }
});

test('an article has one edge, at which its cover, sentences, code and tables end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitQuietly(page, addressOf('en', article));
  const parts = ['header > p', 'div:has(> img)', '.gatsby-highlight', '.gatsby-highlight + p', '.scroller'];
  const ends = parts.map((part) =>
    page
      .locator(`main article ${part}`)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().right)),
  );
  expect(new Set(await Promise.all(ends)).size).toBe(1);
});

test('beside an article stand its feature and a way to try it; on a phone, only the contents stand before the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitQuietly(page, addressOf('en', article));
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const start = page.locator('main article').getByRole('link', { name: 'Sign up free' });
  const text = page.locator('main article h2').last();
  const placeOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0 };
  expect((await placeOf(start)).x).toBeGreaterThan((await placeOf(text)).x + 672);
  expect((await placeOf(start)).y).toBeGreaterThan((await placeOf(contents)).y);
  await page.setViewportSize(phone);
  await expect(start).toBeHidden();
  expect((await placeOf(contents)).y).toBeLessThan((await placeOf(text)).y);
});

test('the address of an article is copied without what was added to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitQuietly(page, `${addressOf('en', article)}?utm_source=mail`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https?:[^?]+\/blog\/sample$/);
});

test('beside a help page stands its group, in the order of the list, and below it the ways to ask', async ({
  page,
}) => {
  await blockScripts(page);
  await openDocument(page, addressOf('en', '/helps'));
  const group = page
    .locator('main section:has(h2[id])')
    .filter({ has: page.locator(`a[href$="${help}"]`) })
    .last();
  const name = (await group.locator('h2').textContent()) ?? '';
  const listed = await group.locator('h3').allTextContents();
  await openDocument(page, addressOf('en', help));
  const beside = page.locator('main article nav').filter({ has: page.locator('[aria-current="page"]') });
  await expect(beside.getByRole('listitem')).toHaveText(listed);
  await expect(beside.getByRole('link', { name, exact: true })).toHaveAttribute('href', /\/helps#/);
  await expect(page.getByRole('heading', { name: 'Still stuck?' })).toBeVisible();
  await expect(page.locator('main a[href^="mailto:"]').last()).toHaveAttribute('href', /body=https?/);
});

test('a heading is linked by a target of at least 24 px, and the contents mark where one reads', async ({ page }) => {
  await visitQuietly(page, addressOf('en', article));
  const heading = page.locator('main article h2[id]').nth(1);
  const [id, name] = [await heading.getAttribute('id'), ((await heading.textContent()) ?? '').trim()];
  const link = page.getByRole('link', { name: `Link to this section: ${name}` });
  const box = await link.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await link.click();
  await expect(page).toHaveURL(`${addressOf('en', article)}#${id}`);
  await expect(page.locator('nav a[aria-current="true"]')).toHaveText(name);
});

test('on a phone the contents fold, and each row of a table is a block with all its columns', async ({ page }) => {
  await page.setViewportSize(phone);
  await visitQuietly(page, addressOf('en', help));
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.locator('summary').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
  const table = page.getByRole('group', { name: /^Table: / }).first();
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveCount(await table.locator('th').count());
  for (const cell of await cells.all()) await expect(cell).toBeVisible();
});
