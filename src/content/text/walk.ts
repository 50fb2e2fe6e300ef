/**
 * Visits the nodes of a Markdown or HTML tree. unist-util-visit allocates a function and a list of ancestors per
 * node, which took a quarter of the time of the content check.
 */
import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';

/**
 * Calls a function for a node and its descendants in order; it may change the children of its node.
 * @throws RangeError if the nodes are nested thousands of levels deep
 */
export function walk<T extends MarkdownNodes | HtmlNodes>(node: T, visit: (node: T) => void): void {
  visit(node);
  if (!('children' in node)) return;
  for (const child of node.children) walk(child as T, visit);
}
