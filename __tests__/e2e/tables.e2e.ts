/**
 * Tables of every shape on the narrowest phones: no text leaves its cell, no cell lies on another, and the page stays in its window.
 */
import { expect, type Page, test } from '@playwright/test';
import { prepare, render } from '../../src/content/render/render';
import { parseMarkdown } from '../../src/content/text/markdown';
import type { LocaleCode } from '../../src/site/languages/locales';
import { addressOf } from './support/hosts';
import { answered } from './support/runtime';
import { blockScripts, openDocument } from './support/visit';

/** What cells hold in a script: a short word, words of up to 16 characters, a phrase, a sentence. */
const words = {
  en: ['Role', 'Seen by everyone', 'What members may do', 'Opens a profile, and shows where it was opened last.'],
  de: [
    'Rolle',
    'Benutzerverwaltg',
    'Zugriffsberechtigungsverwaltung',
    'Öffnet ein Profil und zeigt, wo es zuletzt offen war.',
  ],
  th: ['สิทธิ์', 'โปรไฟล์ของทีมงาน', 'สิ่งที่สมาชิกในทีมทำได้ทั้งหมด', 'เปิดโปรไฟล์และแสดงว่าเปิดครั้งล่าสุดที่ไหน'],
  km: ['តួនាទី', 'សមាជិកនៃក្រុមការ', 'អ្វីដែលសមាជិកក្រុមអាចធ្វើបាន', 'បើកប្រូហ្វាល ហើយបង្ហាញកន្លែងដែលបានបើកចុងក្រោយ។'],
  zh: [
    '角色',
    '浏览器里的时区、语言、地理位置',
    '显示正在使用，前一班已经走了怎么办',
    '打开环境，并显示上一次在哪台电脑上打开。',
  ],
  hi: ['भूमिका', 'टीम के सदस्य', 'टीम के सदस्य क्या-क्या कर सकते हैं', 'प्रोफ़ाइल खोलता है और दिखाता है कि वह पिछली बार कहाँ खुली थी।'],
} as const satisfies Partial<Record<LocaleCode, readonly [string, string, string, string]>>;

const kinds = ['word', 'few', 'phrase', 'sentence'];
const others: Readonly<Record<string, string>> = {
  code: '`POST /v1/profiles/{id}/start`',
  token: '`com.example.profiles.synchronization.window`',
  url: 'https://docs.example.org/reference/profiles/synchronization',
  '-': '',
};

/** Rows of cells, the head first. */
const shapes = [
  'few few / word few',
  'phrase few / few word',
  'few word / few sentence',
  'few phrase / word sentence / few few',
  'phrase word / word sentence',
  'phrase few / code sentence / code token',
  'word word word / token url 7',
  'url word / phrase phrase',
  'few few few few few few / few 1 22 333 4,444 55,555',
  'phrase phrase phrase phrase / sentence sentence sentence sentence / - few - word',
  'word phrase / 1 sentence / 2 code / 10 few',
];

/** The tables as a page gets them. */
function htmlOf(vocabulary: readonly string[]): string {
  const textOf = (cell: string): string => vocabulary[kinds.indexOf(cell)] ?? others[cell] ?? cell;
  const tables = shapes.map((shape) => {
    const [head = [], ...rows] = shape.split(' / ').map((row) => row.split(' ').map(textOf));
    return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  });
  const { body } = parseMarkdown(tables.join('\n\nText\n\n'));
  prepare(body, (address) => ({ url: address, external: false }));
  return render(body, { locale: 'en', anchor: 'Link', table: 'Table' });
}

/** What is wrong with the tables of the content, as they lie now. */
const faultsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const slack = 0.6;
    for (const row of document.querySelectorAll<HTMLTableRowElement>('main tr')) {
      const boxes = [...row.cells].map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
      for (const [place, { cell, box }] of boxes.entries()) {
        // What only screen readers read is clipped, and stands wherever it likes.
        if (getComputedStyle(cell.closest('thead') ?? cell).clipPath !== 'none' || box.width === 0) continue;
        const range = document.createRange();
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.parentElement?.closest('.visually-hidden, svg')) continue;
          range.selectNodeContents(text);
          const out = [...range.getClientRects()].some(
            ({ left, right, width }) => width > 0 && (left < box.left - slack || right > box.right + slack),
          );
          if (out) faults.push(`out of its cell (${Math.round(box.width)} px): ${text.textContent}`);
        }
        // Where cells stand under each other, the next one is below.
        const next = boxes[place + 1]?.box;
        const beside = next && box.bottom > next.top + slack && next.bottom > box.top + slack;
        if (beside && box.right > next.left + slack) faults.push(`lies on the next: ${cell.textContent}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide in ${clientWidth} px`);
    return faults;
  });

const phones = [390, 320];

test.beforeEach(async ({ page, context }) => {
  await answered(context, 'refused');
  await blockScripts(page);
});

for (const [locale, vocabulary] of Object.entries(words) as [keyof typeof words, (typeof words)['en']][]) {
  test(`${locale}: on phones a table of any shape keeps its text in its cells`, async ({ page }) => {
    await openDocument(page, addressOf(locale, '/blog/wide-table'));
    const count = await page.evaluate((html) => {
      const prose = document.querySelector('main .scroller')?.parentElement;
      if (prose) prose.innerHTML = html;
      return document.querySelectorAll('main .scroller').length;
    }, htmlOf(vocabulary));
    expect(count).toBe(shapes.length);
    for (const width of phones) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faultsIn(page), `${width} px`).toEqual([]);
      const hidden = await page
        .locator('main .scroller')
        .evaluateAll(
          (scrollers) => scrollers.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
        );
      expect(hidden, `scrolled at ${width} px`).toBe(0);
    }
  });
}
