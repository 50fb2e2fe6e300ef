import type { LocaleCode } from '../../../site/languages/locales';
import { askedText, searchText, shownText } from '../../../site/languages/search-text';
import { hasSigns, needsWordSpaces } from '../../../site/languages/word-spaces';
import { excerptAround, excerptParts } from './excerpt';
import type { PagefindIndex, PagefindResult, SearchAnswer, SearchHit } from './hit';
import { rankHits } from './hit-rank';
import type { Asked } from './interpret';

export async function find(index: PagefindIndex, locale: LocaleCode, asked: Asked): Promise<SearchAnswer> {
  const { words, queries, otherwise, meaning } = asked;
  const ask = (query: string) => resultsOf(index, locale, query);
  const of = meaning?.of;
  const answers = of?.pages.length ? (await index.search(null, { filters: { meaning: of.id } })).results : [];
  let found = unique((await Promise.all(queries.map(ask))).flat());
  if (found.length === 0 && otherwise) found = await ask(otherwise);
  const others = found.filter(({ id }) => !answers.some((answer) => answer.id === id));

  const bySigns = needsWordSpaces(locale);
  const typed = searchText(words).toLowerCase();
  const load = async (result: PagefindResult) => {
    const { url, content, excerpt, meta } = await result.data();
    const text = bySigns ? shownText(content, locale) : '';
    const hit: SearchHit = {
      url,
      title: shownText(meta.title ?? '', locale),
      section: meta.section ?? '',
      // Pagefind marks every occurrence of each character; only the typed sequence is wanted.
      excerpt: bySigns ? excerptAround(text, typed, locale) : excerptParts(shownText(excerpt, locale)),
    };
    // Pagefind also ranks by single characters.
    return { hit, often: text.toLowerCase().split(typed).length };
  };
  const hitsOf = async (results: readonly PagefindResult[]): Promise<readonly SearchHit[]> =>
    (await Promise.all(results.map(load))).sort((a, b) => b.often - a.often).map(({ hit }) => hit);
  return {
    words,
    // Among other words, the name may be part of the query.
    account: meaning?.alone || queries.length === 0 ? of?.account : undefined,
    total: answers.length + others.length,
    hits: async (from, to) => {
      if (from > 0) return hitsOf(others.slice(from - answers.length, to - answers.length));
      const answering = await hitsOf(answers);
      const first = of?.pages.flatMap((page) => answering.filter(({ url }) => url === page)) ?? [];
      const rest = await hitsOf(others.slice(0, Math.max(to - first.length, 0)));
      return meaning?.alone ? [...first, ...rankHits(rest, words)] : rankHits([...first, ...rest], words);
    },
  };
}

const unique = (results: readonly PagefindResult[]): readonly PagefindResult[] => [
  ...new Map(results.map((result) => [result.id, result])).values(),
];

const resultsOf = async (
  index: PagefindIndex,
  locale: LocaleCode,
  query: string,
): Promise<readonly PagefindResult[]> =>
  hasSigns(query) ? resultsBySigns(index, locale, query) : (await index.search(askedText(query, locale))).results;

/** Keeps texts that contain each word as typed; Pagefind matches and ranks single characters. */
async function resultsBySigns(
  index: PagefindIndex,
  locale: LocaleCode,
  words: string,
): Promise<readonly PagefindResult[]> {
  const ordered = (await index.search(askedText(words, locale))).results;
  let found: readonly PagefindResult[] = ordered;
  for (const part of words.split(/\s+/).filter(hasSigns)) {
    const { results } = await index.search(`"${askedText(part, locale)}"`);
    const ids = new Set(results.map(({ id }) => id));
    found = found.filter(({ id }) => ids.has(id));
  }
  return found;
}
