/**
 * Compares numbers about the product with the facts page, `docs/product-facts.md` (docs/content.md). In every language: sizes (`2 GB`),
 * versions of systems, Chromium and Facet (`macOS 13`), percentages, prices, and periods of seven days or more; in English also profiles,
 * members and requests. Not code, addresses, numbers in words, or other units, which are mostly durations (`20 seconds`). A number in a
 * worked example belongs in the table "Numbers in examples" of the facts page, and is allowed on its page only.
 */
import type { Fault } from '../faults';
import { readableMarkdown } from './readable-text';
import { factsFile } from './word-rules';

/** A number with its unit or name, in a form common to all languages: `30 %`, `macOS 13`, `90 days`. */
export interface ProductNumber {
  readonly value: string;
  readonly unit: string;
  readonly text: string;
  /** Offset in the line, in UTF-16 units. */
  readonly index: number;
}

type ProductFacts = ReturnType<typeof readFacts>;

/** Digits in groups of three, with a decimal part. A space may be narrow or no-break. */
const value = String.raw`(?<value>\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?)`;
const gap = String.raw`[\s-]?`;
/** What cannot directly precede a number or follow its unit. Scripts without spaces join words to numbers. */
const start = String.raw`(?<![\d.,\p{L}\p{M}]|\d\s)`;
const end = String.raw`(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}\p{M}])`;

const units: Readonly<Record<string, string>> = {
  KB: 'KB|КБ|Ko',
  MB: 'MB|МБ|Mo',
  GB: 'GB|ГБ|Go',
  TB: 'TB|ТБ|To',
  '%': '%|percent',
  USD: String.raw`USD|(?:US |US-|Amerikaanse |ABD |米|अमेरिकी |de )?(?:dollars?|Dollar|dólares|dolar\p{L}*|долл?ар\p{L}*|डॉलर)|美元|米ドル|ドル|달러|ดอลลาร์|ដុល្លារ`,
  BRL: 'BRL|reais',
  PLN: 'PLN|zł',
  VND: 'VND|đồng|₫',
  days: String.raw`(?:business |working )?days?|Tage?n?|jours?|días?|dias?|дн\p{L}+|дён|день|dni|dzień|dagen|dag|(?:de )?zile|zi|gün|ngày|araw|दिन|วัน|ថ្ងៃ|天|日間|日以内|(?<!월 ?\d+)일`,
  profiles: 'profiles?',
  members: 'members?',
  requests: 'requests?',
};

const signs: Readonly<Record<string, string>> = {
  '%': '%',
  USD: String.raw`(?:US)?\$`,
  BRL: String.raw`R\$`,
  VND: '₫',
};

/** Names followed by a version. A version without a name is one of Facet's. */
const named =
  '(?<![\\p{L}\\p{M}])(?:Windows|macOS|Ubuntu|Debian|Fedora|Android|iOS|Chromium|Chrome|Firefox|Facet|versi[oó]n|versão|version|versie|wersj\\p{L}*|верс\\p{L}+|версі\\p{L}+|versiun\\p{L}+|sürüm|phiên bản)|版本|バージョン|버전|เวอร์ชัน';
const isSystem = /^(?:Windows|macOS|Ubuntu|Debian|Fedora|Android|iOS|Chromium|Chrome|Firefox)$/;

const patterns: readonly (readonly [RegExp, (found: Readonly<Record<string, string>>) => string])[] = [
  ...Object.entries(units).map(
    ([unit, words]) => [new RegExp(`${start}${value}${gap}(?:${words})${end}`, 'gu'), () => unit] as const,
  ),
  ...Object.entries(signs).map(
    ([unit, sign]) => [new RegExp(`(?<![\\p{L}\\d])${sign}\\s?${value}`, 'gu'), () => unit] as const,
  ),
  [
    // "Windows 64 位" is not a version.
    new RegExp(String.raw`(?<name>${named})\s(?!32|64)(?<value>\d+(?:\.\d+)?)`, 'giu'),
    ({ name = '' }) => (isSystem.test(name) ? name : 'Facet'),
  ],
];

/** Without group separators, and with a period before decimals. */
const plain = (digits: string): string => digits.replace(/[.,\s](?=\d{3}(?!\d))/g, '').replace(',', '.');

/** Shorter periods are how long some work takes, not a limit of the product. */
const fewestDays = 7;

export function productNumbers(line: string): readonly ProductNumber[] {
  if (!/\d/.test(line)) return [];
  return patterns
    .filter(([pattern]) => line.search(pattern) >= 0)
    .flatMap(([pattern, unitOf]) =>
      [...line.matchAll(pattern)].map((match) => {
        const { groups = {}, index, 0: text } = match;
        const unit = unitOf(groups);
        return { value: isVersion(unit) ? (groups.value ?? '') : plain(groups.value ?? ''), unit, text, index };
      }),
    )
    .filter(({ unit, value }) => unit !== 'days' || Number(value) >= fewestDays)
    .sort((a, b) => a.index - b.index);
}

const isVersion = (unit: string): boolean => unit === 'Facet' || isSystem.test(unit);

const allNumbers = (text: string): readonly ProductNumber[] => text.split('\n').flatMap(productNumbers);

/** Heading of the table with columns for page and numbers. */
const examplesTitle = 'Numbers in examples';

export function readFacts(page: string) {
  const parts = page.split(/^## /m);
  const examples = parts.find((part) => part.startsWith(examplesTitle)) ?? '';
  const rows = examples.split('\n').filter((line) => /^\| *`/.test(line));
  return {
    everywhere: parts.filter((part) => part !== examples).flatMap((part) => allNumbers(readableMarkdown(part))),
    /** Numbers of worked examples, by the folder of the page: `content/blog/first`. */
    examples: new Map(
      rows.map((row) => {
        const [, folder = ''] = /`([^`]+)`/.exec(row) ?? [];
        return [folder, productNumbers(row)] as const;
      }),
    ),
  };
}

const sameAs =
  (number: ProductNumber) =>
  (fact: ProductNumber): boolean =>
    fact.unit === number.unit && fact.value === number.value;

/** Finds numbers that are not on the facts page. */
export function numberFaults(file: string, readable: string, facts: ProductFacts): Fault[] {
  const folder = file.replace(/\/[^/]+$/, '');
  const known = [...facts.everywhere, ...(facts.examples.get(folder) ?? [])];
  return readable.split('\n').flatMap((line, place) =>
    productNumbers(line)
      .filter((number) => !known.some(sameAs(number)))
      .map((number): Fault => {
        const message = `"${number.text}" is not in ${factsFile}, ${alike(number, facts)}; correct the number, or update that file first`;
        return { file, line: place + 1, column: number.index + 1, rule: 'unknown-number', message };
      }),
  );
}

function alike({ unit }: ProductNumber, { everywhere }: ProductFacts): string {
  const values = [...new Set(everywhere.filter((fact) => fact.unit === unit).map((fact) => fact.value))];
  const names = isVersion(unit)
    ? values.map((version) => `${unit} ${version}`)
    : values.map((number) => `${number} ${unit}`);
  return names.length > 0 ? `which has ${names.join(', ')}` : 'which has no such number';
}
