/**
 * Visits the parts of a Markdown or HTML tree. Unlike unist-util-visit, this makes no function and no list of ancestors for
 * each part, which took a quarter of the time of the content check.
 */
import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';

/**
 * Calls a function for a node and then for every node in it, in the order of the text. The function may change the children
 * of the node that it is given.
 * @throws RangeError if the nodes are nested thousands of levels deep
 */
export function walk<T extends MarkdownNodes | HtmlNodes>(node: T, visit: (node: T) => void): void {
  visit(node);
  if (!('children' in node)) return;
  for (const child of node.children) walk(child as T, visit);
}
