/** Dates, decimals and prices as the site prints them (specification 5, docs/messages.md). */
import type { Currency, Locale, LocaleCode } from './languages/locales.ts';
import type { Days } from './product/offers.ts';

type Language = Pick<Locale, 'code' | 'tag' | 'formats'>;

/**
 * A date in a language's long form.
 * @throws when the source is not an ISO-style date, a `Date`, or milliseconds since the epoch
 */
export function formatDate(locale: Language, source: string | Date | number): string {
  const readable = typeof source !== 'string' || /^\d{4}-\d{2}-\d{2}(T.*)?$/.test(source);
  const date = new Date(source);
  if (!readable || Number.isNaN(date.getTime())) {
    throw new Error(`"${source}" is not a date; expected an ISO date such as "2026-11-17", a Date or a number`);
  }
  return asInTexts(locale, longDate(locale).format(date));
}

/** Kept per language: creating a format takes a hundred times as long as formatting a date. */
const longDates = new Map<string, Intl.DateTimeFormat>();

function longDate({ tag, formats = tag }: Language): Intl.DateTimeFormat {
  const format = longDates.get(formats) ?? new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' });
  longDates.set(formats, format);
  return format;
}

/** A range of days in a language's long form: "September 1 – 30, 2026", "1.–30. September 2026". */
export const formatDays = (locale: Language, { first, last }: Days): string =>
  asInTexts(locale, longDate(locale).formatRange(new Date(first), new Date(last)));

/** A number of days: "14 days", "14 дней". `Intl` puts a space into the Japanese one, which texts do not. */
export const formatDayCount = ({ tag }: Pick<Locale, 'tag'>, days: number): string => {
  const text = new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
  return tag === 'ja-JP' ? text.replace(/\s/, '') : text;
};

/** A day and its short month: "Sep 1", "1. Sept.". */
export const formatShortDay = ({ tag, formats = tag }: Language, day: Date): string =>
  new Intl.DateTimeFormat(formats, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(day);

/** Corrects what `Intl` prints where the language's style guide has another form. */
function asInTexts({ code }: Language, date: string): string {
  switch (code) {
    case 'zh':
    case 'tc':
      return date.replace(/(?<=\p{Script=Han})(?=\d)|(?<=\d)(?=\p{Script=Han})/gu, ' ');
    case 'vn':
      return `ngày ${date.replace(/, (?=\d{4})/g, ' năm ')}`;
    case 'th':
      return date.replaceAll('ค.ศ. ', '');
    default:
      return date;
  }
}

/** What separates a name from its value, where that is not a colon and a space. */
const colons: Partial<Record<LocaleCode, string>> = { zh: '：', tc: '：', jp: '：', km: '៖ ', fr: '\u00a0: ' };

/** A name and its value as a language writes them: "Profiles: 5", "环境：5", "Profils : 5". */
export const formatPair = (code: LocaleCode, name: string, value: string): string =>
  name + (colons[code] ?? ': ') + value;

/** A number cut off (not rounded) after some decimals, with commas between thousands. */
export function formatDecimal(value: number, decimals = 1): string {
  // Twelve digits remove binary rounding errors (0.1 + 0.2) before the number is cut off.
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(12).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const cut = fraction.slice(0, decimals).padEnd(decimals, '0');
  return `${value < 0 ? '-' : ''}${grouped}${decimals > 0 ? `.${cut}` : ''}`;
}

/** A whole number with a language's grouping separator: "1,000". A browser's `Intl` may differ from the build's. */
export function formatCount({ thousands }: Pick<Locale, 'thousands'>, count: number): string {
  const mark = thousands.replace(/\d/g, '');
  const digits = String(count);
  return digits.length + mark.length < thousands.length ? digits : digits.replace(/\B(?=(\d{3})+$)/g, mark);
}

/** A share (0.2) as a percentage in a language: "20%", "20 %", "%20". */
export const formatPercent = ({ percent }: Pick<Locale, 'percent'>, share: number): string =>
  percent.replace('20', String(Math.round(share * 100)));

const decimalMark = ({ price }: Pick<Locale, 'price'>): string => (price.includes(',') ? ',' : '.');

/** A number cut off after some decimals, as a language writes it: "1,234.5", "1.234,5". */
export function formatNumber(locale: Pick<Locale, 'thousands' | 'price'>, value: number, decimals = 1): string {
  const [whole = '', fraction] = formatDecimal(value, decimals).replaceAll(',', '').split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const count = formatCount(locale, Number(whole.slice(sign.length)));
  return sign + count + (fraction === undefined ? '' : decimalMark(locale) + fraction);
}

const currencySigns: Readonly<Record<Currency, { readonly sign: string; readonly decimals: number }>> = {
  USD: { sign: '$', decimals: 2 },
  BRL: { sign: 'R$', decimals: 2 },
  PLN: { sign: 'zł', decimals: 2 },
  VND: { sign: '₫', decimals: 0 },
};

/** A price as a language writes it: "$1,234.50", "1.234,50 $", "R$ 1.234,50"; spaces within it do not break. */
export function formatPrice(locale: Pick<Locale, 'thousands' | 'price'>, amount: number, currency: Currency): string {
  const { sign, decimals } = currencySigns[currency];
  const pattern = currency === 'USD' ? locale.price : locale.price.replace(/(?:US)?\$/, sign);
  // A currency code in letters never touches the number.
  return pattern.replace(/(?<=\p{L})(?=0.50)/u, '\u00a0').replace(/0.50/, () => formatNumber(locale, amount, decimals));
}
