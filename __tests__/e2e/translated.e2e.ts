/**
 * Pages that another program has changed (docs/browser.md): a translator puts its own text in the place of each of the page's and says
 * another language on the root element, an extension puts elements beside fields. Before the application has come, and after.
 */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '../../src/site/hosting/endpoints';
import { besetFields, sayTranslated, translateTexts, untranslated } from '../support/translator';
import { messagesIn } from './support/messages';
import { samplesIn } from './support/pages';
import { answered, test } from './support/runtime';
import { hydrated, openDocument } from './support/visit';

const pricing = messagesIn('en', 'pricing');

/** Translates the page that is open. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(sayTranslated, 'ar');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.locator('body').evaluate(translateTexts);
}

const beset = (page: Page): Promise<void> => page.locator('body').evaluate(besetFields);

/** The parts of a page that have a text. Runs in the page. */
const wholeParts = (): readonly string[] =>
  ['#___gatsby', 'h1', 'header', 'main', 'footer'].filter((part) => document.querySelector(part)?.textContent);

/** What is wrong with a page, as it happens: errors, and parts that have become empty. */
async function watch(page: Page, address: string): Promise<() => Promise<readonly string[]>> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await openDocument(page, address);
  const served = await page.evaluate(wholeParts);
  return async () => {
    const present = await page.evaluate(wholeParts);
    return [...faults, ...served.filter((part) => !present.includes(part)).map((part) => `${part} is empty`)];
  };
}

const calculator = (page: Page) => page.locator('form', { has: page.getByRole('slider') });
const amounts = async (page: Page) =>
  untranslated(await calculator(page).locator('[aria-live] > p').last().textContent());
/** The dialog of the search; the question for consent is another. */
const search = (page: Page) => page.locator('dialog[open]:has(input)');
const results = (page: Page) => search(page).locator('ol a');

/** Opens the search by its key, and writes when it is there. */
async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(search(page)).toBeVisible();
  await page.keyboard.type(words);
}

test.beforeEach(({ context }) => answered(context, 'refused'));

// What their parts say when they are used on a translated page: `__tests__/translated-page.test.tsx`.
test('a page of every template stays whole when it is translated before the application has come', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const paths = await samplesIn('en', 1);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const found = await watch(page, site.address('en', path));
    await translate(page);
    await hydrated(page);
    expect(await found(), path).toEqual([]);
  }
});

for (const alive of [false, true]) {
  const when = alive ? 'after the application has come' : 'before the application has come';

  for (const [name, change] of [
    ['translated', translate],
    ['with foreign elements beside its fields', beset],
  ] as const) {
    test(`prices and search follow the visitor on a page ${name} ${when}`, async ({ page, site }) => {
      const found = await watch(page, site.address('en', '/pricing'));
      const again = async () => change === translate && page.locator('body').evaluate(translateTexts);
      if (alive) await hydrated(page);
      await change(page);
      // With a translated page, the names are the translator's.
      await calculator(page).locator('label:has(input[value="monthly"])').click();
      await expect(calculator(page).locator('strong')).toHaveText('$30.00');
      await expect.poll(() => amounts(page)).toContain(pricing.overYear.replace('{{price}}', '$360.00'));
      await again();
      await calculator(page).getByRole('slider').fill('5');
      await calculator(page).locator('label:has(input[value="BRL"])').click();
      await expect(calculator(page).locator('strong')).toHaveText(/^R\$\s?750\.00$/);
      await expect.poll(() => amounts(page)).toContain('9,000.00');

      await page.locator('h1').click();
      await searchFor(page, 'proxy');
      await expect(results(page).first()).toBeVisible();
      await again();
      await search(page).locator('input').fill('zzzzqqq xyzzyx');
      await expect(search(page).getByRole('status')).toContainText('zzzzqqq xyzzyx');
      await again();
      await search(page).locator('input').fill('proxy');
      await expect(results(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search(page)).toHaveCount(0);
      expect(await found()).toEqual([]);
    });
  }
}

test('what is typed into a field between foreign elements stays', async ({ page, site }) => {
  for (const [path, field] of [
    ['/faq', 'main input[type="search"]'],
    ['/helps/with-tool', 'main input[type="number"]'],
    ['/no/such/page', 'main input[type="search"]'],
  ] as const) {
    const found = await watch(page, site.address('en', path));
    const input = page.locator(field).first();
    await beset(page);
    await input.fill('7');
    await hydrated(page);
    await expect(input).toHaveValue('7');
    await input.fill('8');
    await beset(page);
    await input.press('Enter');
    await expect(input).toHaveValue('8');
    expect(await found()).toEqual([]);
    await page.goto('about:blank');
  }
});

test('what a translated page asks of others is in its own language', async ({ page, site }) => {
  await page.goto(site.address('de', '/'), { waitUntil: 'commit' });
  await page.evaluate(sayTranslated, 'ar');
  await hydrated(page);
  await expect.poll(() => site.received(endpoints.baseInfo).length).toBe(1);
  await expect(page.locator('a[data-account="register"]').first()).toHaveAttribute('href', /lang=de-DE(&|$)/);
  expect(site.received(endpoints.baseInfo)).toMatchObject([{ sent: { lang: 'de-DE' } }]);
});

test('the search of a translated page asks the index of its own language', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openDocument(page, site.address('en', '/'));
  await page.evaluate(sayTranslated, 'de-DE');
  await searchFor(page, 'proxy');
  await expect(results(page).first()).toHaveAttribute('href', /^\/(?!de\/)/);
  expect(asked.filter((path) => /\/pagefind\/(wasm|pagefind)\.de/.test(path))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de-DE');
});
