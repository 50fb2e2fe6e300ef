import type { Messages } from '../../site/data/messages';
import type { EntryKey } from '../../site/pages/entry';
import type { Section } from '../../site/pages/sections';
import type { PriceLists } from '../../site/product/plans';
import type { FrontMatterOf } from './front-matter';

export interface LocaleData {
  readonly edges: readonly {
    readonly node: { readonly ns: string; readonly data: string; readonly language: string };
  }[];
}

export interface WithMessages {
  readonly locales: LocaleData;
}

/** The `PriceLists` fragment. */
export interface WithPrices {
  readonly prices: { readonly lists: PriceLists };
}

/** Null if the page's query did not ask for prices. */
export const pricesIn = (data: Partial<WithPrices>): PriceLists | null => data.prices?.lists ?? null;

export type CoverData = Pick<FrontMatterOf<Section>, 'image' | 'image_alt'>;

/**
 * The `EntryCard` fragment.
 * @template Further more fields that the query asks for
 */
export interface EntryCardData<Further = unknown> {
  readonly fields: { readonly key: EntryKey };
  readonly frontmatter: CoverData &
    Pick<FrontMatterOf<Section>, 'title' | 'description' | 'date' | 'dateInWords'> &
    Further;
}

export type Titled = FrontMatterOf<'features'>['points'][number];

export type QuestionAnswer = FrontMatterOf<'features'>['questions'][number];

/** The `DatedRelease` fragment: a release as every language names it, by its English file, whose version and date need no translation. */
export interface DatedRelease {
  readonly fields: { readonly key: EntryKey };
  readonly frontmatter: Pick<FrontMatterOf<'release'>, 'version' | 'date' | 'dateInWords'>;
}

/** The `Seo` fragment. */
export type Seo = Pick<
  FrontMatterOf<Section>,
  'title' | 'description' | 'seo_title' | 'seo_description' | 'seo_keywords'
>;

/** Category and tag names by `section/kind/id`. */
export interface TermData {
  readonly nodes: readonly {
    readonly key: string;
    readonly name: string;
    /** Position in `content/taxonomy.yaml` among the terms of its kind. */
    readonly place: number;
  }[];
}

export interface Nodes<T> {
  readonly nodes: readonly T[];
}

/**
 * For the head, which renders outside i18next's provider.
 * @throws when the page's query did not ask for the namespace
 */
export function messagesIn<N extends keyof Messages>(data: WithMessages, namespace: N): Messages[N] {
  const edge = data.locales.edges.find(({ node }) => node.ns === namespace);
  if (!edge) throw new Error(`The page's data holds no messages of "${namespace}"; see its route's \`messages\``);
  return JSON.parse(edge.node.data) as Messages[N];
}

/** @param kind such as `helps/category` */
export function inTaxonomyOrder(ids: readonly string[], kind: string, terms: TermData): string[] {
  const places = new Map(terms.nodes.map(({ key, place }) => [key, place]));
  const placeOf = (id: string) => places.get(`${kind}/${id}`) ?? places.size;
  return [...ids].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Falls back to the id if the language has no name for the term. */
export const termName = (terms: TermData, key: string): string =>
  terms.nodes.find((node) => node.key === key)?.name ?? key.split('/').at(-1) ?? key;

/** `id` is its anchor in the text. */
export interface Heading {
  readonly id: string;
  readonly value: string;
  readonly depth: number;
}
