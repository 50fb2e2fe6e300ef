/**
 * Phrases of languages that write no spaces between words, and set apart by them what belongs together.
 */

/** Such a language's letters: Khmer. */
const letters = /[\u1780-\u17ff]/;

/** The phrases of a text in such a language; of any other text, the text. */
export const phrasesOf = (text: string): readonly string[] =>
  letters.test(text) ? text.split(' ').filter(Boolean) : [text];
