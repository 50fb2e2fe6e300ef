/**
 * Gatsby's own schema, queries and record of what they depend on, over nodes that a test makes: for tests of which queries
 * Gatsby would run again.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noticeFields, noticeType } from '../../src/gatsby/bundles/open-source/notices';
import { keyedFields } from '../../src/gatsby/nodes/keyed-fields';
import { contentTypes, datesInWords, localeFields } from '../../src/gatsby/nodes/schema';
import { type TemplateName, templateFile } from '../../src/site/pages/routes';

/** What the fields of other plugins look like; the picture of an entry is left out of the queries. */
const otherTypes = `
  type MarkdownRemark implements Node {
    html: String
    timeToRead: Int
    headings: [MarkdownHeading]
  }
  type MarkdownHeading {
    id: String
    value: String
    depth: Int
  }
`;
const cover = 'fragment Cover on MarkdownRemarkFrontmatter { image_alt }';

const graphqlIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/graphql`([^`]+)`/g)].map(([, text = '']) => text);
const fragments = new Map(
  graphqlIn(path.resolve('src/components/data/fragments.ts')).map((text) => [
    /fragment (\w+)/.exec(text)?.[1] ?? '',
    text,
  ]),
);
fragments.set('Cover', cover);

/** A text with the fragments that it spreads, each once, as Gatsby compiles a query. */
function withFragments(text: string, taken = new Set<string>()): string {
  let whole = text;
  for (const [, name = ''] of text.matchAll(/\.\.\.(\w+)/g)) {
    if (taken.has(name)) continue;
    taken.add(name);
    whole += withFragments(fragments.get(name) ?? '', taken);
  }
  return whole;
}

/** The queries of the templates, by their names. */
export const queries: ReadonlyMap<string, string> = new Map(
  [...readdirSync('src/templates'), 'components'].map((name) => [
    name,
    withFragments(graphqlIn(templateFile(name as TemplateName)).join('')),
  ]),
);

interface Answer {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly message: string }[];
}
interface Action {
  readonly type: string;
}
/** The parts of Gatsby that are used here; most have no types of their own. */
interface Parts {
  readonly redux: {
    readonly store: {
      readonly dispatch: (action: Action | Action[] | ((dispatch: unknown) => unknown)) => unknown;
      readonly getState: () => { queries: { trackedQueries: ReadonlyMap<string, { readonly dirty: number }> } };
    };
  };
  readonly actions: {
    readonly actions: {
      readonly createNode: (node: object, plugin: object) => (dispatch: unknown) => Promise<unknown>;
      readonly createNodeField: (field: object, plugin: object) => Action;
    };
  };
  readonly datastore: { readonly getNode: (id: string) => object };
  readonly schema: { readonly build: (options: object) => Promise<void> };
  readonly runner: {
    readonly GraphQLRunner: new (
      store: unknown,
    ) => {
      readonly query: (text: string, context: object, options: object) => Promise<Answer>;
    };
  };
  readonly dependencies: { readonly createPageDependencyBatcher: { readonly flush: () => void } };
}

const plugin = { name: 'test' };
const projectFolder = process.cwd();

/** Stands for the plugins: adds our fields to the schema. */
function runApi(api: string, { createResolvers }: { readonly createResolvers: (resolvers: object) => void }): [] {
  if (api === 'createResolvers')
    for (const fields of [localeFields, datesInWords, keyedFields, noticeFields(projectFolder)])
      createResolvers(fields);
  return [];
}

/** Starts Gatsby's store, with its files in a folder of its own. */
export function startGatsby() {
  const started = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-queries-'));
  process.chdir(folder);
  jest.doMock('gatsby/dist/utils/api-runner-node', () => runApi);
  const part = <K extends keyof Parts>(file: string): Parts[K] => jest.requireActual(`gatsby/dist/${file}`) as Parts[K];
  const { store } = part<'redux'>('redux');
  const { actions } = part<'actions'>('redux/actions');
  const { getNode } = part<'datastore'>('datastore');
  const { build } = part<'schema'>('schema');
  const { GraphQLRunner } = part<'runner'>('query/graphql-runner');
  const { createPageDependencyBatcher } = part<'dependencies'>('redux/actions/add-page-dependency');
  for (const payload of [contentTypes, noticeType, otherTypes])
    store.dispatch({ type: 'CREATE_TYPES', payload, plugin } as Action);

  return {
    /** Makes a node, or changes it. `key` becomes the field of a Markdown node. */
    async put(type: string, id: string, values: object, key?: string): Promise<void> {
      const internal = { type, contentDigest: JSON.stringify(values) };
      await store.dispatch(actions.createNode({ ...values, id, internal }, plugin));
      if (key) store.dispatch(actions.createNodeField({ node: getNode(id), name: 'key', value: key }, plugin));
    },
    /** Makes the schema, from all nodes of now. */
    build: () => build({}),
    /** Runs the query of a page as Gatsby does. @throws when it does not fit the schema */
    async ask(page: string, query: string, context: object): Promise<NonNullable<Answer['data']>> {
      store.dispatch({ type: 'QUERY_START', payload: { path: page } } as Action);
      const { data, errors } = await new GraphQLRunner(store).query(query, { ...context, path: page }, {});
      if (!data || errors) throw new Error(`${page}: ${errors?.map(({ message }) => message).join('\n')}`);
      createPageDependencyBatcher.flush();
      store.dispatch({ type: 'PAGE_QUERY_RUN', payload: { path: page, queryType: 'page' } } as Action);
      return data;
    },
    /** The pages whose queries Gatsby would run again. */
    toAskAgain: (): string[] =>
      [...store.getState().queries.trackedQueries].flatMap(([page, { dirty }]) => (dirty > 0 ? [page] : [])).sort(),
    /** Removes the files. */
    stop(): void {
      process.chdir(started);
      rmSync(folder, { recursive: true });
    },
  };
}
