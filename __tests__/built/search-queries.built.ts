/**
 * Ten questions to the search in each of four languages: with spaces between words and without, misspelled, in part.
 */
import { expect, test } from '@playwright/test';
import type { RoutePath } from '../../src/site/hosting/hosts';
import type { LocaleCode } from '../../src/site/languages/locales';
import { addressOf } from '../e2e/support/hosts';
import { visitQuietly } from '../e2e/support/visit';

/** What is typed, and the address of the page that comes first, within its language. */
const queries: readonly (readonly [LocaleCode, readonly (readonly [string, RoutePath])[]])[] = [
  [
    'en',
    [
      ['synchronizer', '/synchronizer'],
      ['local api', '/local-api'],
      ['rpa', '/rpa'],
      ['pricing', '/pricing'],
      ['playwrite', '/blog/playwright-with-the-local-api'],
      ['facebok', '/solutions/facebook'],
      ['csv', '/helps/import-profiles-from-csv'],
      ['invite members', '/helps/invite-members-and-set-roles'],
      ['canvas fingerprint', '/blog/canvas-and-webgl-fingerprinting'],
      ['privacy', '/privacy'],
    ],
  ],
  [
    'zh',
    [
      ['本地 API', '/local-api'],
      ['同步器', '/synchronizer'],
      ['价格', '/pricing'],
      ['下载', '/download'],
      ['隐私政策', '/privacy'],
      ['票务', '/solutions/ticketing'],
      ['代理', '/helps/add-and-check-a-proxy'],
      ['亚马逊', '/solutions/amazon'],
      ['关于我们', '/about-us'],
      ['CSV 表格', '/guide/batch-create-profiles'],
    ],
  ],
  [
    'th',
    [
      ['ดาวน์โหลด', '/download'],
      ['ราคา', '/pricing'],
      ['เกี่ยวกับเรา', '/about-us'],
      ['ฝ่ายขาย', '/pre-sales'],
      ['แนะนำเพื่อน', '/referral-program'],
      ['พร็อกซี', '/helps/add-and-check-a-proxy'],
      ['ลายนิ้วมือเบราว์เซอร์', '/helps/fingerprint-settings'],
      ['CSV', '/helps/import-profiles-from-csv'],
      ['ความเป็นส่วนตัว', '/privacy'],
      ['ยกเลิกแพ็กเกจ', '/helps/change-or-cancel-your-plan'],
    ],
  ],
  [
    'de',
    [
      ['Preise', '/pricing'],
      ['Priese', '/pricing'],
      ['herunterladen', '/download'],
      ['Vertrieb', '/pre-sales'],
      ['Vertreib', '/pre-sales'],
      ['Synchronizer', '/synchronizer'],
      ['Datenschutz', '/privacy'],
      ['kündigen', '/helps/change-or-cancel-your-plan'],
      ['Mitglieder einladen', '/helps/invite-members-and-set-roles'],
      ['Browser-Fingerabdruck', '/blog/what-is-a-browser-fingerprint'],
    ],
  ],
];

for (const [locale, cases] of queries) {
  test(`${locale}: what is about a word comes first, and its excerpt is text of the page`, async ({ page }) => {
    await visitQuietly(page, addressOf(locale, '/links'));
    const dialog = page.locator('dialog:modal');
    const field = dialog.locator('input');
    await expect(async () => {
      if ((await dialog.count()) === 0) await page.keyboard.press('/');
      await expect(field).toBeFocused({ timeout: 1_000 });
    }).toPass();
    for (const [words, path] of cases) {
      await field.fill(words);
      const first = dialog.locator('ol a').first();
      await expect.soft(first, words).toHaveAttribute('href', new URL(addressOf(locale, path)).pathname);
      const text = (await first.locator('span').last().textContent()) ?? '';
      expect
        .soft(text.replaceAll('AppImage', ''), `the excerpt for ${words}`)
        .not.toMatch(/\u2060|(?<=[\p{L}]{2})\d{4,}|[\p{Ll}][\p{Lu}][\p{Ll}]+ /u);
    }
  });
}

test('en: a word that no page holds and that is near none finds nothing', async ({ page }) => {
  await visitQuietly(page, addressOf('en', '/links'));
  const dialog = page.locator('dialog:modal');
  await expect(async () => {
    if ((await dialog.count()) === 0) await page.keyboard.press('/');
    await expect(dialog.locator('input')).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await dialog.locator('input').fill('xylophone');
  await expect(dialog.getByRole('status')).toContainText('xylophone');
  await expect(dialog.locator('ol a')).toHaveCount(0);
});
