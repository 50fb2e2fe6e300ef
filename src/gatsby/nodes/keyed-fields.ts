/**
 * Query fields that find nodes by the keys in a page's context.
 *
 * A query for `allMarkdownRemark` runs again when any Markdown file changes, whatever its filter. With these fields it runs again
 * when one of the nodes that it shows changes.
 */
import type { Node } from 'gatsby';
import { defaultLocale, isLocaleCode, localeOf } from '../../site/languages/locales';
import { completed } from '../messages';

/** The part of a resolver's context that is used here. */
export interface QueryContext {
  readonly nodeModel: {
    readonly findAll: (
      wanted: { readonly type: string; readonly query: { readonly filter: object } },
      tracking: { readonly track: false },
    ) => Promise<{ readonly entries: Iterable<Node> }>;
    readonly trackPageDependencies: (nodes: readonly Node[], tracking: { readonly connectionType?: string }) => unknown;
  };
}

/** The part of Gatsby's connections that these fields fill. */
const connection = (nodes: readonly Node[]) => ({ nodes, edges: nodes.map((node) => ({ node })) });
type Connection = ReturnType<typeof connection>;

/** The nodes to look for, and their values that are keys. */
interface Search {
  readonly type: string;
  readonly filter: object;
  readonly keys: readonly string[];
  readonly keyOf: (node: Node) => unknown;
}

/**
 * The nodes of the keys, in their order. The query depends on these nodes only, unless one is missing: then it depends on all nodes
 * of the type, so that it runs again when the missing one is made.
 */
async function nodesByKey({ nodeModel }: QueryContext, { type, filter, keys, keyOf }: Search): Promise<Connection> {
  const { entries } = await nodeModel.findAll({ type, query: { filter } }, { track: false });
  const found = new Map(Array.from(entries, (node) => [keyOf(node), node]));
  const nodes = keys.flatMap((key) => found.get(key) ?? []);
  nodeModel.trackPageDependencies(nodes, nodes.length < keys.length ? { connectionType: type } : {});
  return connection(nodes);
}

/** Messages of some namespaces; those of a draft language with the English ones where it lacks its own. */
async function messagesByNamespace(
  context: QueryContext,
  language: string,
  namespaces: readonly string[],
): Promise<Connection> {
  const of = (code: string) =>
    nodesByKey(context, {
      type: 'Locale',
      filter: { language: { eq: code }, ns: { in: namespaces } },
      keys: namespaces,
      keyOf: (node) => node.ns,
    });
  const own = await of(language);
  if (!isLocaleCode(language) || !localeOf(language).draft) return own;
  const english = await of(defaultLocale);
  const nodes = english.nodes.map((node) => {
    const other = own.nodes.find(({ ns }) => ns === node.ns);
    const data = completed(JSON.parse(String(node.data)), JSON.parse(String(other?.data ?? '{}')));
    return { ...node, language, data: JSON.stringify(data) };
  });
  return connection(nodes);
}

interface Asked {
  readonly language: string;
  readonly namespaces: readonly string[];
  readonly keys: readonly string[];
}

export const keyedFields = {
  Query: {
    /** Messages of some namespaces; their keys are the namespaces. */
    messages: {
      type: 'LocaleConnection!',
      args: { language: 'String!', namespaces: '[String!]!' },
      resolve: (_: unknown, { language, namespaces }: Pick<Asked, 'language' | 'namespaces'>, context: QueryContext) =>
        messagesByNamespace(context, language, namespaces),
    },
    /** Markdown files: `blog/first-rpa-flow/en`. */
    entries: {
      type: 'MarkdownRemarkConnection!',
      args: { keys: '[String!]!' },
      resolve: (_: unknown, { keys }: Pick<Asked, 'keys'>, context: QueryContext) =>
        nodesByKey(context, {
          type: 'MarkdownRemark',
          filter: { fields: { key: { in: keys } } },
          keys,
          keyOf: (node) => (node.fields as { readonly key: string }).key,
        }),
    },
    /** Names of categories and tags in one language: `blog/category/basics`. */
    terms: {
      type: 'TermConnection!',
      args: { language: 'String!', keys: '[String!]!' },
      resolve: (_: unknown, { language, keys }: Pick<Asked, 'language' | 'keys'>, context: QueryContext) =>
        nodesByKey(context, {
          type: 'Term',
          filter: { language: { eq: language }, key: { in: keys } },
          keys,
          keyOf: (node) => node.key,
        }),
    },
  },
};
