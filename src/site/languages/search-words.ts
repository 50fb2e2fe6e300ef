/** What the search knows of a language without the index: words of the pages, and other names for things. */

/** The folder of these files within that of the search index. */
export const wordFolder = 'words';

/** The address of a language's {@link Vocabulary}. */
export const wordsAddress = (tag: string): string => `/pagefind/${wordFolder}/${tag}.json`;

export interface Vocabulary {
  /** In lowercase, the most frequent first. */
  readonly words: readonly string[];
  readonly meanings: readonly Meaning[];
}

export interface Meaning {
  /** Its key in src/site/pages/search-meanings.ts, and the value of the index's filter `meaning`. */
  readonly id: string;
  readonly names: readonly string[];
  /** The page of the application that it means. */
  readonly account?: 'login' | 'register';
  /** Addresses that answer it, the best first. */
  readonly pages: readonly string[];
}

/** Letters, with hyphens and apostrophes inside. */
export const spelledWord = /\p{L}[\p{L}\p{M}'’-]*[\p{L}\p{M}]/gu;
/** Shorter words are not corrected: they are all too similar. */
export const shortestWord = 4;
