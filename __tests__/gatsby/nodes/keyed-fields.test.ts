import type { Node } from 'gatsby';
import { keyedFields, type QueryContext } from '../../../src/gatsby/nodes/keyed-fields';

const { messages, entries, terms } = keyedFields.Query;
type NodeModel = QueryContext['nodeModel'];

const node = (values: object): Node => ({
  id: 'id',
  parent: null,
  children: [],
  internal: { type: 'Any', contentDigest: '', owner: '' },
  ...values,
});
const [first, second] = ['blog/a/en', 'blog/b/en'].map((key) => node({ fields: { key } }));

/** A node model that finds some nodes, whatever it is asked for. */
const modelWith = (...nodes: readonly (Node | undefined)[]) => ({
  findAll: jest.fn<ReturnType<NodeModel['findAll']>, Parameters<NodeModel['findAll']>>(async () => ({
    entries: new Set(nodes.filter((each) => each !== undefined)),
  })),
  trackPageDependencies: jest.fn<unknown, Parameters<NodeModel['trackPageDependencies']>>(),
});

test.each([
  [
    'entries',
    (nodeModel: NodeModel) => entries.resolve(null, { keys: ['blog/a/en'] }, { nodeModel }),
    { type: 'MarkdownRemark', query: { filter: { fields: { key: { in: ['blog/a/en'] } } } } },
  ],
  [
    'messages',
    (nodeModel: NodeModel) => messages.resolve(null, { language: 'jp', namespaces: ['home'] }, { nodeModel }),
    { type: 'Locale', query: { filter: { language: { eq: 'jp' }, ns: { in: ['home'] } } } },
  ],
  [
    'terms',
    (nodeModel: NodeModel) => terms.resolve(null, { language: 'de', keys: ['blog/tag/rpa'] }, { nodeModel }),
    { type: 'Term', query: { filter: { language: { eq: 'de' }, key: { in: ['blog/tag/rpa'] } } } },
  ],
])('%s are looked for without a dependency on all nodes of the type', async (_name, resolve, wanted) => {
  const nodeModel = modelWith();
  await resolve(nodeModel);
  expect(nodeModel.findAll).toHaveBeenCalledWith(wanted, { track: false });
});

test('the nodes come whole, in the order of the keys, and the query depends on them', async () => {
  const nodeModel = modelWith(first, second);
  const found = await entries.resolve(null, { keys: ['blog/b/en', 'blog/a/en'] }, { nodeModel });
  expect(found.nodes[0]).toBe(second);
  expect(found.nodes[1]).toBe(first);
  expect(nodeModel.trackPageDependencies).toHaveBeenCalledWith([second, first], {});
});

test('while a node is missing, the query depends on all of the type', async () => {
  const nodeModel = modelWith(first);
  const found = await entries.resolve(null, { keys: ['blog/a/en', 'blog/b/en'] }, { nodeModel });
  expect(found.nodes).toEqual([first]);
  expect(nodeModel.trackPageDependencies).toHaveBeenCalledWith([first], { connectionType: 'MarkdownRemark' });
});

test('messages have the shape that gatsby-plugin-react-i18next reads', async () => {
  const home = node({ ns: 'home', language: 'jp', data: '{}' });
  const found = await messages.resolve(null, { language: 'jp', namespaces: ['home'] }, { nodeModel: modelWith(home) });
  expect(found.edges).toEqual([{ node: home }]);
});
