/**
 * What visitors type in each language, and what comes first: their own words for things, without marks, in full width, with
 * combining marks, in one word or in two, misspelled, in part.
 */
import { expect, type Page, test } from '@playwright/test';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { isLocaleCode, type LocaleCode } from '../../src/site/languages/locales';
import { addressOf } from '../e2e/support/hosts';
import { visitQuietly } from '../e2e/support/visit';

/** What is typed, and the address that comes first, within its language, or the place of the application. */
const queries: Readonly<Partial<Record<LocaleCode, readonly (readonly [string, RoutePath | 'login' | 'register'])[]>>> =
  {
    en: [
      ['login', 'login'],
      ['log in', 'login'],
      ['refund', '/terms'],
      ['iphone', '/faq#which-systems-does-facet-run-on'],
      ['local-api', '/local-api'],
      ['API-key', '/helps/get-a-local-api-key'],
      ['playwrite', '/blog/playwright-with-the-local-api'],
      ['price list', '/pricing'],
      ['how do I cancel', '/helps/change-or-cancel-your-plan'],
      ['uninstall', '/helps/delete-your-data'],
      ['synchronizer', '/synchronizer'],
      ['local api', '/local-api'],
      ['rpa', '/rpa'],
      ['pricing', '/pricing'],
      ['facebok', '/solutions/facebook'],
      ['csv', '/helps/import-profiles-from-csv'],
      ['invite members', '/helps/invite-members-and-set-roles'],
      ['canvas fingerprint', '/blog/canvas-and-webgl-fingerprinting'],
      ['privacy', '/privacy'],
      // As customers type them.
      ['how to manage multiple amazon accounts', '/solutions/amazon'],
      ['antidetect browser free', '/antidetect-browser'],
      ['gologin alternative', '/alternatives/gologin-alternative'],
      ['undetectable alternative', '/alternatives/undetectable-alternative'],
      ['facet linux', '/download'],
      ['export cookies', '/helps/cookies-in-and-out'],
      ['account suspended', '/blog/account-suspended-what-now'],
      ['proxy not working', '/helps/proxy-check-fails'],
      ['creepjs', '/blog/read-creepjs-pixelscan-browserleaks'],
      ['mcp', '/blog/ai-agents-mcp-browser-profiles'],
    ],
    zh: [
      ['登陆', 'login'],
      ['退款', '/terms'],
      ['安卓', '/faq#which-systems-does-facet-run-on'],
      ['ＣＳＶ', '/helps/import-profiles-from-csv'],
      ['本地api', '/local-api'],
      ['价目表', '/pricing'],
      ['注销账号', '/helps/delete-your-data'],
      ['卸载', '/helps/delete-your-data'],
      ['防关联', '/blog/antidetect-browsers-compared'],
      ['同步器', '/synchronizer'],
      ['本地 API', '/local-api'],
      ['价格', '/pricing'],
      ['下载', '/download'],
      ['隐私政策', '/privacy'],
      ['票务', '/solutions/ticketing'],
      ['代理', '/helps/add-and-check-a-proxy'],
      ['亚马逊', '/solutions/amazon'],
      ['关于我们', '/about-us'],
      ['CSV 表格', '/guide/batch-create-profiles'],
    ],
    ru: [
      ['войти в аккаунт', 'login'],
      ['айфон', '/faq#which-systems-does-facet-run-on'],
      ['возврат денег', '/terms'],
      ['прайс', '/pricing'],
      ['прокси', '/helps/add-and-check-a-proxy'],
      ['удаленный профиль', '/faq#can-i-restore-a-deleted-profile'],
      ['синхранизатор', '/synchronizer'],
      ['отписаться', '/helps/change-or-cancel-your-plan'],
      ['антидетект', '/faq#what-is-facet'],
      ['СКАЧАТЬ', '/download'],
    ],
    vn: [
      ['dang nhap', 'login'],
      ['hoàn tiền'.normalize('NFD'), '/terms'],
      ['trình đồng bộ'.normalize('NFD'), '/synchronizer'],
      ['trinh-duyet', '/browser-check'],
      ['bang gia', '/pricing'],
      ['huỷ gói', '/helps/change-or-cancel-your-plan'],
      ['van tay trinh duyet', '/blog/what-is-a-browser-fingerprint'],
      ['điện thoại', '/faq#which-systems-does-facet-run-on'],
      ['tải xuống', '/download'],
      ['mat khau', '/blog/sharing-accounts-without-passwords'],
    ],
    es: [
      ['iniciar sesion', 'login'],
      ['devolución', '/terms'],
      ['móvil', '/faq#which-systems-does-facet-run-on'],
      ['precio', '/pricing'],
      ['desinstalar', '/helps/delete-your-data'],
      ['huella-digital', '/helps/fingerprint-settings'],
      ['contrasenas', '/teamwork'],
      ['sincronisador', '/synchronizer'],
      ['darse de baja', '/helps/change-or-cancel-your-plan'],
      ['registrarse', 'register'],
    ],
    pt: [
      ['minha conta', 'login'],
      ['estorno', '/terms'],
      ['celular', '/faq#which-systems-does-facet-run-on'],
      ['PRECO', '/pricing'],
      ['baixar', '/download'],
      ['impressao digital', '/helps/fingerprint-settings'],
      ['cadastro', 'register'],
      ['sincronisador', '/synchronizer'],
      ['boleto', '/faq#how-can-i-pay'],
      ['API-local', '/local-api'],
    ],
    tr: [
      ['giris', 'login'],
      ['GİRİŞ', 'login'],
      ['hizli', '/helps/slow-computer'],
      ['HIZLI', '/helps/slow-computer'],
      ['parmak-izi', '/helps/fingerprint-settings'],
      ['İADE', '/terms'],
      ['fiyat listesi', '/pricing'],
      ['INDIR', '/download'],
      ['telefon', '/faq#which-systems-does-facet-run-on'],
      ['senkronizator', '/synchronizer'],
    ],
    th: [
      ['ล็อคอิน', 'login'],
      ['ขอเงินคืน', '/terms'],
      ['ไอโฟน', '/faq#which-systems-does-facet-run-on'],
      ['โหลด', '/download'],
      ['ＣＳＶ', '/helps/import-profiles-from-csv'],
      ['พร็อกซี', '/blog/mobile-proxies-and-ip-reputation'],
      ['ลายนิ้วมือ', '/helps/fingerprint-settings'],
      ['ลบบัญชี', '/helps/delete-your-data'],
      ['กี่บาท', '/pricing'],
      ['ตัวซิงค์', '/synchronizer'],
      ['ดาวน์โหลด', '/download'],
      ['ราคา', '/pricing'],
      ['เกี่ยวกับเรา', '/about-us'],
      ['ฝ่ายขาย', '/pre-sales'],
      ['แนะนำเพื่อน', '/referral-program'],
      ['ลายนิ้วมือเบราว์เซอร์', '/helps/fingerprint-settings'],
      ['CSV', '/helps/import-profiles-from-csv'],
      ['ความเป็นส่วนตัว', '/privacy'],
      ['ยกเลิกแพ็กเกจ', '/helps/change-or-cancel-your-plan'],
    ],
    fr: [
      ['connexion', 'login'],
      ['remboursement', '/terms'],
      ['telecharger', '/download'],
      ["l'empreinte", '/helps/fingerprint-settings'],
      ['l’acces', '/teamwork'],
      ['résiliation', '/helps/change-or-cancel-your-plan'],
      ['combien ça coûte', '/pricing'],
      ['syncroniseur', '/synchronizer'],
      ['s’inscrire', 'register'],
      ['tablette', '/faq#which-systems-does-facet-run-on'],
    ],
    uk: [
      ['увійти', 'login'],
      ['повернення коштів', '/terms'],
      ['айфон', '/faq#which-systems-does-facet-run-on'],
      ["комп'ютер", '/blog/device-bound-sessions'],
      ['компютер', '/blog/device-bound-sessions'],
      ['скільки коштує', '/pricing'],
      ['сінхронізатор', '/synchronizer'],
      ['вiдбиток', '/blog/what-is-a-browser-fingerprint'],
      ['скачати', '/download'],
      ['відбиток', '/blog/what-is-a-browser-fingerprint'],
    ],
    ko: [
      ['로그인', 'login'],
      ['환불', '/terms'],
      ['아이폰', '/faq#which-systems-does-facet-run-on'],
      ['프로필관리', '/multi-profiles-management'],
      ['핑거 프린트', '/blog/what-is-a-browser-fingerprint'],
      ['로컬API', '/local-api'],
      ['프록씨', '/helps/proxy-check-fails'],
      ['동기화 도구'.normalize('NFD'), '/synchronizer'],
      ['회원 탈퇴', '/helps/delete-your-data'],
      ['가격', '/pricing'],
    ],
    hi: [
      ['लॉगिन', 'login'],
      ['रिफंड', '/terms'],
      ['आईफोन', '/faq#which-systems-does-facet-run-on'],
      ['क़ीमत', '/pricing'],
      ['सिंक्रोनाइजर', '/synchronizer'],
      ['फोन', '/faq#which-systems-does-facet-run-on'],
      ['डाऊनलोड', '/download'],
      ['प्रॉक्सी', '/blog/proxy-vpn-antidetect-browser'],
      ['अनइंस्टॉल', '/helps/delete-your-data'],
      ['फिंगरप्रिंट', '/blog/canvas-and-webgl-fingerprinting'],
    ],
    jp: [
      ['ﾛｸﾞｲﾝ', 'login'],
      ['返金', '/terms'],
      ['スマホ', '/faq#which-systems-does-facet-run-on'],
      ['ﾌﾟﾛｷｼ', '/helps/add-and-check-a-proxy'],
      ['ＲＰＡ', '/rpa'],
      ['ブラウザー', '/browser-check'],
      ['料金表', '/pricing'],
      ['退会', '/helps/change-or-cancel-your-plan'],
      ['フィンガープリント設定', '/helps/fingerprint-settings'],
      ['アンインストール', '/helps/delete-your-data'],
    ],
    tc: [
      ['登入', 'login'],
      ['退款', '/terms'],
      ['手機', '/faq#which-systems-does-facet-run-on'],
      ['本機ＡＰＩ', '/local-api'],
      ['價目表', '/pricing'],
      ['載點', '/download'],
      ['同步器', '/synchronizer'],
      ['取消訂閱', '/helps/change-or-cancel-your-plan'],
      ['瀏覽器指紋', '/blog/what-is-a-browser-fingerprint'],
      ['刷卡', '/faq#how-can-i-pay'],
    ],
    de: [
      ['einloggen', 'login'],
      ['Browserfingerabdruecke', '/blog/what-is-a-browser-fingerprint'],
      ['Rückerstattung', '/terms'],
      ['Rueckerstattung', '/terms'],
      ['Handy', '/faq#which-systems-does-facet-run-on'],
      ['Browserfingerabdruck', '/blog/what-is-a-browser-fingerprint'],
      ['Profilgruppe', '/multi-profiles-management'],
      ['Konto loeschen', '/helps/delete-your-data'],
      ['Priese', '/pricing'],
      ['kuendigen', '/helps/change-or-cancel-your-plan'],
      ['Preise', '/pricing'],
      ['herunterladen', '/download'],
      ['Vertrieb', '/pre-sales'],
      ['Vertreib', '/pre-sales'],
      ['Synchronizer', '/synchronizer'],
      ['Datenschutz', '/privacy'],
      ['kündigen', '/helps/change-or-cancel-your-plan'],
      ['Mitglieder einladen', '/helps/invite-members-and-set-roles'],
      ['Browser-Fingerabdruck', '/blog/what-is-a-browser-fingerprint'],
    ],
    fil: [
      ['login', 'login'],
      ['refund', '/terms'],
      ['cellphone', '/faq#which-systems-does-facet-run-on'],
      ['magkano', '/pricing'],
      ['mag download', '/download'],
      ['fingerprint', '/blog/canvas-and-webgl-fingerprinting'],
      ['syncronizer', '/synchronizer'],
      ['burahin ang account', '/helps/delete-your-data'],
      ['gcash', '/faq#how-can-i-pay'],
      ['proxy', '/blog/proxy-vpn-antidetect-browser'],
    ],
    km: [
      ['ប្រូកស៊ី', '/helps/add-and-check-a-proxy'],
      ['ឡុកអ៊ីន', 'login'],
      ['សងប្រាក់', '/terms'],
      ['ទូរសព្ទ', '/faq#which-systems-does-facet-run-on'],
      ['ទាញ\u200bយក', '/download'],
      ['ថ្លៃប៉ុន្មាន', '/pricing'],
      ['លុបគណនី', '/helps/delete-your-data'],
      ['ស្នាមម្រាមដៃ', '/blog/what-is-a-browser-fingerprint'],
      ['ＣＳＶ', '/helps/import-profiles-from-csv'],
      ['បង់លុយ', '/faq#how-can-i-pay'],
    ],
    pl: [
      ['logowanie', 'login'],
      ['zwrot pieniedzy', '/terms'],
      ['komórka', '/faq#which-systems-does-facet-run-on'],
      ['odcisk palca przegladarki', '/blog/what-is-a-browser-fingerprint'],
      ['zespol', '/teamwork'],
      ['ile kosztuje', '/pricing'],
      ['sciagnij', '/download'],
      ['synchronizator', '/synchronizer'],
      ['haslo', '/teamwork'],
      ['usun konto', '/helps/delete-your-data'],
    ],
    nl: [
      ['aanmelden', 'login'],
      ['terugbetaling', '/terms'],
      ['telefoon', '/faq#which-systems-does-facet-run-on'],
      ['prijslijst', '/pricing'],
      ['browser-vingerafdruk', '/blog/what-is-a-browser-fingerprint'],
      ['proxycontrole mislukt', '/helps/proxy-check-fails'],
      ['deinstalleren', '/helps/delete-your-data'],
      ['abonnement opzeggen', '/helps/change-or-cancel-your-plan'],
      ['iDEAL', '/faq#how-can-i-pay'],
      ['wachtwoordt', '/teamwork'],
    ],
    ro: [
      ['autentificare', 'login'],
      ['rambursare', '/terms'],
      ['preţ', '/pricing'],
      ['preturi', '/pricing'],
      ['telefon', '/faq#which-systems-does-facet-run-on'],
      ['descarca', '/download'],
      ['şterge contul', '/helps/delete-your-data'],
      ['dezinstalez', '/helps/delete-your-data'],
      ['amprenta', '/blog/what-is-a-browser-fingerprint'],
      ['sincronisator', '/synchronizer'],
    ],
  };

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

for (const [locale, cases] of Object.entries(queries)) {
  if (!isLocaleCode(locale)) throw new Error(`${locale} is no language of the site`);
  test(`${locale}: what is about a word comes first, and its excerpt is text of the page`, async ({ page }) => {
    const { dialog, field } = await openSearch(page, locale);
    for (const [words, place] of cases) {
      await field.fill(words);
      const first = dialog.locator('ol a').first();
      if (place === 'login' || place === 'register') {
        await expect.soft(first, words).toHaveAttribute('data-account', place);
        continue;
      }
      await expect.soft(first, words).toHaveAttribute('href', withAnchor(locale, place));
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
