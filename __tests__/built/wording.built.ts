/**
 * What readers see on every built page, in texts as in what is computed (specification 5): one era, one decimal mark, one mark of
 * thousands and one kind of quotation marks in a language, no words of another, nothing glued together, no empty place.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { quotationMarks } from '../../src/content/fixes/quotation-marks';
import { pathOn, siteFrom } from '../../src/site/hosting/hosts';
import { type Locale, type LocaleCode, localeOf, locales } from '../../src/site/languages/locales';
import { distOf } from '../../workshop/paths';
import { publicPages } from '../e2e/support/pages';

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

/** The text of a page, a line for each block, without code, what is in another language, names in bold and quotations. */
function prose(html: string, code: LocaleCode): string {
  const [open, close] = quotationMarks[code].map((mark) => mark.trim());
  return html
    .replace(/<(head|script|style|pre|code|kbd|samp|strong|b|em|i)\b.*?<\/\1>/gs, ' ')
    .replace(/<((?!html)\w+)\b[^>]* (?:lang|translate)="[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<wbr>/g, '')
    .replace(/<\/?(?:a|span|abbr|small|sup|time|data)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/[\u00ad\u200b]/g, '')
    .replace(new RegExp(`${open}[^${close}\\n]*${close}`, 'g'), ' ')
    .replace(names, ' ');
}

/** Names of others in which English words stand: of buttons and menus, of a sign in a picture, of a message. */
const names =
  /Luma behind the bar|Northwind how-to|At the same time|Reactivate your account|Apps and sales channels|Holds, restrictions and suspensions/g;

/** English words that no other language of the site has. */
const english =
  /(?<![\p{L}\d’'-])(?:the|and|with|your|you|from|this|that|which|what|when|how|because|would|should|before|every|without|between|isn’t|don’t|can’t)(?![\p{L}\d’'-])/gu;

/** What no page of another language has in its prose. */
function leftOver({ code }: Locale): readonly [string, RegExp][] {
  const own = code === 'en' ? '“”' : `${quotationMarks[code].join('')}${code === 'tc' || code === 'jp' ? '『』' : ''}`;
  return [
    [
      'a quotation mark of another language',
      new RegExp(`[${'«»“”„‟「」『』"'.replace(new RegExp(`[${own}]`, 'g'), '')}]`, 'g'),
    ],
    ['an empty place', /\{\{|\}\}|\[object \w+\]/g],
    ['a name glued to a word', /[\p{Script=Latin}\d]Facet\b|\bFacet(?=[A-Z\d])/gu],
    ...(code === 'en' ? [] : ([['English', english]] as const)),
  ] as [string, RegExp][];
}

test('a page that mixes the marks of two languages is found', () => {
  const found = (code: LocaleCode, text: string) =>
    foreign(localeOf(code)).flatMap(([what, pattern]) => (text.match(pattern) ? [what] : []));
  expect(found('th', '17 พฤศจิกายน 2569')).toEqual(['a year of the Buddhist era']);
  expect(found('pl', '1,440 zł albo 62.50 zł')).toEqual([
    'a decimal mark of another language',
    'a mark of thousands of another language',
  ]);
  expect(found('jp', '環境: 5')).toEqual(['a half-width colon']);
});

test('what is left of English, a wrong quotation mark, a glued name and an empty place are found in prose alone', () => {
  const found = (html: string) =>
    leftOver(localeOf('de')).flatMap(([what, pattern]) => (prose(html, 'de').match(pattern) ? [what] : []));
  expect(found('<p>Öffnen Sie <strong>Save and close</strong> („the plan“) mit <code>the {{x}}</code></p>')).toEqual(
    [],
  );
  expect(found('<p>Open the profile</p>')).toEqual(['English']);
  expect(found('<p>“Profil”</p>')).toEqual(['a quotation mark of another language']);
  expect(found('<p>MeinFacet hat {{count}}</p>')).toEqual(['an empty place', 'a name glued to a word']);
});

test('every page has one era, one decimal mark, one mark of thousands, its own colon and quotation marks, and no English', async () => {
  test.setTimeout(240_000);
  const { pages } = await publicPages();
  const wrong: string[] = [];
  for (const locale of locales) {
    const site = siteFrom({ SITE_HOST: locale.host });
    const own = pages.filter((page) => page.locale === locale.code);
    expect(own.length).toBeGreaterThan(20);
    for (const page of own) {
      const address = pathOn(site, page.locale, page.path);
      const html = readFileSync(path.join(distOf(locale.host), address, 'index.html'), 'utf8');
      const text = readable(html);
      const kinds = [
        ...foreign(locale).map(([what, pattern]) => [what, pattern, text] as const),
        ...(page.route.pattern === '/open-source'
          ? []
          : leftOver(locale).map(([what, pattern]) => [what, pattern, prose(html, locale.code)] as const)),
      ];
      for (const [what, pattern, read] of kinds) {
        for (const { 0: found, index } of read.matchAll(pattern)) {
          const around = read.slice(Math.max(0, index - 20), index + found.length + 10).replace(/\s+/g, ' ');
          wrong.push(`${locale.code} ${page.path}: ${what}: "${around}"`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});
