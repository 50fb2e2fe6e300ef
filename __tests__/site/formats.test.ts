import fc from 'fast-check';
import { formatCount, formatDate, formatDecimal, formatPercent, formatPrice } from '../../src/site/formats';
import { locales } from '../../src/site/languages/locales';

describe('formats (specification 5)', () => {
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
  ])('%d with %p decimals is %s', (value, decimals, expected) => {
    expect(formatDecimal(value, decimals)).toBe(expected);
  });

  test('whole numbers come back when commas are taken away', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (n) => expect(Number(formatDecimal(n, 0).replaceAll(',', ''))).toBe(n)));
  });

  test.each([
    [1234.5, 'USD', '$1,234.50'],
    [45, 'BRL', 'R$\u00a045.00'],
    [36, 'PLN', '36.00\u00a0zł'],
    [225000, 'VND', '225,000\u00a0₫'],
  ] as const)('%d in %s is %s', (amount, currency, expected) => {
    expect(formatPrice(amount, currency)).toBe(expected);
  });

  test('a date is written in the language of the reader', () => {
    expect(formatDate('de-DE', '2026-11-17')).toBe('17. November 2026');
    expect(formatDate('ja-JP', new Date(Date.UTC(2026, 10, 17)))).toBe('2026年11月17日');
    expect(formatDate('en-US', Date.UTC(2026, 10, 17))).toBe('November 17, 2026');
  });

  // Versions of Intl differ in which of the spaces that do not break they take.
  const inWords = (text: string): string => text.replace(/\s/g, ' ');

  test.each(locales)('in $code counts and shares are written as Intl writes them', (locale) => {
    for (const count of [0, 7, 999, 1_000, 9_999, 10_000, 12_345, 99_999]) {
      const expected = new Intl.NumberFormat(locale.tag).format(count);
      expect(inWords(formatCount(locale, count))).toBe(inWords(expected));
    }
    for (const share of [0, 0.07, 0.2, 1]) {
      const expected = new Intl.NumberFormat(locale.tag, { style: 'percent' }).format(share);
      expect(inWords(formatPercent(locale, share))).toBe(inWords(expected));
    }
  });

  test.each(['17.11.2026', 'soon', '2026-13-01'])('"%s" is refused as a date', (source) => {
    expect(() => formatDate('en-US', source)).toThrow(`"${source}" is not a date`);
  });
});
