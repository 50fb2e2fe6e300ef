/**
 * Front matter as the check and the build read it: both must see the same values (docs/content.md).
 */

import path from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import { decode } from '../../src/content/text/decode';
import { gatsbyPlugins } from '../../src/gatsby/gatsby-plugins';
import { type MarkdownNode, markdownFields } from '../../src/gatsby/nodes/markdown-fields';
import { siteFrom } from '../../src/site/hosting/hosts';
import { fc } from '../support/fuzz';
import { pageHtml, readingOf } from './page-html';

/** The part of the plugin that makes a node of a file. */
interface Transformer {
  readonly onCreateNode: (
    args: object,
    options: object,
  ) => Promise<Pick<MarkdownNode, 'rawMarkdownBody'> & { readonly frontmatter: unknown }>;
}
const { onCreateNode } = jest.requireActual<Transformer>('gatsby-transformer-remark/gatsby-node');

const site = siteFrom({});

/** What the check reads, and the rules that it reports; the body is beside the point. */
const checked = (text: string) => {
  const { facts, findings } = readingOf(text);
  return { data: facts?.frontMatter?.data, rules: findings.map(({ rule, line }) => `${line} ${rule}`) };
};

/** The options of a plugin, or of the source of a folder, as the site sets them. */
const optionsOf = (name: string): Readonly<Record<string, unknown>> =>
  gatsbyPlugins(site)
    .flatMap((plugin) => (typeof plugin === 'object' && plugin ? [plugin] : []))
    .find(({ resolve, options }) => resolve === name || options?.name === name)?.options ?? {};

/** The node that Gatsby makes of a file, with the options of the site. */
const nodeOf = async (text: string): ReturnType<Transformer['onCreateNode']> =>
  onCreateNode(
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
    optionsOf('gatsby-transformer-remark'),
  );

/** The fields that Gatsby reads. */
const built = async (text: string): Promise<unknown> => (await nodeOf(text)).frontmatter;

const page = (fields: string): string => `---\ntitle: A title\n${fields}\n---\n\nText.\n`;

test.each([
  ...['date: 2026-10-01', 'claims:\n  - text: A statement\n    date: 2026-10-01', 'tagline: 12:30', 'tagline: 0o17'],
  ...['order: 017', 'order: 1_000', 'tagline: yes', 'tagline: =', 'tagline: ~', '<<: { order: 1 }'],
  'steps: [ { title: on, text: 2026-10-01 12:30:00 } ]',
])('%j is the same for the check and for the build', async (fields) => {
  const { data, rules } = checked(page(fields));
  expect(rules).toEqual([]);
  expect(await built(page(fields))).toEqual(data);
});

test.each([
  ['a bell', 'tagline: One \u0007 two', ['3 control-character']],
  ['a bell as an escape', 'tagline: "One \\u0007 two"', ['3 control-character']],
  ['half of a pair as an escape', 'tagline: "One \\ud800 two"', ['3 control-character']],
  ['a carriage return as an escape, in a list', 'tags:\n  - one\n  - "two \\r three"', ['5 control-character']],
  ['a control character as the name of a field', '"one\\u0007": two', ['3 control-character']],
  ['a carriage return alone', 'tagline: One\rtwo: three', ['3 control-character']],
  ['a number without end', 'order: .inf', ['3 invalid-yaml']],
  ['a list without end, whose fields the build leaves out,', 'tagline: [one', ['3 invalid-yaml']],
])('%s is a fault; a tab, line breaks and lines that end as on Windows are none', async (_says, fields, rules) => {
  expect(checked(page(fields)).rules).toEqual(rules);
  if (fields.includes('[one')) expect(await built(page(fields))).toEqual({ title: '' });
  expect(checked(page('tagline: "One\\ttwo\\nthree"').replaceAll('\n', '\r\n')).rules).toEqual([]);
});

test('Gatsby leaves out hidden files and those of other kinds, as the check does, and no others', () => {
  const ignored = optionsOf('content').ignore as readonly ((file: string) => boolean)[];
  const read = [
    '',
    'blog/a/folder',
    ...['en.md', 'a.png', 'a.jpg', 'a.jpeg', 'a.webp', 'a.avif'].map((name) => `blog/a/${name}`),
  ];
  const others =
    'blog/.x.md .git blog/.DS_Store en.markdown en.mdx en.mkd en.mdown en.MD a.json a.yaml a.js a.svg'.split(' ');
  const isRead = (file: string): boolean => !ignored.some((isIgnored) => isIgnored(path.resolve('content', file)));
  expect([...read, ...others].filter(isRead)).toEqual(read);
});

