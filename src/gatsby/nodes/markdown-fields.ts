/**
 * The HTML, the headings and the reading time of a Markdown node, made by the same code that the content check uses
 * (design 5). They replace what gatsby-transformer-remark would make with its own parser; that plugin only makes the nodes,
 * and reads their front matter with the parser of the check.
 *
 * Nothing is cached here between builds: Gatsby keeps the results of queries, and asks again when a node has changed.
 */

import path from 'node:path';
import type { CreateResolversArgs, Node } from 'gatsby';
import type { Root } from 'mdast';
import { curlQuotes } from '../../content/render/curly-quotes';
import { markdownLink } from '../../content/render/links';
import type { ReadingLabels } from '../../content/render/reading';
import { prepare, render } from '../../content/render/render';
import { headingsOf, type Markdown, parseBody } from '../../content/text/markdown';
import type { LocaleCode } from '../../site/languages/locales';
import { messagesOf } from '../messages';
import { projectSite } from '../project-site';
import { minutesToRead } from './reading-time';
import { type QueryContext, withPictures } from './text-pictures';

/** A node of gatsby-transformer-remark. */
export interface MarkdownNode extends Node {
  readonly rawMarkdownBody: string;
  readonly fileAbsolutePath: string;
}

/** A text as pages show it. */
interface TextOfNode {
  readonly html: string;
  readonly headings: Markdown['headings'];
}

/** Resolvers of the fields. */
export function markdownFields(args: CreateResolversArgs) {
  const made = new WeakMap<MarkdownNode, Promise<TextOfNode>>();
  // Gatsby asks for the fields of a node together, so the text is made only once for all of them.
  const textOf = (node: MarkdownNode, context: QueryContext): Promise<TextOfNode> => {
    const known = made.get(node) ?? makeText(node, context, args);
    made.set(node, known);
    return known;
  };
  return {
    MarkdownRemark: {
      html: {
        type: 'String',
        resolve: async (node: MarkdownNode, _: unknown, context: QueryContext) => (await textOf(node, context)).html,
      },
      headings: {
        type: '[MarkdownHeading]',
        resolve: async (node: MarkdownNode, _: unknown, context: QueryContext) =>
          (await textOf(node, context)).headings.map(({ slug, text, depth }) => ({ id: slug, value: text, depth })),
      },
      timeToRead: {
        type: 'Int',
        resolve: async (node: MarkdownNode, _: unknown, context: QueryContext) =>
          minutesToRead((await textOf(node, context)).html),
      },
    },
  };
}

async function makeText(node: MarkdownNode, context: QueryContext, args: CreateResolversArgs): Promise<TextOfNode> {
  const locale = path.basename(node.fileAbsolutePath, '.md') as LocaleCode;
  // As in the file, a line comes before the body: at the beginning of a text, the parser takes a byte order mark away.
  const body = parseBody(`\n${node.rawMarkdownBody.replace(/\r\n?/g, '\n')}`);
  curlQuotes(body);
  const headings = headingsOf(body);
  prepare(body, (url) => markdownLink(projectSite, locale, url));
  const pictured: Root = await withPictures(body, node, context, args);
  return { html: render(pictured, await labelsOf(locale)), headings };
}

const labels = new Map<string, Promise<ReadingLabels>>();

/** The words for the parts of a text in a language. */
function labelsOf(locale: LocaleCode): Promise<ReadingLabels> {
  const known = labels.get(locale) ?? messagesOf(locale, 'article').then((messages) => ({ ...messages, locale }));
  labels.set(locale, known);
  return known;
}
