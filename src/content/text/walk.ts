/**
 * Visits the nodes of a Markdown or HTML tree. unist-util-visit allocates a function and a list of ancestors per
 * node, which took a quarter of the time of the content check.
 */
import type { Nodes as HtmlNodes } from 'hast';
import type { Definition, Nodes as MarkdownNodes } from 'mdast';

/**
 * Calls a function for a node and its descendants in order; it may change the children of its node.
 * @throws RangeError if the nodes are nested thousands of levels deep
 */
export function walk<T extends MarkdownNodes | HtmlNodes>(node: T, visit: (node: T) => void): void {
  visit(node);
  if (!('children' in node)) return;
  for (const child of node.children) walk(child as T, visit);
}

export function nodesOf<Kind extends MarkdownNodes['type']>(
  tree: MarkdownNodes,
  ...kinds: readonly Kind[]
): Extract<MarkdownNodes, { readonly type: Kind }>[] {
  const found: MarkdownNodes[] = [];
  walk<MarkdownNodes>(tree, (node) => {
    if ((kinds as readonly string[]).includes(node.type)) found.push(node);
  });
  return found as Extract<MarkdownNodes, { readonly type: Kind }>[];
}

/** The names of the definitions that links and pictures refer to. */
export const referredIn = (tree: MarkdownNodes): Set<string> =>
  new Set(nodesOf(tree, 'linkReference', 'imageReference').map(({ identifier }) => identifier));

/** Of several definitions with one name, the first counts. */
export const definitionsIn = (tree: MarkdownNodes): ReadonlyMap<string, Definition> =>
  new Map(
    nodesOf(tree, 'definition')
      .reverse()
      .map((node) => [node.identifier, node]),
  );

/** In UTF-16 units from the start of the file. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

export const rangeOf = ({ position }: MarkdownNodes): TextRange => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});

export const rawOf = (text: string, node: MarkdownNodes): string => text.slice(rangeOf(node).from, rangeOf(node).to);
