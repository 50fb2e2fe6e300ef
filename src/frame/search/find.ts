/**
 * Searches an index of Pagefind in the way in which it was made: by words, or by characters in their order.
 */
import type { LocaleCode } from '../../site/languages/locales';
import { askedWithSpaces, hasSigns, needsWordSpaces, withoutWordSpaces } from '../../site/languages/word-spaces';
import { excerptAround, excerptParts } from './excerpt';
import { rankHits } from './hit-rank';
import type { SearchAnswer, SearchHit } from './pagefind';

/** An index of one language. */
export interface PagefindIndex {
  readonly search: (words: string) => Promise<{ readonly results: readonly PagefindResult[] }>;
}

/** A text that was found. */
export interface PagefindResult {
  readonly id: string;
  readonly data: () => Promise<{
    readonly url: string;
    /** The whole text. */
    readonly content: string;
    /** Text with hits between `<mark>` and `</mark>`. */
    readonly excerpt: string;
    readonly meta: Readonly<Record<string, string | undefined>>;
  }>;
}

/** Finds the texts that contain some words, the best first. */
export async function find(index: PagefindIndex, locale: LocaleCode, words: string): Promise<SearchAnswer> {
  const bySigns = needsWordSpaces(locale);
  const results = bySigns ? await resultsBySigns(index, words) : (await index.search(words)).results;
  const shown = (text = '') => (bySigns ? withoutWordSpaces(text) : text);
  const hitOf = async (result: PagefindResult): Promise<SearchHit> => {
    const { url, content, excerpt, meta } = await result.data();
    return {
      url,
      title: shown(meta.title),
      section: meta.section ?? '',
      // Pagefind marks every occurrence of each character, but only the typed sequence is wanted.
      excerpt: bySigns ? excerptAround(shown(content), words, locale) : excerptParts(excerpt),
    };
  };
  return {
    words,
    total: results.length,
    hits: async (from, to) => {
      const hits = await Promise.all(results.slice(from, to).map(hitOf));
      return from === 0 ? rankHits(hits, words) : hits;
    },
  };
}

/** The texts that contain each word with its characters in their order; the ranking comes from the single characters. */
async function resultsBySigns(index: PagefindIndex, words: string): Promise<readonly PagefindResult[]> {
  const ordered = (await index.search(askedWithSpaces(words))).results;
  let found: readonly PagefindResult[] = ordered;
  for (const part of words.split(/\s+/).filter(hasSigns)) {
    const { results } = await index.search(`"${askedWithSpaces(part.replaceAll('"', ''))}"`);
    const ids = new Set(results.map(({ id }) => id));
    found = found.filter(({ id }) => ids.has(id));
  }
  return found;
}
