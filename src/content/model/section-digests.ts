/**
 * The parts of a source text that translations are made from, each with a digest (docs/content.md, "Translation status").
 * A part is a front matter field, or the text from one heading to the next. The digest ignores how a text is
 * written: line breaks, the characters for lists and emphasis, and the widths of tables.
 */
import { createHash } from 'node:crypto';
import type { Nodes, RootContent } from 'mdast';
import { identifiedHeadings, parseMarkdown } from '../text/markdown';
import { frontMatterFields } from '../text/yaml-source';
import { recordField } from './translation-record';

export interface TextPart {
  /** A field, `body` for the text before the first heading, or `body#slug`. */
  readonly name: string;
  /** The name of the field, or the text of the heading. */
  readonly title: string;
  /** Markdown, or the lines of a field. */
  readonly text: string;
  /** 8 hexadecimal digits. */
  readonly digest: string;
}

/** Fields that are the same in every language. */
export const fieldsWithoutText: readonly string[] = [
  ...['date', 'updated', 'draft', 'image', 'aliases', 'category', 'tags', 'author', 'order', 'first', 'version'],
  ...['links_checked', 'website', 'installers', 'scenes', 'features', 'related', 'competitor', recordField],
];

/** Of these, what no language has otherwise; `related` lacks pages that a language lacks, and links are read on other days. */
export const sharedFields: readonly string[] = [
  ...['date', 'category', 'tags', 'author', 'version', 'website', 'features', 'competitor'],
];

export function textParts(file: string): readonly TextPart[] {
  const { frontMatter, body } = parseMarkdown(file);
  const fields = Object.entries(frontMatterFields(frontMatter?.text ?? ''))
    .filter(([name]) => !fieldsWithoutText.includes(name))
    .map(([name, value]): TextPart => {
      const text = linesOf(value).join('\n');
      return { name, title: name, text, digest: digestOf(withoutLineBreaks(text)) };
    });

  const headings = new Map<RootContent, { readonly text: string; readonly id: string }>(
    identifiedHeadings(body).map((heading) => [heading.node, heading]),
  );
  const groups: RootContent[][] = [];
  for (const node of body.children) {
    const group = groups.at(-1);
    if (group && node.type !== 'heading') group.push(node);
    else groups.push([node]);
  }
  const sections = groups.map((nodes): TextPart => {
    const [first] = nodes;
    const heading = first && headings.get(first);
    return {
      name: heading ? `body#${heading.id}` : 'body',
      title: heading?.text ?? 'the beginning of the text',
      text: file.slice(first?.position?.start.offset, nodes.at(-1)?.position?.end.offset),
      digest: digestOf(JSON.stringify(nodes.map(meaningOf))),
    };
  });
  return [...fields, ...sections];
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

const withoutLineBreaks = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** One line for a text, and one for each text in a list or a table. */
function linesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) => {
    const lines = linesOf(inner);
    return Array.isArray(value) ? lines : lines.map((line) => `${key}: ${line}`);
  });
}

function meaningOf(node: Nodes): unknown {
  const spelling = ['position', 'spread', 'label', 'referenceType'];
  const meaning = Object.entries(node).filter(([key]) => !spelling.includes(key) && key !== 'children');
  return {
    ...Object.fromEntries(meaning),
    ...(node.type === 'text' && { value: node.value.replace(/\s+/g, ' ') }),
    ...('children' in node && { children: node.children.map(meaningOf) }),
  };
}
