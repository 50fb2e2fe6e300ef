/**
 * What visitors type in each language, and what comes first: their own words for things, without marks, in full width, with
 * combining marks, in one word or in two, misspelled, in part.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { enabledLocales, type LocaleCode } from '../../src/site/languages/locales';
import { addressOf } from '../e2e/support/hosts';
import { visitQuietly } from '../e2e/support/visit';

const shape = z.record(z.string(), z.record(z.string(), z.string().regex(/^\/|^(?:login|register)$/)));
const queries = shape.parse(parse(readFileSync(path.join(__dirname, 'search-queries.yaml'), 'utf8')));

/** Opens the search on a page that has nothing else to do. */
async function openSearch(page: Page, locale: LocaleCode) {
  await visitQuietly(page, addressOf(locale, '/links'));
  const dialog = page.locator('dialog:modal');
  const field = dialog.locator('input');
  await expect(async () => {
    if ((await dialog.count()) === 0) await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  return { dialog, field };
}

for (const locale of enabledLocales) {
  test(`${locale}: what is about a word comes first, and its excerpt is text of the page`, async ({ page }) => {
    const cases = Object.entries(queries[locale] ?? {});
    expect(cases.length).toBeGreaterThanOrEqual(10);
    const { dialog, field } = await openSearch(page, locale);
    for (const [words, place] of cases) {
      await field.fill(words);
      const first = dialog.locator('ol a').first();
      if (place === 'login' || place === 'register') {
        await expect.soft(first, words).toHaveAttribute('data-account', place);
        continue;
      }
      await expect.soft(first, words).toHaveAttribute('href', withAnchor(locale, place as RoutePath));
      const text = (await first.locator('span').last().textContent()) ?? '';
      expect
        .soft(text.replaceAll(/AppImage|BrowserLeaks|BrowserScan/g, ''), `the excerpt for ${words}`)
        .not.toMatch(/\u0345|[\u2060\ua000-\ua48f]|(?<=[\p{L}]{2})\d{4,}|[\p{Ll}][\p{Lu}][\p{Ll}]+ /u);
    }
  });
}

/** The address of a place on its host. */
function withAnchor(locale: LocaleCode, place: RoutePath): string {
  const { pathname, hash } = new URL(addressOf(locale, place));
  return pathname + hash;
}

test('en: nothing is made of a word that no page holds and that is near none', async ({ page }) => {
  const { dialog, field } = await openSearch(page, 'en');
  await field.fill('xylophone');
  await expect(dialog.getByRole('status')).toContainText('xylophone');
  await expect(dialog.locator('ol a')).toHaveCount(0);
});

test('km: pages with the word in their titles come first', async ({ page }) => {
  const { dialog, field } = await openSearch(page, 'km');
  await field.fill('ប្រូកស៊ី');
  await expect(dialog.locator('ol a').first()).toBeVisible();
  const found = await dialog
    .locator('ol a')
    .evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute('href')));
  expect(found).toEqual(expect.arrayContaining(['/km/helps/add-and-check-a-proxy', '/km/helps/proxy-check-fails']));
});
