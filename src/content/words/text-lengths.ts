/**
 * How long a text is.
 */
import type { Nodes, Root } from 'mdast';
import { hasWordSpaces, isDense, isLocaleCode } from '../../site/languages/locales.ts';
import { walk } from '../text/walk';

/** A length: in letters where words are short or have no spaces between them, otherwise in words; code counts too. */
export interface TextLength {
  readonly unit: 'words' | 'letters';
  readonly count: number;
}

/**
 * The length of a body.
 * @param locale the language of the file; any other text than a language's code stands for a script with spaces
 */
export function lengthOf(body: Root, locale: string): TextLength {
  const unit = isLocaleCode(locale) && (!hasWordSpaces(locale) || isDense(locale)) ? 'letters' : 'words';
  let count = 0;
  walk<Nodes>(body, (node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode' && node.type !== 'code') return;
    count +=
      unit === 'letters'
        ? countWithout(node.value, /[^\p{L}\p{N}]+/gu)
        : (node.value.match(/[\p{L}\p{M}\p{N}'’-]+/gu)?.length ?? 0);
  });
  return { unit, count };
}

/**
 * The number of characters of a text that are not of some kind. It makes no list of them, so it is faster than counting the
 * matches of the others.
 * @param kind matches one or more characters that do not count, with the flags `g` and `u`
 */
export const countWithout = (text: string, kind: RegExp): number =>
  // A character beyond the first 65,536 is two units, of which one counts.
  text.replace(kind, '').replace(/[\uD800-\uDBFF]/g, '').length;
