/**
 * The quotation marks and apostrophes that pages print in the place of those that a keyboard has. Only English texts have any: in
 * other languages the check asks for those of the language (fixes/quotation-marks.ts).
 */
import type { Nodes, Parents, Root } from 'mdast';
import { walk } from '../text/walk';

/** After these a quotation begins; after anything else it ends. */
const beforeQuotation = /^$|[\s([{–—/“]$/;

/**
 * A text with curly marks.
 * @param before what stands before it in the same paragraph
 */
export const withCurlyQuotes = (text: string, before = ''): string =>
  text.replace(/["']/g, (mark, at: number) => {
    if (mark === "'") return '’';
    return beforeQuotation.test(at > 0 ? text.slice(0, at) : before) ? '“' : '”';
  });

/** Gives a body curly marks, in place; code and addresses keep theirs. */
export function curlQuotes(body: Root): void {
  walk<Nodes>(body, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') curlWithin(node, '');
  });
}

/** Goes through a paragraph in reading order. @returns its last sign */
function curlWithin(parent: Parents, start: string): string {
  let before = start;
  for (const node of parent.children) {
    if (node.type === 'text') {
      const text = node.value;
      node.value = withCurlyQuotes(text, before);
      before = text.slice(-1) || before;
    } else if (node.type === 'image') {
      node.alt = node.alt && withCurlyQuotes(node.alt);
      node.title = node.title && withCurlyQuotes(node.title);
    } else if ('children' in node) before = curlWithin(node, before);
    else before = node.type === 'inlineCode' ? node.value.slice(-1) : ' ';
  }
  return before;
}

/** Front matter with curly marks in all of its texts. */
export function withCurlyFields<T>(value: T): T {
  if (typeof value === 'string') return withCurlyQuotes(value) as T;
  if (Array.isArray(value)) return value.map(withCurlyFields) as T;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withCurlyFields(inner)])) as T;
}
