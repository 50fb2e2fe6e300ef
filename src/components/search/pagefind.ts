/**
 * Pagefind in the browser (design 12): its script and the index of the visitor's language, loaded when the search is
 * first opened and never before.
 */
import type { LocaleCode } from '../../site/locales';
import { needsWordSpaces, withoutWordSpaces, withWordSpaces } from '../../site/word-spaces';
import { type ExcerptPart, excerptParts } from './excerpt';

/** A page, or an answer of the FAQ, that was found. */
export interface SearchHit {
  /** Path on the host, with an anchor where a part of a page was found. */
  readonly url: string;
  readonly title: string;
  /** The name of the section; empty for a page that stands alone. */
  readonly section: string;
  readonly excerpt: readonly ExcerptPart[];
}

/** What was found, the best first. The texts of a hit are loaded when they are asked for. */
export interface SearchAnswer {
  readonly total: number;
  /** Loads the hits of some places: from the first to before the last. */
  readonly hits: (from: number, to: number) => Promise<readonly SearchHit[]>;
}

/** The part of Pagefind's script that the site uses. */
interface PagefindScript {
  readonly createInstance: (options: { readonly excerptLength: number }) => PagefindInstance;
}
interface PagefindInstance {
  readonly search: (words: string) => Promise<{ readonly results: readonly PagefindResult[] }>;
}
interface PagefindResult {
  readonly data: () => Promise<PagefindData>;
}
interface PagefindData {
  readonly url: string;
  /** Text in which hits stand between `<mark>` and `</mark>`. */
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string | undefined>>;
}

/** Words in an excerpt. */
const excerptLength = 24;

const scriptPath = '/pagefind/pagefind.js';

const instances = new Map<LocaleCode, Promise<PagefindInstance>>();
let attempts = 0;

/**
 * Pagefind for a language, which must be that of the document: Pagefind chooses its index by it.
 * What could not be loaded is asked for again the next time.
 */
export function loadSearch(locale: LocaleCode): Promise<PagefindInstance> {
  const known = instances.get(locale);
  if (known) return known;
  const loading = loadScript().then(({ createInstance }) => createInstance({ excerptLength }));
  loading.catch(() => instances.delete(locale));
  instances.set(locale, loading);
  return loading;
}

/** A browser may remember that a module could not be loaded: another attempt needs another address. */
function loadScript(): Promise<PagefindScript> {
  const address = attempts === 0 ? scriptPath : `${scriptPath}?${attempts}`;
  attempts += 1;
  return import(/* webpackIgnore: true */ address);
}

/**
 * Asks the index of a language.
 * @throws when script or index cannot be loaded
 */
export async function search(locale: LocaleCode, words: string): Promise<SearchAnswer> {
  const spaced = needsWordSpaces(locale);
  const pagefind = await loadSearch(locale);
  const { results } = await pagefind.search(spaced ? withWordSpaces(words, locale) : words).catch((cause: unknown) => {
    instances.delete(locale);
    throw cause;
  });
  const shown = (text = '') => (spaced ? withoutWordSpaces(text) : text);
  return {
    total: results.length,
    hits: (from, to) =>
      Promise.all(
        results.slice(from, to).map(async (result) => {
          const { url, excerpt, meta } = await result.data();
          return {
            url,
            title: shown(meta.title),
            section: meta.section ?? '',
            excerpt: excerptParts(shown(excerpt)),
          };
        }),
      ),
  };
}
