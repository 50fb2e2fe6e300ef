/**
 * What readers see of money, numbers, dates and colons, on every built page: one era, one decimal mark and one mark of thousands
 * in a language, in texts as in what is computed (specification 5).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { loadContent } from '../../src/content/checks/load';
import { pathOn, siteFrom } from '../../src/site/hosting/hosts';
import { type Locale, localeCodes, locales } from '../../src/site/languages/locales';
import { pageTable } from '../../src/site/pages/page-table';
import { distOf, root } from '../../workshop/paths';

/** What a page says and what is read out, without code, which has numbers of its own. */
function readable(html: string): string {
  const text = html.replace(/<(script|style|pre|code|kbd|svg)\b.*?<\/\1>/gs, ' ');
  const spoken = [...text.matchAll(/ (?:aria-label|alt|title|content)="([^"]*)"/g)].map(([, value]) => value);
  return [text.replace(/<[^>]+>/g, ' '), ...spoken].join('\n').replace(/&(?:nbsp|#xa0);/gi, '\u00a0');
}

const unit = String.raw`(?:[\u00a0\u202f ]?(?:%|[KMG]B\b|[KMG]o\b|[КМГ]Б|ms\b|zł|₫|\$(?!\{)))`;

/** What a language never has on a page. */
function foreign({ code, thousands, price }: Locale): readonly [string, RegExp][] {
  const hasComma = price.includes(',');
  const mark = thousands.replace(/\d/g, '');
  const others = [',', '.', '\u00a0', '\u202f'].filter(
    (other) => other !== mark && !(other === '\u202f' && mark === '\u00a0'),
  );
  return [
    [
      'a decimal mark of another language',
      new RegExp(String.raw`(?<![\d.,])\d+${hasComma ? String.raw`\.` : ','}\d{1,2}${unit}`, 'g'),
    ],
    ['a price of another language', hasComma ? /(?<!R|US)\$\u00a0?\d+\.\d\d\b/g : /\$\d+,\d\d\b/g],
    [
      'a mark of thousands of another language',
      new RegExp(String.raw`(?<![\d.,])[1-9]\d{0,2}[${others.join('')}]\d{3}(?![\d.,])${unit}`, 'g'),
    ],
    ['a year of the Buddhist era', /(?<!พ\.ศ\. |\d)25[67]\d(?!\d)(?=[^\d]|$)/g],
    ['a half-width colon', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Khmer}]:/gu],
  ].filter(([what]) => what !== 'a year of the Buddhist era' || code === 'th') as [string, RegExp][];
}

test('a page that mixes the marks of two languages is found', () => {
  const thai = locales.find(({ code }) => code === 'th');
  const found = (locale: Locale | undefined, text: string) =>
    locale ? foreign(locale).flatMap(([what, pattern]) => (text.match(pattern) ? [what] : [])) : [];
  expect(found(thai, '17 พฤศจิกายน 2569')).toEqual(['a year of the Buddhist era']);
  expect(
    found(
      locales.find(({ code }) => code === 'pl'),
      '1,440 zł albo 62.50 zł',
    ),
  ).toEqual(['a decimal mark of another language', 'a mark of thousands of another language']);
  expect(
    found(
      locales.find(({ code }) => code === 'jp'),
      '環境: 5',
    ),
  ).toEqual(['a half-width colon']);
});

test('every page has one era, one decimal mark, one mark of thousands, and its own colon', async () => {
  test.setTimeout(240_000);
  const { documents } = await loadContent(root);
  const { pages } = pageTable(
    documents.filter(({ draft }) => !draft).map(({ entry }) => entry),
    localeCodes,
  );
  const wrong: string[] = [];
  for (const locale of locales) {
    const site = siteFrom({ SITE_HOST: locale.host });
    const own = pages.filter((page) => page.locale === locale.code);
    expect(own.length).toBeGreaterThan(20);
    for (const page of own) {
      const address = pathOn(site, page.locale, page.path);
      const text = readable(readFileSync(path.join(distOf(locale.host), address, 'index.html'), 'utf8'));
      for (const [what, pattern] of foreign(locale)) {
        for (const { 0: found, index } of text.matchAll(pattern)) {
          wrong.push(
            `${locale.code} ${page.path}: ${what}: "${text.slice(Math.max(0, index - 20), index + found.length + 10).replace(/\s+/g, ' ')}"`,
          );
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});
