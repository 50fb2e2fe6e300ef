/**
 * What Gatsby and its plugins put into every document, and this site's documents do without.
 */
import { isValidElement, type ReactNode } from 'react';

/** The starts of their keys. */
const keys = [
  // Styles and a script for `GatsbyImage`: the cover (components/cover) shows its picture itself.
  'gatsby-image-style',
  // An inline script with the page's path: it stands at the entry script's element.
  'script-loader',
];

/** The list of scripts, and inline scripts with the names of all chunks: the entry script starts the application by itself. */
const scriptsSlice = '_gatsby-scripts';

/** Whether a component of the head or the body's end is one of these. */
export function isNeedless(node: ReactNode): boolean {
  if (!isValidElement<{ readonly sliceId?: string }>(node)) return false;
  return node.props.sliceId === scriptsSlice || keys.some((start) => node.key?.startsWith(start) === true);
}
