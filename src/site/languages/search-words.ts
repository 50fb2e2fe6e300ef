/**
 * The words of a language's pages, from which the search suggests the right spelling of a misspelled word.
 */

/** The folder of the word lists within the folder of the search index. */
export const wordFolder = 'words';

/** The address of the words of a language on its host, by its tag. */
export const wordsAddress = (tag: string): string => `/pagefind/${wordFolder}/${tag}.json`;

/** A word that may be misspelled: letters, with hyphens and apostrophes within. */
export const spelledWord = /\p{L}[\p{L}\p{M}'’-]*[\p{L}\p{M}]/gu;

/** The length of the shortest word in a list: shorter words are all too similar to each other. */
export const shortestWord = 4;
