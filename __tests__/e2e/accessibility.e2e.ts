import { expect, type Page, test } from '@playwright/test';
import type { LocaleCode } from '../../src/site/languages/locales';
import { accessibilityFaults } from './support/axe';
import { addressOf } from './support/hosts';
import { messagesIn } from './support/messages';
import { samplesIn } from './support/pages';
import { answered } from './support/runtime';
import { blockScripts, blockServices, openDocument, visit } from './support/visit';

const contrast = 'color-contrast';

/**
 * What is asked: all rules once; those of colors in both schemes. In other languages, none of colors and of the size of targets, which are
 * the same in all.
 */
const looks = (locale: LocaleCode) =>
  locale === 'en'
    ? ([
        { colorScheme: 'light', rules: {} },
        { colorScheme: 'dark', rules: { only: contrast } },
      ] as const)
    : ([{ colorScheme: 'light', rules: { without: [contrast, 'target-size'] } }] as const);

/** Faults of the page as it stands, or of a part of it. */
async function faultsIn(page: Page, locale: LocaleCode, name: string, within?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { colorScheme, rules } of looks(locale)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await accessibilityFaults(page, within, rules);
    faults.push(...found.map((fault) => `${name}, ${colorScheme}: ${fault}`));
  }
  return faults;
}

/** On a phone targets measure 24 px or have the room around them, and letters of fields 16 px: for smaller ones iOS zooms. */
async function faultsOnPhone(page: Page, name: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  const targets = await accessibilityFaults(page, 'html', { only: 'target-size' });
  const fields = await page
    .locator('select, textarea, input:not([type="radio"], [type="checkbox"], [type="range"])')
    .evaluateAll((all) =>
      all
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `small letters: ${field.outerHTML.slice(0, 120)}`),
    );
  return [...targets, ...fields].map((fault) => `${name}, 390 px: ${fault}`);
}

/** English has the most pages: in parts, so that all workers have as much to do. The others take turns at the templates. */
const parts: readonly (readonly [LocaleCode, part: number, of: number])[] = [
  ['en', 0, 3],
  ['en', 1, 3],
  ['en', 2, 3],
  ['de', 0, 2],
  ['th', 1, 2],
  ['km', 0, 2],
  ['zh', 1, 2],
];
for (const [locale, part, of] of parts) {
  test(`${locale}: axe finds no fault on any template (${part + 1} of ${of})`, async ({ page, context }) => {
    test.setTimeout(180_000);
    await answered(context, 'refused');
    await blockScripts(page);
    const faults: string[] = [];
    // In other languages a page of each template: what several have in common was looked at in English.
    const paths = (await samplesIn(locale, locale === 'en' ? 2 : 1)).filter((_, place) => place % of === part);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openDocument(page, addressOf(locale, path));
      faults.push(...(await faultsIn(page, locale, path)));
      if (locale === 'en') faults.push(...(await faultsOnPhone(page, path)));
    }
    expect(faults).toEqual([]);
  });
}

for (const locale of ['en', 'de', 'km'] as const) {
  test(`${locale}: axe finds no fault in what opens`, async ({ page }) => {
    test.setTimeout(120_000);
    const shell = messagesIn(locale, 'shell');
    const faults: string[] = [];
    await page.setViewportSize({ width: 1280, height: 900 });
    await blockServices(page);
    await visit(page, addressOf(locale, '/links'));

    const question = page.getByRole('dialog', { name: shell.consent.title });
    await expect(question).toBeVisible();
    faults.push(...(await faultsIn(page, locale, 'consent', 'dialog[open]')));
    await question.getByRole('button', { name: shell.consent.refuse }).click();
    await expect(question).toBeHidden();

    for (const menu of await page.getByRole('banner').locator('details').all()) {
      await menu.locator('summary').click();
      await expect(menu).toHaveAttribute('open');
      faults.push(...(await faultsIn(page, locale, 'menu', 'header')));
    }
    await page.keyboard.press('Escape');

    const languages = page.getByRole('button', { name: shell.chooseLanguage });
    await languages.click();
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    faults.push(...(await faultsIn(page, locale, 'picker', 'header')));
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: shell.search.open, exact: true }).click();
    const search = page.getByRole('dialog', { name: shell.search.title });
    faults.push(...(await faultsIn(page, locale, 'search', 'dialog[open]')));
    await search.getByRole('textbox').fill('Facet');
    await expect(search.getByRole('listitem').first()).toBeVisible();
    await expect(search.getByRole('status')).toContainText(/\d/);
    faults.push(...(await faultsIn(page, locale, 'search with results', 'dialog[open]')));
    // Pagefind takes the beginning of a word that it does not know: no page begins a word with these letters.
    await search.getByRole('textbox').fill('ξξξξ ψψψψ');
    await expect(search.getByRole('status')).toContainText('ψψψψ');
    faults.push(...(await faultsIn(page, locale, 'search without results', 'dialog[open]')));
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 390, height: 844 });
    const banner = page.getByRole('button', { name: shell.banner.close });
    await expect(banner).toBeVisible();
    faults.push(...(await faultsIn(page, locale, 'registration banner')));
    await page.getByRole('button', { name: shell.menu, exact: true }).click();
    const navigation = page.getByRole('navigation', { name: shell.menu });
    await expect(navigation).toBeVisible();
    await navigation.locator('summary').first().click();
    faults.push(...(await faultsIn(page, locale, 'menu of small screens', 'header')));

    expect(faults).toEqual([]);
  });
}

test('in colors that the visitor has chosen, the first button is told from the second', async ({ page }) => {
  await blockScripts(page);
  await openDocument(page, addressOf('en', '/'));
  await page.emulateMedia({ forcedColors: 'active' });
  const grounds = await page
    .locator('main h1 ~ p a')
    .evaluateAll((links) => links.slice(0, 2).map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
});
