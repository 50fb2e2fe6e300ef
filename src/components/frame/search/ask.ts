import type { LocaleCode } from '../../../site/languages/locales';
import { askedText } from '../../../site/languages/search-text';
import type { Vocabulary } from '../../../site/languages/search-words';
import { find } from './find';
import type { PagefindIndex, SearchAnswer } from './hit';
import { interpret, type Lexicon, lexiconOf, strangeWords } from './interpret';

const lexicons = new WeakMap<Vocabulary, Lexicon>();

export async function ask(
  index: PagefindIndex,
  vocabulary: Vocabulary,
  locale: LocaleCode,
  words: string,
): Promise<SearchAnswer> {
  const lexicon = lexicons.get(vocabulary) ?? lexiconOf(vocabulary, locale);
  lexicons.set(vocabulary, lexicon);
  // Pagefind knows words by their stems, and more words than the list.
  const strange = await Promise.all(
    strangeWords(words, lexicon).map(async (word) => {
      const { results } = await index.search(`"${askedText(word, locale)}"`);
      return results.length > 0 ? [word] : [];
    }),
  );
  return find(index, locale, interpret(words, lexicon, strange.flat()));
}
