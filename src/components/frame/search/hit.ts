import type { Meaning } from '../../../site/languages/search-words';
import type { ExcerptPart } from './excerpt';

/** A page, or an answer in the FAQ. */
export interface SearchHit {
  /** Path on the host, with an anchor for part of a page. */
  readonly url: string;
  readonly title: string;
  /** Empty for a page outside any section. */
  readonly section: string;
  readonly excerpt: readonly ExcerptPart[];
}

/** Best first. The texts of a hit are loaded when they are needed. */
export interface SearchAnswer {
  /** As typed, or as probably meant. */
  readonly words: string;
  /** The page of the application that was looked for. */
  readonly account?: Meaning['account'] | undefined;
  readonly total: number;
  /** `from` inclusive, `to` exclusive. */
  readonly hits: (from: number, to: number) => Promise<readonly SearchHit[]>;
}

/** Of one language. */
export interface PagefindIndex {
  readonly search: (
    words: string | null,
    options?: { readonly filters: { readonly meaning: string } },
  ) => Promise<{ readonly results: readonly PagefindResult[] }>;
}

export interface PagefindResult {
  readonly id: string;
  readonly data: () => Promise<{
    readonly url: string;
    readonly content: string;
    /** With hits between `<mark>` and `</mark>`. */
    readonly excerpt: string;
    readonly meta: Readonly<Record<string, string | undefined>>;
  }>;
}
