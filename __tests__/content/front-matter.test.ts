/**
 * Front matter as the check and the build read it: both must see the same values (design 5).
 */
import path from 'node:path';
import { readText } from '../../src/content/text/text-facts';
import { gatsbyPlugins } from '../../src/pipeline/gatsby-plugins';
import { siteFrom } from '../../src/site/hosting/hosts';

/** The part of the plugin that makes a node of a file. */
interface Transformer {
  readonly onCreateNode: (args: object, options: object) => Promise<{ readonly frontmatter: unknown }>;
}
const { onCreateNode } = jest.requireActual<Transformer>('gatsby-transformer-remark/gatsby-node');

const site = siteFrom({});

/** What the check reads, and the rules that it reports; the body is beside the point. */
const checked = (text: string) => {
  const { facts, findings } = readText('content/pages/a/en.md', new TextEncoder().encode(text), site);
  return { data: facts?.frontMatter?.data, rules: findings.map(({ rule, line }) => `${line} ${rule}`) };
};

/** What Gatsby reads, with the options of the site. */
async function built(text: string): Promise<unknown> {
  const [plugin] = gatsbyPlugins(site).flatMap((one) =>
    typeof one === 'object' && one?.resolve === 'gatsby-transformer-remark' ? [one] : [],
  );
  const node = await onCreateNode(
    {
      node: { id: 'a', internal: { type: 'File', mediaType: 'text/markdown' } },
      loadNodeContent: async () => text,
      actions: { createNode: () => {}, createParentChildLink: () => {} },
      createNodeId: (id: string) => id,
      createContentDigest: () => '',
      reporter: {
        panicOnBuild: (message: string) => {
          throw new Error(message);
        },
      },
    },
    plugin?.options ?? {},
  );
  return node.frontmatter;
}

const page = (fields: string): string => `---\ntitle: A title\n${fields}\n---\n\nText.\n`;

test.each([
  'date: 2026-10-01',
  'claims:\n  - text: A statement\n    date: 2026-10-01',
  'tagline: 12:30',
  'tagline: 0o17',
  'order: 017',
  'order: 1_000',
  'tagline: yes',
  'tagline: =',
  'tagline: ~',
  '<<: { order: 1 }',
  'steps: [ { title: on, text: 2026-10-01 12:30:00 } ]',
])('%j is the same for the check and for the build', async (fields) => {
  const { data, rules } = checked(page(fields));
  expect(rules).toEqual([]);
  expect(await built(page(fields))).toEqual(data);
});

test('fields that cannot be read are left to the check, which names the line', async () => {
  const text = page('tagline: [one');
  expect(checked(text).rules).toEqual(['3 invalid-yaml']);
  expect(await built(text)).toEqual({ title: '' });
});

test.each([
  ['a bell', 'tagline: One \u0007 two', ['3 control-character']],
  ['a bell as an escape', 'tagline: "One \\u0007 two"', ['3 control-character']],
  ['half of a pair as an escape', 'tagline: "One \\ud800 two"', ['3 control-character']],
  ['a carriage return as an escape, in a list', 'tags:\n  - one\n  - "two \\r three"', ['5 control-character']],
  ['a control character as the name of a field', '"one\\u0007": two', ['3 control-character']],
  ['a carriage return alone', 'tagline: One\rtwo: three', ['3 control-character']],
  ['a number without end', 'order: .inf', ['3 invalid-yaml']],
])('%s is a fault', (_says, fields, rules) => {
  expect(checked(page(fields)).rules).toEqual(rules);
});

test('Gatsby leaves out hidden files, as the check does, and no others', () => {
  const [hidden] = gatsbyPlugins(site).flatMap((plugin) =>
    typeof plugin === 'object' && plugin?.options?.name === 'content' ? (plugin.options.ignore as unknown[]) : [],
  );
  const isHidden = hidden as (file: string) => boolean;
  const inContent = ['blog/.x.md', '.git', 'blog/.DS_Store', 'blog/a/en.md', ''].map((file) => `content/${file}`);
  expect(inContent.filter((file) => isHidden(path.resolve(file)))).toEqual(inContent.slice(0, 3));
});

test('a tab, line breaks and lines that end as on Windows are none', () => {
  expect(checked(page('tagline: "One\\ttwo\\nthree"').replaceAll('\n', '\r\n')).rules).toEqual([]);
});
