/**
 * The words of a language's pages, which the search knows a misspelled word by.
 */

/** The folder of the lists within that of the search index. */
export const wordFolder = 'words';

/** The address of the words of a language on its host, by its tag. */
export const wordsAddress = (tag: string): string => `/pagefind/${wordFolder}/${tag}.json`;

/** A word that may be misspelled: letters, with hyphens and apostrophes within. */
export const spelledWord = /\p{L}[\p{L}\p{M}'’-]*[\p{L}\p{M}]/gu;

/** Letters of the shortest word in a list: shorter ones are all near each other. */
export const shortestWord = 4;
