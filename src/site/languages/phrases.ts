/**
 * Phrases of languages without spaces between words, which use spaces to separate phrases instead.
 */

/** The letters of such languages: Thai and Khmer. */
const letters = /[\u0e00-\u0e7f\u1780-\u17ff]/;

/** The phrases of a text in such a language; any other text is returned as one phrase. */
export const phrasesOf = (text: string): readonly string[] =>
  letters.test(text) ? text.split(' ').filter(Boolean) : [text];
