/**
 * The excerpts of search results, as text: no markup of the index reaches the page.
 */

/** A piece of an excerpt. */
export interface ExcerptPart {
  readonly text: string;
  /** Whether it is what the visitor looked for. */
  readonly hit: boolean;
}

/** Takes an excerpt of Pagefind apart: text in which only `<`, `>` are escaped and hits are marked. */
export const excerptParts = (excerpt: string): ExcerptPart[] =>
  excerpt
    // Chinese, Japanese and Thai are marked word by word.
    .replaceAll('</mark><mark>', '')
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((text, place) => ({ text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'), hit: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
