import { expect, type Page, test } from '@playwright/test';
import type { LocaleCode } from '../../src/site/languages/locales';
import { accessibilityFaults } from './support/axe';
import { addressOf } from './support/hosts';
import { messagesIn } from './support/messages';
import { samplesIn } from './support/pages';
import { answered } from './support/runtime';
import { blockScripts, blockServices, openDocument, visit } from './support/visit';

const contrast = 'color-contrast';

/** What is asked: all rules once; those of colors in both schemes, and in one language, for no language has colors of its own. */
const looks = (locale: LocaleCode) =>
  locale === 'en'
    ? ([
        { colorScheme: 'light', rules: {} },
        { colorScheme: 'dark', rules: { only: contrast } },
      ] as const)
    : ([{ colorScheme: 'light', rules: { without: contrast } }] as const);

/** Faults of the page as it stands. */
async function faultsIn(page: Page, locale: LocaleCode, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { colorScheme, rules } of looks(locale)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    faults.push(
      ...(await accessibilityFaults(page, 'html', rules)).map((fault) => `${name}, ${colorScheme}: ${fault}`),
    );
  }
  return faults;
}

/** English has the most pages: in three parts, so that two workers have as much to do. */
const parts: readonly (readonly [LocaleCode, number, number])[] = [
  ['en', 0, 3],
  ['en', 1, 3],
  ['en', 2, 3],
  ['zh', 0, 1],
  ['de', 0, 1],
  ['th', 0, 1],
  ['km', 0, 1],
];
for (const [locale, part, of] of parts) {
  test(`${locale}: axe finds no fault on any template (${part + 1} of ${of})`, async ({ page, context }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    await answered(context, 'refused');
    await blockScripts(page);
    const faults: string[] = [];
    // In other languages a page of each template: what several have in common was looked at in English.
    const paths = (await samplesIn(locale, locale === 'en' ? undefined : 1)).filter((_, place) => place % of === part);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      await openDocument(page, addressOf(locale, path));
      faults.push(...(await faultsIn(page, locale, path)));
    }
    expect(faults).toEqual([]);
  });
}

for (const locale of ['en', 'de', 'th', 'zh', 'km'] as const) {
  test(`${locale}: axe finds no fault in what opens`, async ({ page }) => {
    test.setTimeout(120_000);
    const shell = messagesIn(locale, 'shell');
    const faults: string[] = [];
    await page.setViewportSize({ width: 1280, height: 900 });
    await blockServices(page);
    await visit(page, addressOf(locale, '/links'));

    const question = page.getByRole('dialog', { name: shell.consent.title });
    await expect(question).toBeVisible();
    faults.push(...(await faultsIn(page, locale, 'consent')));
    await question.getByRole('button', { name: shell.consent.refuse }).click();
    await expect(question).toBeHidden();

    const menus = page.getByRole('banner').locator('details');
    for (let place = 0; place < (await menus.count()); place += 1) {
      await menus.nth(place).locator('summary').click();
      await expect(menus.nth(place)).toHaveAttribute('open');
      faults.push(...(await faultsIn(page, locale, `menu ${place + 1}`)));
    }
    await page.keyboard.press('Escape');

    const languages = page.getByRole('button', { name: shell.chooseLanguage });
    await languages.click();
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    faults.push(...(await faultsIn(page, locale, 'picker')));
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: shell.search.open, exact: true }).click();
    const search = page.getByRole('dialog', { name: shell.search.title });
    faults.push(...(await faultsIn(page, locale, 'search')));
    await search.getByRole('textbox').fill('Facet');
    await expect(search.getByRole('listitem').first()).toBeVisible();
    await expect(search.getByRole('status')).toContainText(/\d/);
    faults.push(...(await faultsIn(page, locale, 'search with results')));
    // Pagefind takes the beginning of a word that it does not know: no page begins a word with these letters.
    await search.getByRole('textbox').fill('ξξξξ ψψψψ');
    await expect(search.getByRole('status')).toContainText('ψψψψ');
    faults.push(...(await faultsIn(page, locale, 'search without results')));
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 390, height: 844 });
    const banner = page.getByRole('button', { name: shell.banner.close });
    await expect(banner).toBeVisible();
    faults.push(...(await faultsIn(page, locale, 'registration banner')));
    await page.getByRole('button', { name: shell.menu, exact: true }).click();
    const navigation = page.getByRole('navigation', { name: shell.menu });
    await expect(navigation).toBeVisible();
    await navigation.locator('summary').first().click();
    faults.push(...(await faultsIn(page, locale, 'menu of small screens')));

    expect(faults).toEqual([]);
  });
}
