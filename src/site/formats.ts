/**
 * Dates, decimals and prices as the site prints them (specification 5, design 9).
 */
import type { Currency, Locale } from './languages/locales.ts';
import type { Days } from './product/offers.ts';

/**
 * A date in a language's long form.
 * @param source ISO-style date, `Date`, or number (ms since the epoch)
 * @throws when the source is none of these
 */
export function formatDate(tag: string, source: string | Date | number): string {
  const readable = typeof source !== 'string' || /^\d{4}-\d{2}-\d{2}(T.*)?$/.test(source);
  const date = new Date(source);
  if (!readable || Number.isNaN(date.getTime())) {
    throw new Error(`"${source}" is not a date; expected an ISO date such as "2026-11-17", a Date or a number`);
  }
  return longDate(tag).format(date);
}

/** One format per language: to make one takes a hundred times as long as to write a date with it. */
const longDates = new Map<string, Intl.DateTimeFormat>();

function longDate(tag: string): Intl.DateTimeFormat {
  const format = longDates.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  longDates.set(tag, format);
  return format;
}

/** Some days in a row in a language's long form: "September 1 – 30, 2026", "1.–30. September 2026". */
export const formatDays = (tag: string, { first, last }: Days): string =>
  longDate(tag).formatRange(new Date(first), new Date(last));

/**
 * A number padded or cut off (not rounded) to some decimals, with thousands separated by commas; the minus sign stays.
 * @param decimals number of digits after the decimal point
 */
export function formatDecimal(value: number, decimals = 1): string {
  // Twelve digits remove binary rounding errors (0.1 + 0.2) before the number is cut off.
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(12).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const cut = fraction.slice(0, decimals).padEnd(decimals, '0');
  return `${value < 0 ? '-' : ''}${grouped}${decimals > 0 ? `.${cut}` : ''}`;
}

/**
 * A whole number as a language groups its digits: "1,000", "1.000", "1 000". By the table of languages and not by `Intl`, of
 * which a browser may have another version than the build: what is written there could then not be hydrated.
 */
export function formatCount({ thousands }: Pick<Locale, 'thousands'>, count: number): string {
  const mark = thousands.replace(/\d/g, '');
  const digits = String(count);
  return digits.length + mark.length < thousands.length ? digits : digits.replace(/\B(?=(\d{3})+$)/g, mark);
}

/** A share (0.2) as a percentage in a language: "20%", "20 %", "%20"; by the table, too. */
export const formatPercent = ({ percent }: Pick<Locale, 'percent'>, share: number): string =>
  percent.replace('20', String(Math.round(share * 100)));

const money: Readonly<Record<Currency, { readonly decimals: number; readonly write: (amount: string) => string }>> = {
  USD: { decimals: 2, write: (amount) => `$${amount}` },
  BRL: { decimals: 2, write: (amount) => `R$ ${amount}` },
  PLN: { decimals: 2, write: (amount) => `${amount} zł` },
  VND: { decimals: 0, write: (amount) => `${amount} ₫` },
};

/** A price in its currency, by the decimal rule; spaces within it do not break. */
export const formatPrice = (amount: number, currency: Currency): string =>
  money[currency].write(formatDecimal(amount, money[currency].decimals)).replaceAll(' ', '\u00a0');
