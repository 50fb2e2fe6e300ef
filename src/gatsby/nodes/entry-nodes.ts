/**
 * Names Markdown nodes by their place in the content tree, so that a page finds its text by key (design 5).
 */
import type { CreateNodeArgs, Node } from 'gatsby';

/** Gives every Markdown node `fields.key`: `blog/first-rpa-flow/en`. */
export function nameEntries({ node, actions, getNode }: CreateNodeArgs): void {
  if (node.internal.type !== 'MarkdownRemark' || !node.parent) return;
  const file = getNode(node.parent) as (Node & { relativePath?: string }) | undefined;
  if (!file?.relativePath) return;
  actions.createNodeField({ node, name: 'key', value: file.relativePath.replace(/\.md$/, '') });
}
