const wordsPerMinute = 265;

/** Scripts without spaces between words, or, as Korean, without spaces before another script. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu;

/** A word of the other scripts: `don't`, `example.com`, `1,000`. */
const spaced = /[\p{L}\p{N}\p{M}_]+(?:['’.:·][\p{L}\p{M}]+|[.,;’'][\p{N}]+)*/gu;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

export function minutesToRead(html: string): number {
  const text = html.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, ' ');
  return Math.max(1, Math.round(wordsIn(text) / wordsPerMinute));
}

/** Counts words as `Intl.Segmenter` does, which takes 4 ms for a thousand words; the pattern takes 0.1 ms. */
export function wordsIn(text: string): number {
  let words = text.replace(unspaced, ' ').match(spaced)?.length ?? 0;
  for (const [part] of text.matchAll(unspaced)) {
    for (const { isWordLike } of segmenter.segment(part)) if (isWordLike) words += 1;
  }
  return words;
}
