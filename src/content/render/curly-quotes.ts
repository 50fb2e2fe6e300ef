/**
 * Curly quotation marks and apostrophes for the straight ones of keyboards. Only English sources have these: in
 * other languages, the check asks for the language's own marks (fixes/quotation-marks.ts).
 */
import type { Parents, Root } from 'mdast';
import { nodesOf } from '../text/walk';

/** A mark after these opens a quotation; any other closes it. */
const beforeQuotation = /^$|[\s([{–—/“]$/;

/**
 * A text with curly marks.
 * @param before the text before it in the same paragraph
 */
export const withCurlyQuotes = (text: string, before = ''): string =>
  text.replace(/["']/g, (mark, at: number) => {
    if (mark === "'") return '’';
    return beforeQuotation.test(at > 0 ? text.slice(0, at) : before) ? '“' : '”';
  });

/** Changes a body in place; code and addresses keep their marks. */
export function curlQuotes(body: Root): void {
  for (const node of nodesOf(body, 'paragraph', 'heading', 'tableCell')) curlWithin(node, '');
}

/** @returns the last character of the paragraph */
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

export function withCurlyFields<T>(value: T): T {
  if (typeof value === 'string') return withCurlyQuotes(value) as T;
  if (Array.isArray(value)) return value.map(withCurlyFields) as T;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withCurlyFields(inner)])) as T;
}
