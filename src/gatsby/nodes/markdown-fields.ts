/**
 * The key, HTML, headings and reading time of a Markdown node, made by the code of the content check. gatsby-transformer-remark only
 * makes the nodes and their front matter.
 *
 * Nothing is cached here between builds: Gatsby keeps the results of queries, and asks again when a node has changed.
 */
import path from 'node:path';
import type { CreateNodeArgs, CreateResolversArgs, Node } from 'gatsby';
import type { Root } from 'mdast';
import { curlQuotes } from '../../content/render/curly-quotes';
import { markdownLink } from '../../content/render/links';
import type { ReadingLabels } from '../../content/render/reading';
import { prepare, render } from '../../content/render/render';
import { headingsOf, type Markdown, parseBody } from '../../content/text/markdown';
import { nodesOf } from '../../content/text/walk';
import { withoutBreakSigns } from '../../site/languages/break-signs';
import type { LocaleCode } from '../../site/languages/locales';
import { withWholeWords } from '../../site/languages/whole-words';
import { messagesOf } from '../messages';
import { projectSite } from '../project-site';
import { type QueryContext, withPictures } from './text-pictures';

export interface MarkdownNode extends Node {
  readonly rawMarkdownBody: string;
  readonly fileAbsolutePath: string;
  readonly fields: { readonly key: string };
  readonly frontmatter: { readonly image?: unknown };
}

/** Gives every Markdown node `fields.key`, by which a page finds its text: `blog/first-rpa-flow/en`. */
export function nameEntries({ node, actions, getNode }: CreateNodeArgs): void {
  if (node.internal.type !== 'MarkdownRemark' || !node.parent) return;
  const file = getNode(node.parent) as (Node & { relativePath?: string }) | undefined;
  if (!file?.relativePath) return;
  actions.createNodeField({ node, name: 'key', value: file.relativePath.replace(/\.md$/, '') });
}

interface TextOfNode {
  readonly html: string;
  readonly headings: Markdown['headings'];
}

export function markdownFields(args: CreateResolversArgs) {
  const made = new WeakMap<MarkdownNode, Promise<TextOfNode>>();
  // Gatsby asks for the fields of a node together: make the text once for all of them.
  const textOf = (node: MarkdownNode, context: QueryContext): Promise<TextOfNode> => {
    const known = made.get(node) ?? makeText(node, context, args);
    made.set(node, known);
    return known;
  };
  const field = <T>(type: string, read: (text: TextOfNode) => T) => ({
    type,
    resolve: async (node: MarkdownNode, _: unknown, context: QueryContext) => read(await textOf(node, context)),
  });
  return {
    MarkdownRemark: {
      html: field('String', ({ html }) => html),
      headings: field('[MarkdownHeading]', ({ headings }) =>
        headings.map(({ slug, text, depth }) => ({ id: slug, value: withWholeWords(text), depth })),
      ),
      timeToRead: field('Int', ({ html }) => minutesToRead(html)),
    },
  };
}

/** The parser drops a byte order mark at the beginning of a text; in the file, a line comes before the body. */
function bodyOf({ rawMarkdownBody }: MarkdownNode): Root {
  const body = parseBody(`\n${rawMarkdownBody.replace(/\r\n?/g, '\n')}`);
  curlQuotes(body);
  return body;
}

async function makeText(node: MarkdownNode, context: QueryContext, args: CreateResolversArgs): Promise<TextOfNode> {
  const locale = path.basename(node.fileAbsolutePath, '.md') as LocaleCode;
  const body = bodyOf(node);
  const headings = headingsOf(body);
  prepare(body, (url) => markdownLink(projectSite, locale, url));
  // After ids of headings are set, which have no such signs.
  for (const text of nodesOf(body, 'text')) text.value = withWholeWords(text.value);
  const pictured: Root = await withPictures(body, node, context, args);
  return { html: render(pictured, await labelsOf(locale)), headings };
}

const labels = new Map<string, Promise<ReadingLabels>>();

function labelsOf(locale: LocaleCode): Promise<ReadingLabels> {
  const known = labels.get(locale) ?? messagesOf(locale, 'article').then((messages) => ({ ...messages, locale }));
  labels.set(locale, known);
  return known;
}

const wordsPerMinute = 265;

/** Scripts without spaces between words, or, as Korean, without spaces before another script. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu;

/** A word of the other scripts: `don't`, `example.com`, `1,000`. */
const spaced = /[\p{L}\p{N}\p{M}_]+(?:['’.:·][\p{L}\p{M}]+|[.,;’'][\p{N}]+)*/gu;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

export function minutesToRead(html: string): number {
  const text = withoutBreakSigns(html.replace(/<[^>]*>/g, '')).replace(/&#?\w+;/g, ' ');
  return Math.max(1, Math.round(wordsIn(text) / wordsPerMinute));
}

/** Counts words as `Intl.Segmenter` does, which takes 4 ms for a thousand words; the pattern takes 0.1 ms. */
export function wordsIn(text: string): number {
  let words = text.replace(unspaced, ' ').match(spaced)?.length ?? 0;
  for (const [part] of text.matchAll(unspaced)) {
    for (const { isWordLike } of segmenter.segment(part)) if (isWordLike) words += 1;
  }
  return words;
}
