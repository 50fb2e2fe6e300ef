/**
 * What the search knows of a language before it asks the index: the words of the pages, from which it suggests the right spelling,
 * and what visitors call the things that pages call otherwise.
 */

/** The folder of these files within the folder of the search index. */
export const wordFolder = 'words';

/** The address of a language's {@link Vocabulary} on its host, by its tag. */
export const wordsAddress = (tag: string): string => `/pagefind/${wordFolder}/${tag}.json`;

/** What the search knows of a language. */
export interface Vocabulary {
  /** The words of the pages in lowercase, the most frequent first. */
  readonly words: readonly string[];
  readonly meanings: readonly Meaning[];
}

/** Something that visitors look for under several names (`locales/<code>/search.json`). */
export interface Meaning {
  /** Its key in the table of src/site/pages/search-meanings.ts, and the value of the index's filter `meaning`. */
  readonly id: string;
  /** Its names; the first is the one that pages use. */
  readonly names: readonly string[];
  /** The place of the application that it means. */
  readonly account?: 'login' | 'register';
  /** Addresses on the host of what answers it, the best first. */
  readonly pages: readonly string[];
}

/** A word: letters, with hyphens and apostrophes within. */
export const spelledWord = /\p{L}[\p{L}\p{M}'’-]*[\p{L}\p{M}]/gu;

/** The length of the shortest word that is corrected: shorter words are all too similar to each other. */
export const shortestWord = 4;
