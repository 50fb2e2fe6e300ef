/** Where the lines of a large heading may break in languages without spaces between words. */

/** Thai and Khmer, which use spaces to separate phrases. */
const spaced = /[\u0e00-\u0e7f\u1780-\u17ff]/;
const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What no line of Chinese begins with: closing marks, spaces, particles. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\s的了吗呢吧着过地得]/u;
/** What no line ends with. */
const opening = /[\p{Ps}\p{Pi}]$/u;
/** The end of a clause: a single letter after it belongs to what follows. */
const clauseEnd = /[\p{P}\s]$/u;

/** The phrases of a Thai or Khmer text; any other text is one phrase. */
export const phrasesOf = (text: string): readonly string[] =>
  spaced.test(text) ? text.split(' ').filter(Boolean) : [text];

/**
 * The parts of a Chinese text between which a line may break; any other text is one part. Browsers break Chinese
 * after any character, and `Intl.Segmenter` splits some words (浏览 and 器), so a single character stays with the one
 * before it.
 */
export function chineseParts(text: string): readonly string[] {
  if (!han.test(text) || kana.test(text)) return [text];
  const parts: string[] = [];
  /** Whether the last part needs what follows: an opening mark, or a single character at the start of a clause. */
  let isOpen = false;
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const last = parts.at(-1) ?? '';
    const isSingle = [...segment].length === 1 && han.test(segment);
    const beginsClause = last === '' || clauseEnd.test(last);
    if (last !== '' && (isOpen || closing.test(segment) || (isSingle && !beginsClause))) {
      parts[parts.length - 1] = last + segment;
      isOpen = opening.test(segment) || (isOpen && closing.test(segment));
    } else {
      parts.push(segment);
      isOpen = opening.test(segment) || isSingle;
    }
  }
  return parts;
}
