/** Pagefind and the index of the visitor's language, loaded when the search is first opened. */
import { type LocaleCode, localeOf } from '../../../site/languages/locales';
import { type Vocabulary, wordsAddress } from '../../../site/languages/search-words';
import { needsWordSpaces } from '../../../site/languages/word-spaces';
import type { PagefindIndex, SearchAnswer } from './hit';
import { inLanguage } from './in-language';

interface PagefindScript {
  readonly createInstance: (options: PagefindOptions) => PagefindIndex;
}
interface PagefindOptions {
  readonly excerptLength: number;
  readonly ranking: { readonly metaWeights: Readonly<Record<string, number>> };
}

/** Section names do not count, titles count most, a character counts as a word. */
const optionsOf = (locale: LocaleCode): PagefindOptions => ({
  excerptLength: needsWordSpaces(locale) ? 72 : 24,
  ranking: { metaWeights: { title: 10, section: 0 } },
});

const scriptPath = '/pagefind/pagefind.js';

const instances = new Map<LocaleCode, Promise<PagefindIndex>>();
let attempts = 0;

/** Whatever failed to load is requested again the next time. */
export function loadSearch(locale: LocaleCode): Promise<PagefindIndex> {
  const known = instances.get(locale);
  if (known) return known;
  const loading = loadScript().then(({ createInstance }) =>
    inTurn(inLanguage(document, locale, () => createInstance(optionsOf(locale)))),
  );
  loading.catch(() => instances.delete(locale));
  instances.set(locale, loading);
  return loading;
}

/** One query at a time: parallel ones lose what the other has loaded, and find too little. */
export function inTurn(index: PagefindIndex): PagefindIndex {
  let last: Promise<unknown> = Promise.resolve();
  return {
    search: (words, options) => {
      const answer = last.then(() => index.search(words, options));
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}

/** A browser may cache a failed import, so a retry needs a different address. */
function loadScript(): Promise<PagefindScript> {
  const address = attempts === 0 ? scriptPath : `${scriptPath}?${attempts}`;
  attempts += 1;
  return import(/* webpackIgnore: true */ address);
}

const vocabularies = new Map<LocaleCode, Promise<Vocabulary>>();

/** If it fails to load, the vocabulary is empty and queries go out as typed. */
function loadVocabulary(locale: LocaleCode): Promise<Vocabulary> {
  const known = vocabularies.get(locale);
  if (known) return known;
  const loading = fetch(wordsAddress(localeOf(locale).tag)).then((answer): Promise<Vocabulary> => {
    if (!answer.ok) throw new Error(`The word list of ${locale} could not be loaded: status ${answer.status}`);
    return answer.json();
  });
  const vocabulary = loading.catch((): Vocabulary => {
    vocabularies.delete(locale);
    return { words: [], meanings: [] };
  });
  vocabularies.set(locale, vocabulary);
  return vocabulary;
}

/** @throws when script or index cannot be loaded */
export async function search(locale: LocaleCode, words: string): Promise<SearchAnswer> {
  const [index, vocabulary, { ask }] = await Promise.all([
    loadSearch(locale),
    loadVocabulary(locale),
    // Not needed before something is typed.
    import('./ask'),
  ]);
  return ask(index, vocabulary, locale, words).catch((cause: unknown) => {
    instances.delete(locale);
    throw cause;
  });
}
