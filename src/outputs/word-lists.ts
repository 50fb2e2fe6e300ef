import type { SearchDocument } from '../gatsby/written/search-document';
import { searchText } from '../site/languages/search-text';
import { spelledWord } from '../site/languages/search-words';
import { hasSigns } from '../site/languages/word-spaces';

const mostWords = 8_000;

/** The words that the search suggests: the most frequent of each language, by its tag; none of unspaced scripts. */
export function wordLists(documents: readonly Pick<SearchDocument, 'language' | 'text'>[]): Map<string, string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const { language, text } of documents) {
    const count = counts.get(language) ?? new Map<string, number>();
    counts.set(language, count);
    for (const [written] of text.matchAll(spelledWord)) {
      // In the index's lowercase, which is the same in every language. The parts of a word count too.
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
