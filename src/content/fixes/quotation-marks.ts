/**
 * The quotation marks of each language (docs/style). English sources have the straight ones of keyboards, for which
 * pages print curly ones (render/curly-quotes.ts).
 */
import type { Parents, Root, Text } from 'mdast';
import type { LocaleCode } from '../../site/languages/locales.ts';
import { fieldsWithoutText } from '../model/section-digests';
import { valuesIn } from '../text/front-matter-fields';
import { nodesOf, rangeOf, type TextRange } from '../text/walk';
import type { Fix } from './edits';

/** Opening and closing marks, with the spaces inside. */
export const quotationMarks: Readonly<Record<LocaleCode, readonly [open: string, close: string]>> = {
  en: ['"', '"'],
  zh: ['“', '”'],
  ru: ['«', '»'],
  vn: ['“', '”'],
  es: ['«', '»'],
  pt: ['“', '”'],
  tr: ['“', '”'],
  th: ['“', '”'],
  fr: ['«\u00A0', '\u00A0»'],
  uk: ['«', '»'],
  ko: ['“', '”'],
  hi: ['“', '”'],
  jp: ['「', '」'],
  tc: ['「', '」'],
  de: ['„', '“'],
  fil: ['“', '”'],
  km: ['«', '»'],
  pl: ['„', '”'],
  nl: ['‘', '’'],
  ro: ['„', '”'],
};

export const withStraightMarks = (text: string): string => text.replace(everyMark, '"');

const everyMark = new RegExp(
  Object.values(quotationMarks)
    .flat()
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

interface Mark extends TextRange {
  readonly before: string;
  readonly after: string;
}

/** Finds straight marks (in English, curly ones) and the language's own marks in the wrong position. */
export function fixQuotationMarks(file: string, body: Root, locale: LocaleCode): Fix[] {
  // In front matter, straight marks are right in English, and quote nearly every value.
  const inFields = locale === 'en' ? [] : marksInFields(file, locale);
  return [...inFields, ...marksInBody(file, body, locale)].flatMap((marks) => fixesOf(marks, file, locale));
}

/** Marks come in pairs, without spaces inside. Otherwise the intent is unclear, and nothing is fixed. */
function fixesOf(marks: readonly Mark[], file: string, locale: LocaleCode): Fix[] {
  const isClear = marks.every(({ before, after }, place) =>
    place % 2 === 0 ? !/^\s?$/.test(after) && !/[\p{L}\p{N}]$/u.test(before) : !/^\s?$/.test(before),
  );
  if (marks.length % 2 === 1 || (!isClear && !unspaced.includes(locale))) return [];
  return marks.map(({ from, to }, place): Fix => {
    const text = quotationMarks[locale][place % 2] ?? '';
    const message = `${file.slice(from, to)} is not a quotation mark of this language; write ${text.trim()}`;
    return { rule: 'quotation-marks', message, from, to, text };
  });
}

const unspaced: readonly LocaleCode[] = ['zh', 'tc', 'jp', 'th', 'km'];

function marksInBody(file: string, body: Root, locale: LocaleCode): Mark[][] {
  const sign = signs(locale);
  return nodesOf(body, 'paragraph', 'heading', 'tableCell').flatMap((node) => {
    const isInAddress = bareAddressesIn(file, node).some((after) => new RegExp(sign).test(after));
    if (isInAddress) return [];
    const ranges = textsIn(node).map(rangeOf);
    return [
      ranges.flatMap((range) => marksBetween(file, range, sign)),
      ...ranges.flatMap((range) => pairsOfOthers(file, range, locale)),
    ];
  });
}

/** What follows each address without `<` and `>`, which ends at a straight mark but includes most others. */
function bareAddressesIn(file: string, node: Parents): string[] {
  return node.children.flatMap((child) => {
    if (child.type === 'link' && !/[[<]/.test(file.charAt(child.position?.start.offset ?? 0))) {
      return /^[^\s<]*/.exec(file.slice(child.position?.end.offset)) ?? [];
    }
    return 'children' in child ? bareAddressesIn(file, child) : [];
  });
}

/** Without texts that are also the name of a definition. */
const textsIn = (node: Parents): Text[] =>
  node.children.flatMap((child) => {
    if (child.type === 'text') return [child];
    const isName = child.type === 'linkReference' && child.referenceType !== 'full';
    return 'children' in child && !isName ? textsIn(child) : [];
  });

const marksInFields = (file: string, locale: LocaleCode): Mark[][] =>
  valuesIn(file, fieldsWithoutText).flatMap(({ from, to, scalar: { type, value } }) => {
    if (typeof value !== 'string') return [];
    const inner = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 1 : 0;
    const within = { from: from + inner, to: to - inner };
    return [marksBetween(file, within, /\\?"/g), ...pairsOfOthers(file, within, locale)];
  });

const doubleMarks = ['“”', '„“', '„”', '«»'];

/** Pairs of another language, not within the language's own. */
function pairsOfOthers(file: string, { from, to }: TextRange, locale: LocaleCode): Mark[][] {
  const [open, close] = quotationMarks[locale].map((mark) => mark.trim()) as [string, string];
  const text = file.slice(from, to);
  const isWithin = (at: number): boolean => text.lastIndexOf(open, at - 1) > text.lastIndexOf(close, at - 1);
  return (
    doubleMarks
      // English ones are found one by one.
      .filter((pair) => pair !== (locale === 'en' ? '“”' : open + close))
      .flatMap((pair) => [...text.matchAll(new RegExp(`${pair[0]}[^“”„«»\\n]+${pair[1]}`, 'g'))])
      .filter(({ index }) => locale === 'en' || index === 0 || !isWithin(index))
      .map(({ 0: found, index }) => {
        const marks = [index, index + found.length - 1];
        return marks.flatMap((at) => marksBetween(file, { from: from + at, to: from + at + 1 }, /[“”„«»]/g));
      })
  );
}

const signs = (locale: LocaleCode): RegExp => (locale === 'en' ? /[“”]/g : /(?<!\\)"/g);

const marksBetween = (file: string, { from, to }: TextRange, sign: RegExp): Mark[] =>
  [...file.slice(from, to).matchAll(sign)].map(({ 0: found, index }) => {
    const start = from + index;
    const end = start + found.length;
    return { from: start, to: end, before: file.slice(Math.max(start - 1, 0), start), after: file.slice(end, end + 1) };
  });
