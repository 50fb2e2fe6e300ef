/**
 * Numbers that say something about the product, held against the facts page, `docs/product-facts.md` (design 5).
 *
 * What is read, in every language: sizes (`2 GB`), versions of systems, of Chromium and of Facet (`macOS 13`), percentages,
 * prices, and days from a week on; in English also profiles, members and requests. What is not: code, addresses, numbers in
 * words, and other units, which are mostly lengths of work and waits (`20 seconds`). A number of a worked example, which says
 * nothing about the product, stands in the facts page's table "Numbers in examples", for its page alone.
 */
import type { Fault } from './faults';
import { readableText } from './readable-text';

/** The facts page, relative to the project. */
export const factsFile = 'docs/product-facts.md';

/** A number with what it counts, as the texts of all languages mean it: `30 %`, `macOS 13`, `90 days`. */
export interface ProductNumber {
  readonly value: string;
  readonly unit: string;
  /** As it stands in the text. */
  readonly text: string;
  /** Where it stands in its line, in UTF-16 units from 0. */
  readonly index: number;
}

/** The numbers that may stand on pages. */
export interface ProductFacts {
  readonly everywhere: readonly ProductNumber[];
  /** Numbers of worked examples, by the folder of the page that may use them: `content/blog/first`. */
  readonly examples: ReadonlyMap<string, readonly ProductNumber[]>;
}

/** Digits in groups of three, with a decimal part. A space in between may be a narrow or a no-break one. */
const value = String.raw`(?<value>\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?)`;
const gap = String.raw`[\s-]?`;
/** What must not stand around a word in scripts that divide words by spaces; the others join words to numbers. */
const start = String.raw`(?<![\d.,\p{L}\p{M}]|\d\s)`;
const end = String.raw`(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}\p{M}])`;

/** Units that stand behind their number, as the languages write them. */
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

/** Signs that stand before their number. */
const signs: Readonly<Record<string, string>> = {
  '%': '%',
  USD: String.raw`(?:US)?\$`,
  BRL: String.raw`R\$`,
  VND: '₫',
};

/** Names with a version behind them. A version without a name is one of Facet's. */
const named =
  'Windows|macOS|Ubuntu|Debian|Fedora|Android|iOS|Chromium|Chrome|Firefox|Facet|versi[oó]n|versão|version|versie|wersj\\p{L}*|верс\\p{L}+|версі\\p{L}+|versiun\\p{L}+|sürüm|phiên bản|版本|バージョン|버전|เวอร์ชัน';
const isSystem = /^(?:Windows|macOS|Ubuntu|Debian|Fedora|Android|iOS|Chromium|Chrome|Firefox)$/;

const patterns: readonly (readonly [RegExp, (found: Readonly<Record<string, string>>) => string])[] = [
  ...Object.entries(units).map(
    ([unit, words]) => [new RegExp(`${start}${value}${gap}(?:${words})${end}`, 'gu'), () => unit] as const,
  ),
  ...Object.entries(signs).map(
    ([unit, sign]) => [new RegExp(`(?<![\\p{L}\\d])${sign}\\s?${value}`, 'gu'), () => unit] as const,
  ),
  [
    // "Windows 64 位" is no version.
    new RegExp(String.raw`(?<name>${named})\s(?!32|64)(?<value>\d+(?:\.\d+)?)`, 'giu'),
    ({ name = '' }) => (isSystem.test(name) ? name : 'Facet'),
  ],
];

/** The number without the signs that divide its groups, with a point before its decimals. */
const plain = (digits: string): string => digits.replace(/[.,\s](?=\d{3}(?!\d))/g, '').replace(',', '.');

/** Fewer days than this are the length of some work, not a limit of the product. */
const fewestDays = 7;

/** Reads the numbers of one line. */
export function productNumbers(line: string): readonly ProductNumber[] {
  return patterns
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

/** The heading under which the numbers of worked examples stand, in a table of page and numbers. */
const examplesTitle = 'Numbers in examples';

/** Reads the facts page. */
export function readFacts(page: string): ProductFacts {
  const parts = page.split(/^## /m);
  const examples = parts.find((part) => part.startsWith(examplesTitle)) ?? '';
  const rows = examples.split('\n').filter((line) => /^\| *`/.test(line));
  return {
    everywhere: parts.filter((part) => part !== examples).flatMap((part) => allNumbers(readableText(part, false))),
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

/**
 * Finds the numbers of a file, Markdown or messages as JSON, that the facts page does not have.
 * @param file path relative to the project
 */
export function numberFaults(file: string, text: string, facts: ProductFacts): Fault[] {
  const folder = file.replace(/\/[^/]+$/, '');
  const known = [...facts.everywhere, ...(facts.examples.get(folder) ?? [])];
  return readableText(text, file.endsWith('.json'))
    .split('\n')
    .flatMap((line, place) =>
      productNumbers(line)
        .filter((number) => !known.some(sameAs(number)))
        .map(
          (number): Fault => ({
            file,
            line: place + 1,
            column: number.index + 1,
            rule: 'unknown-number',
            message: `"${number.text}" is not in ${factsFile}, ${alike(number, facts)}; correct it, or the facts first`,
          }),
        ),
    );
}

function alike({ unit }: ProductNumber, { everywhere }: ProductFacts): string {
  const values = [...new Set(everywhere.filter((fact) => fact.unit === unit).map((fact) => fact.value))];
  const names = isVersion(unit)
    ? values.map((version) => `${unit} ${version}`)
    : values.map((number) => `${number} ${unit}`);
  return names.length > 0 ? `which has ${names.join(', ')}` : 'which has none of its kind';
}
