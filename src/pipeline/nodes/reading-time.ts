/**
 * How long a text takes to read.
 */

/** Words that a person reads in a minute. */
const wordsPerMinute = 265;

/** Finds the words of every script, including those that put no spaces between words. */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Minutes, at least one. */
export function minutesToRead(html: string): number {
  const text = html.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, ' ');
  const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
