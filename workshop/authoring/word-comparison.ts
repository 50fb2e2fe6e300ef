/**
 * Compares the words that a page shows of a Markdown text with those of remark, which has its own parser and knows nothing
 * of our rules.
 */
import type { Nodes as HtmlNodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHast } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { fixed } from '../../src/content/fixes/fix';
import { markdownLink } from '../../src/content/render/links';
import { prepare, render } from '../../src/content/render/render';
import { decode } from '../../src/content/text/decode';
import { parseMarkdown } from '../../src/content/text/markdown';
import { readText } from '../../src/content/text-checks/text-facts';
import type { Site } from '../../src/site/hosting/hosts';

export interface WordComparison {
  /** The rules that the check reports, once for each fault. */
  readonly rules: readonly string[];
  /** The first difference, with some words around it; null if all are the same. */
  readonly difference: { readonly expected: string; readonly shown: string } | null;
  /** Whether `fix` would change a word. */
  readonly isChangedByFix: boolean;
}

const front = '---\ntitle: A title\n---\n\n';

/** Of any kind, including other programs'. */
const withoutFrontMatter = (text: string): string =>
  text.replace(/^\uFEFF?(---|\+\+\+)[^\S\n]*\n(?:[^\n]*\n)*?\1[^\S\n]*(?:\n|$)/, '');

const reference = unified().use(remarkParse).use(remarkGfm);

export function compareWords(bytes: Uint8Array, site: Site): WordComparison {
  const file = front + withoutFrontMatter(decode(bytes).text ?? '');
  const { facts, findings } = readText('content/pages/a/en.md', new TextEncoder().encode(file), site);
  const expected = wordsOf(toHast(reference.parse(file.slice(front.length))));
  const shown = shownBy(file, site);
  const first = expected.findIndex((word, index) => word !== shown[index]);
  const isSame = first < 0 && shown.length === expected.length;
  const near = (words: readonly string[]): string =>
    words.slice(Math.max(0, first - 2), (first < 0 ? expected.length : first) + 4).join(' ');
  return {
    rules: [...findings, ...(facts?.unfit ?? [])].map(({ rule }) => rule),
    difference: isSame ? null : { expected: near(expected), shown: near(shown) },
    isChangedByFix:
      shownBy(fixed(file, { section: 'blog', locale: 'en', linked: null }).text, site).join(' ') !== shown.join(' '),
  };
}

function shownBy(file: string, site: Site): string[] {
  const { body } = parseMarkdown(file);
  prepare(body, (url) => markdownLink(site, 'en', url));
  return wordsOf(fromHtml(render(body, { locale: 'en', anchor: '', table: '' }), { fragment: true }));
}

const inLine = ['a', 'code', 'del', 'em', 'span', 'strong', 'sup'];

/** Block elements separate words. */
const wordsOf = (tree: HtmlNodes): string[] => textOf(tree).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function textOf(node: HtmlNodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map(textOf).join('');
  return node.type === 'element' && inLine.includes(node.tagName) ? inner : ` ${inner} `;
}
