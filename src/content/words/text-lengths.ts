import type { Root } from 'mdast';
import { hasWordSpaces, isDense, isLocaleCode } from '../../site/languages/locales.ts';
import { nodesOf } from '../text/walk';

/** In letters where words are short or have no spaces between them, otherwise in words; code counts too. */
export interface TextLength {
  readonly unit: 'words' | 'letters';
  readonly count: number;
}

/** @param locale the language of the file; any other text stands for a script with spaces */
export function lengthOf(body: Root, locale: string): TextLength {
  const unit = isLocaleCode(locale) && (!hasWordSpaces(locale) || isDense(locale)) ? 'letters' : 'words';
  const counts = nodesOf(body, 'text', 'inlineCode', 'code').map(({ value }) =>
    unit === 'letters'
      ? countWithout(value, /[^\p{L}\p{N}]+/gu)
      : (value.match(/[\p{L}\p{M}\p{N}'’-]+/gu)?.length ?? 0),
  );
  return { unit, count: counts.reduce((sum, count) => sum + count, 0) };
}

/**
 * Counts characters that are not of some kind, without listing them, which is faster.
 * @param kind matches one or more characters that do not count, with the flags `g` and `u`
 */
export const countWithout = (text: string, kind: RegExp): number =>
  // A surrogate pair counts once.
  text.replace(kind, '').replace(/[\uD800-\uDBFF]/g, '').length;
