/** What the search hands on: the parts of Pagefind that it uses, and the results that a visitor sees. */
import type { Meaning } from '../../../site/languages/search-words';
import type { ExcerptPart } from './excerpt';

/** A page, or an answer of the FAQ, that was found. */
export interface SearchHit {
  /** Path on the host, with an anchor if a part of a page was found. */
  readonly url: string;
  readonly title: string;
  /** The name of the section; empty for a page that belongs to none. */
  readonly section: string;
  readonly excerpt: readonly ExcerptPart[];
}

/** The results, the best first. The texts of a hit are loaded when they are needed. */
export interface SearchAnswer {
  /** The words of the search: as typed, or as they were probably meant. */
  readonly words: string;
  /** The place of the application that was looked for. */
  readonly account?: Meaning['account'] | undefined;
  readonly total: number;
  /** Loads a range of hits: from the first position up to, but not including, the last. */
  readonly hits: (from: number, to: number) => Promise<readonly SearchHit[]>;
}

/** An index of one language. */
export interface PagefindIndex {
  readonly search: (
    words: string | null,
    options?: { readonly filters: { readonly meaning: string } },
  ) => Promise<{ readonly results: readonly PagefindResult[] }>;
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
