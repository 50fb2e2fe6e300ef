/**
 * The words on the pages of each language, the most frequent first. The search suggests them for a misspelled word.
 */

import type { SearchDocument } from '../gatsby/written/search-document';
import { searchText } from '../site/languages/search-text';
import { spelledWord } from '../site/languages/search-words';
import { hasSigns } from '../site/languages/word-spaces';

/** The maximum number of words in a list; rarer ones are left out. */
const mostWords = 8_000;

/** Makes the list of each language that writes spaces between its words, by its tag. */
export function wordLists(documents: readonly Pick<SearchDocument, 'language' | 'text'>[]): Map<string, string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const { language, text } of documents) {
    const count = counts.get(language) ?? new Map<string, number>();
    counts.set(language, count);
    for (const [written] of text.matchAll(spelledWord)) {
      // In the lowercase of the index, which is the same in every language; the parts of a word by themselves, too.
      const word = searchText(written).toLowerCase();
      const parts = word.split(/['’-]/).filter(({ length }) => length > 1);
      for (const each of new Set([word, ...parts])) if (!hasSigns(each)) count.set(each, (count.get(each) ?? 0) + 1);
    }
  }
  return new Map(
    [...counts].map(([language, count]) => [
      language,
      [...count]
        .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
        .map(([word]) => word)
        .slice(0, mostWords),
    ]),
  );
}