describe('content is never code', () => {
  const names = 'js JavaScript coffee cson json toml yml x constructor toString __proto__ hasOwnProperty'.split(' ');
  const canary = globalThis as { ranFromContent?: boolean };
  beforeEach(() => Reflect.deleteProperty(canary, 'ranFromContent'));

  test.each(names.flatMap((language) => [`---${language}`, `--- ${language}`, `\ufeff---${language}\r`]))(
    'a file that begins with %j is read by nothing',
    async (first) => {
      const text = `${first}\n{ title: (globalThis.ranFromContent = true, "x") }\n---\n\nText.\n`;
      const node = await nodeOf(text).catch(() => null);
      expect(canary.ranFromContent).toBeUndefined();
      expect(node?.frontmatter ?? {}).not.toMatchObject({ title: 'x' });
      expect(checked(text).rules).toContain('1 missing-front-matter');
    },
  );
});

test.each([
  ['the end of YAML', '...', '"..." does not close'],
  ['the hyphens of TOML', '+++', '"+++" does not close'],
  ['four hyphens', '----', '"----" does not close'],
  ['two hyphens', '--', '"--" does not close'],
  ['a dash', '—', '"—", with'],
  ['hyphens and a no-break space', '---\u00a0', 'the character U+00A0, which nobody sees,'],
  ['hyphens and words', '--- the end', '"--- the end" does not close'],
])('the end of front matter is not %s', (_says, line, says) => {
  const { facts, findings } = readingOf(`---\ntitle: A title\n${line}\n\nText.\n`);
  expect(facts?.frontMatter).toBeNull();
  expect(findings).toMatchObject([{ line: 3, rule: 'missing-front-matter' }]);
  expect(findings[0]?.message).toContain(says);
});

test.each(['---', '--- ', '---\t'])('the end of front matter is %j', (line) => {
  expect(checked(`---\ntitle: A\n${line}\n\nText.\n`)).toEqual({ data: { title: 'A' }, rules: [] });
});

/** The HTML that Gatsby shows of a node's text. */
async function htmlOf(node: Pick<MarkdownNode, 'rawMarkdownBody'>): Promise<string> {
  const args = { getNode: () => undefined, reporter: {}, cache: {}, pathPrefix: '' } as unknown as CreateResolversArgs;
  const { html } = markdownFields(args).MarkdownRemark;
  const file = path.resolve('content/pages/a/en.md');
  return html.resolve({ ...node, fileAbsolutePath: file } as MarkdownNode, null, {
    nodeModel: { findOne: async () => null },
  });
}

/** Lines that end front matter, or might. */
const ends = '---·--- ·---\t·----·...·... ·+++·---x·--- x·===·--·~~~·```yaml·{·}'.split('·');
const ofFields = ['title: A', 'tags: [a]', '# x', 'text: |\n  one\n  ---\n  ...', ''];
const ofBody = ['', ' ', 'Text.', '## A', '- a', '> b', '| a |\n| - |', '[a]: /b\n\n[a]', '\\#'];
/** Mostly the first line, so that enough files have no fault. */
const mostly = (usual: string, others: readonly string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
const file = fc
  .tuple(
    mostly('---', ['---\t', '---js', '---yaml', '+++', '\ufeff---', '----', '']),
    fc.subarray(ofFields),
    mostly('order: 1', ends),
    fc.constantFrom('---', ...ends.slice(0, 6)),
    fc.array(fc.constantFrom(...ends, ...ofBody), { maxLength: 6 }),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([first, fields, field, end, body, lineEnd]) => [first, ...fields, field, end, ...body].join(lineEnd));

test('where the check finds no fault, the build has the same fields and the same text', async () => {
  await fc.assert(
    fc.asyncProperty(file, async (text) => {
      const { data, rules } = checked(text);
      fc.pre(rules.length === 0);
      const node = await nodeOf(text);
      expect(node.frontmatter).toEqual({ title: '', ...data });
      const html = pageHtml(decode(new TextEncoder().encode(text)).text ?? '');
      expect((await htmlOf(node)).replaceAll('Link to this section', 'Link')).toBe(html);
    }),
    { numRuns: 300 },
  );
}, 20_000);
