/**
 * The examples of CommonMark and of GitHub's Markdown, read in our way from a file to the HTML of a page. Where that differs from what
 * the example says, markdown-differences.yaml has the reason.
 */
import { readFileSync } from 'node:fs';
import { tests } from 'commonmark-spec';
import type { Element, Nodes, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { parse } from 'yaml';
import { z } from 'zod';
import { decode } from '../../../src/content/text/decode';
import { pageHtml, readingOf } from '../page-html';

const front = '---\ntitle: A title\n---\n';

/** Numbers of examples by suite. */
const differences = z
  .array(z.strictObject({ reason: z.string(), isRefused: z.boolean(), examples: z.record(z.string(), z.string()) }))
  .parse(parse(readFileSync('__tests__/content/render/markdown-differences.yaml', 'utf8')))
  .map(({ examples, ...rest }) => ({
    ...rest,
    examples: Object.entries(examples).flatMap(([suite, numbers]) =>
      numbers.split(' ').map((number) => `${suite} ${number}`),
    ),
  }));

/** An example: what it is called, its Markdown, and the HTML that it is to become. */
type Example = readonly [name: string, markdown: string, html: string];

const withTabs = (text: string): string => text.replaceAll('→', '\t');
const examples: readonly Example[] = [
  ...tests.map(({ number, markdown, html }): Example => [`CommonMark ${number}`, withTabs(markdown), withTabs(html)]),
  ...(JSON.parse(readFileSync('__tests__/fixtures/markdown/cmark-gfm.json', 'utf8')) as Example[]).map(
    ([name, markdown, html]): Example => [`GitHub ${name}`, markdown, html],
  ),
];

/** The HTML of a page, and whether the check says that something in the text is wrong. */
function ours(markdown: string): { readonly html: string; readonly isRefused: boolean } {
  const bytes = new TextEncoder().encode(front + markdown);
  const { facts } = readingOf(bytes);
  return { html: pageHtml(decode(bytes).text ?? ''), isRefused: (facts?.unfit ?? []).length > 0 };
}

/** Attributes that mean something to every reader of Markdown. */
const attributes = ['href', 'src', 'alt', 'title', 'align', 'start', 'type', 'checked', 'disabled'];
const blocks = /^(?:p|h\d|ul|ol|li|blockquote|hr|pre|table|thead|tbody|tr|th|td|div|br)$/;

/** HTML without what pages have beside the text: ids, classes, links at headings, colors of code, boxes that scroll. */
function plain(html: string): string {
  const tree = fromHtml(html, { fragment: true });
  const simplify = (node: RootContent, inPre: boolean): RootContent[] => {
    if (node.type === 'text') return [{ ...node, value: inPre ? node.value : node.value.replace(/\s+/g, ' ') }];
    if (node.type !== 'element') return [node];
    const { tagName, properties } = node;
    if ([properties.className].flat().includes('anchor') || tagName === 'colgroup') return [];
    const children = node.children.flatMap((child) => simplify(child, inPre || tagName === 'pre')) as Element[];
    const isBox = tagName === 'div' || tagName === 'span';
    if (isBox && ('className' in properties || inPre)) return children;
    const kept = Object.entries(properties)
      .filter(([name]) => attributes.includes(name))
      .sort();
    return [{ ...node, properties: Object.fromEntries(kept), children }];
  };
  const simple: Root = { type: 'root', children: tree.children.flatMap((node) => simplify(node, false)) };
  const trim = (parent: Nodes): void => {
    if (!('children' in parent)) return;
    const isBlock = (node: Nodes | undefined): boolean => node?.type === 'element' && blocks.test(node.tagName);
    const inBlock = parent.type === 'root' || isBlock(parent);
    const all = parent.children;
    all.forEach((child, place) => {
      if (child.type === 'element' && child.tagName === 'pre') return;
      if (child.type !== 'text') {
        trim(child);
        return;
      }
      if (isBlock(all[place - 1]) || (place === 0 && inBlock)) child.value = child.value.trimStart();
      if (isBlock(all[place + 1]) || (place === all.length - 1 && inBlock)) child.value = child.value.trimEnd();
    });
    parent.children = all.filter((child) => child.type !== 'text' || child.value !== '') as typeof parent.children;
  };
  trim(simple);
  return toHtml(simple);
}

const listed = differences.flatMap((difference) => difference.examples);
const refused = new Set(differences.flatMap((difference) => (difference.isRefused ? difference.examples : [])));

test('every example becomes the HTML that it says, or differs for a reason that is listed', () => {
  const found = examples.flatMap(([name, markdown, html]) => {
    const { html: made, isRefused } = ours(markdown);
    // Pages leave out the line break at the end of code.
    const expected = plain(html.replaceAll('\n</code></pre>', '</code></pre>'));
    return plain(made) === expected ? [] : [{ name, isRefused, markdown, expected, made: plain(made) }];
  });
  expect(found.filter(({ name }) => !listed.includes(name))).toEqual([]);
  const names = found.map(({ name }) => name);
  expect(listed.filter((name) => !names.includes(name))).toEqual([]);
  // What a page does not show, the check refuses: the author is told.
  expect(found.filter(({ name, isRefused }) => refused.has(name) && !isRefused)).toEqual([]);
}, 60_000);

test('the examples are there, and each is listed at most once', () => {
  expect(examples.length).toBeGreaterThan(750);
  expect(listed).toEqual([...new Set(listed)]);
});
