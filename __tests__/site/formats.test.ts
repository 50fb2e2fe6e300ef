import {
  formatCount,
  formatDate,
  formatDays,
  formatDecimal,
  formatNumber,
  formatPair,
  formatPercent,
  formatPrice,
} from '../../src/site/formats';
import { type Locale, localeOf, locales } from '../../src/site/languages/locales';
import { fc, property } from '../support/fuzz';

// Versions of Intl differ in which of the spaces that do not break they take.
const inWords = (text: string): string => text.replace(/\s/g, ' ');

test.each([
  [1234.56, undefined, '1,234.5'],
  [1234, undefined, '1,234.0'],
  [-1234567.891, 2, '-1,234,567.89'],
  [0.999, 1, '0.9'],
  [-0.5, 1, '-0.5'],
  [999, 0, '999'],
  [1000000, 0, '1,000,000'],
  [0.1 + 0.2, 2, '0.30'],
  [2.999999999999999, 2, '3.00'],
])('%d with %p decimals is %s (specification 5)', (value, decimals, expected) => {
  expect(formatDecimal(value, decimals)).toBe(expected);
});

property('whole numbers come back when commas are taken away', [fc.maxSafeInteger()], (n) =>
  expect(Number(formatDecimal(n, 0).replaceAll(',', ''))).toBe(n),
);

test.each([
  ['en', 1234.5, 'USD', '$1,234.50'],
  ['de', 1234.5, 'USD', '1.234,50 $'],
  ['es', 1234.5, 'USD', '1234,50 $'],
  ['ru', 1500, 'USD', '1500,00 $'],
  ['fr', 12345, 'USD', '12 345,00 $'],
  ['nl', 12.5, 'USD', '$ 12,50'],
  ['tc', 25, 'USD', 'US$25.00'],
  ['fil', 30, 'USD', 'US$30.00'],
  ['pt', 1500, 'BRL', 'R$ 1.500,00'],
  ['pl', 1440, 'PLN', '1440,00 zł'],
  ['pl', 12450, 'PLN', '12 450,00 zł'],
  ['vn', 625000, 'VND', '625.000 ₫'],
  ['en', 625000, 'VND', '₫625,000'],
  ['tc', 36, 'PLN', 'zł 36.00'],
] as const)('in %s %d in %s is %s', (code, amount, currency, expected) => {
  const price = formatPrice(localeOf(code), amount, currency);
  expect(inWords(price)).toBe(expected);
  expect(price).not.toContain(' ');
});

test.each([
  ['en', '2026-11-17', 'November 17, 2026'],
  ['de', '2026-11-17', '17. November 2026'],
  ['jp', new Date(Date.UTC(2026, 10, 17)), '2026年11月17日'],
  ['zh', Date.UTC(2026, 10, 17), '2026 年 11 月 17 日'],
  ['tc', '2026-11-17', '2026 年 11 月 17 日'],
  ['vn', '2026-11-17', 'ngày 17 tháng 11 năm 2026'],
  ['th', '2026-11-17', '17 พฤศจิกายน 2026'],
  ['pt', '2026-11-17', '17 de novembro de 2026'],
] as const)('in %s %p is %s', (code, source, expected) => {
  expect(formatDate(localeOf(code), source)).toBe(expected);
});

test.each(locales)('in $code a date has the year of the Common Era, in the digits of the texts', (locale) => {
  const days = { first: '2026-09-01', last: '2026-09-30' };
  for (const text of [formatDate(locale, '2026-11-17'), formatDays(locale, days)]) {
    expect(text.match(/\d+/g)).toContain('2026');
    expect(text).not.toMatch(/25\d\d|ค\.ศ\./);
  }
});

test('a name and its value have the colon of the language', () => {
  const pairs = (['en', 'fr', 'zh', 'km'] as const).map((code) => inWords(formatPair(code, 'Profiles', '5')));
  expect(pairs).toEqual(['Profiles: 5', 'Profiles : 5', 'Profiles：5', 'Profiles៖ 5']);
});

// Four digits stand together in texts of these languages, too.
const groupingOf = ({ code }: Locale) => (['ru', 'uk'].includes(code) ? 'min2' : 'auto');

test.each(locales)('in $code counts, shares and prices are written as Intl writes them', (locale) => {
  const { code, tag, formats = tag } = locale;
  const useGrouping = groupingOf(locale);
  for (const count of [0, 7, 999, 1_000, 9_999, 10_000, 12_345, 99_999]) {
    const expected = new Intl.NumberFormat(formats, { useGrouping }).format(count);
    expect(inWords(formatCount(locale, count))).toBe(inWords(expected));
    const decimal = new Intl.NumberFormat(formats, { useGrouping, minimumFractionDigits: 1 }).format(count + 0.5);
    expect(inWords(formatNumber(locale, count + 0.5))).toBe(inWords(decimal));
  }
  for (const amount of [25, 1_234.5, 12_345]) {
    // Readers in Taiwan and the Philippines have a peso or a dollar of their own; their texts say US$, too.
    const currencyDisplay = ['tc', 'fil'].includes(code) ? 'code' : 'narrowSymbol';
    const style = { style: 'currency', currency: 'USD', currencyDisplay, useGrouping } as const;
    const expected = inWords(new Intl.NumberFormat(formats, style).format(amount)).replace('USD ', 'US$');
    expect(inWords(formatPrice(locale, amount, 'USD'))).toBe(expected);
  }
  for (const share of [0, 0.07, 0.2, 1]) {
    const expected = new Intl.NumberFormat(formats, { style: 'percent' }).format(share);
    expect(inWords(formatPercent(locale, share))).toBe(inWords(expected));
  }
});

test.each(['17.11.2026', 'soon', '2026-13-01'])('"%s" is refused as a date', (source) => {
  expect(() => formatDate(localeOf('en'), source)).toThrow(`"${source}" is not a date`);
});
