/**
 * The types of the results of page queries.
 */
import type { Messages } from '../../site/data/messages';
import type { EntryKey } from '../../site/pages/entry';
import type { Section } from '../../site/pages/sections';
import type { PriceLists } from '../../site/product/plans';
import type { FrontMatterOf } from './front-matter';

/** Messages of a page, in the form that gatsby-plugin-react-i18next needs. */
export interface LocaleData {
  readonly edges: readonly {
    readonly node: { readonly ns: string; readonly data: string; readonly language: string };
  }[];
}

/** The part of every page's data that holds its messages. */
export interface WithMessages {
  readonly locales: LocaleData;
}

/** The part of a page's data that holds the prices: the data of the `PriceLists` fragment. */
export interface WithPrices {
  readonly prices: { readonly lists: PriceLists };
}

/** The prices in a page's data; null if its query did not ask for them. */
export const pricesIn = (data: Partial<WithPrices>): PriceLists | null => data.prices?.lists ?? null;

/** The picture of an entry, and what it shows in words. */
export type CoverData = Pick<FrontMatterOf<Section>, 'image' | 'image_alt'>;

/**
 * An entry as lists show it: the data of the `EntryCard` fragment.
 * @template Further the fields that a query asks for in addition
 */
export interface EntryCardData<Further = unknown> {
  readonly fields: { readonly key: EntryKey };
  readonly frontmatter: CoverData &
    Pick<FrontMatterOf<Section>, 'title' | 'description' | 'date' | 'dateInWords'> &
    Further;
}

/** A titled text. */
export type Titled = FrontMatterOf<'features'>['points'][number];

/** A question with its answer. */
export type QuestionAnswer = FrontMatterOf<'features'>['questions'][number];

/** Head fields of front matter: the data of the `Seo` fragment. */
export type Seo = Pick<
  FrontMatterOf<Section>,
  'title' | 'description' | 'seo_title' | 'seo_description' | 'seo_keywords'
>;

/** Names of categories and tags, by `section/kind/id`. */
export interface TermData {
  readonly nodes: readonly {
    readonly key: string;
    readonly name: string;
    /** Position among the terms of its kind in `content/taxonomy.yaml`. */
    readonly place: number;
  }[];
}

/** Entries of a connection. */
export interface Nodes<T> {
  readonly nodes: readonly T[];
}

/**
 * The messages of one namespace from a page's data, for the head, which renders outside the plugin's provider.
 * @throws when the page's query did not ask for the namespace
 */
export function messagesIn<N extends keyof Messages>(data: WithMessages, namespace: N): Messages[N] {
  const edge = data.locales.edges.find(({ node }) => node.ns === namespace);
  if (!edge) throw new Error(`The page's data holds no messages of "${namespace}"; see its route's \`messages\``);
  return JSON.parse(edge.node.data) as Messages[N];
}

/** Puts the ids of categories or tags of one kind (`helps/category`) into the order of the taxonomy. */
export function inTaxonomyOrder(ids: readonly string[], kind: string, terms: TermData): string[] {
  const places = new Map(terms.nodes.map(({ key, place }) => [key, place]));
  const placeOf = (id: string) => places.get(`${kind}/${id}`) ?? places.size;
  return [...ids].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Looks up the name of a category or tag; returns its id if the language has no name for it. */
export const termName = (terms: TermData, key: string): string =>
  terms.nodes.find((node) => node.key === key)?.name ?? key.split('/').at(-1) ?? key;

/** A heading of an article, with its anchor in the text. */
export interface Heading {
  readonly id: string;
  readonly value: string;
  readonly depth: number;
}
