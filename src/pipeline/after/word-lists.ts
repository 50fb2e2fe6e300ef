/**
 * The words on the pages of each language, the most frequent first. The search suggests them for a misspelled word.
 */
import { shortestWord, spelledWord } from '../../site/languages/search-words';
import { hasSigns } from '../../site/languages/word-spaces';
import type { SearchDocument } from './search-document';

/** The maximum number of words in a list; rarer ones are left out. */
const mostWords = 8_000;

/** Makes the list of each language that writes spaces between its words, by its tag. */
export function wordLists(documents: readonly Pick<SearchDocument, 'language' | 'text'>[]): Map<string, string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const { language, text } of documents) {
    const count = counts.get(language) ?? new Map<string, number>();
    counts.set(language, count);
    for (const [written] of text.matchAll(spelledWord)) {
      const word = written.toLocaleLowerCase(language);
      if (word.length >= shortestWord && !hasSigns(word)) count.set(word, (count.get(word) ?? 0) + 1);
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
