/**
 * Parts that Gatsby and its plugins add to every document but that this site does not need.
 */
import { isValidElement, type ReactNode } from 'react';

/** The beginnings of their keys. */
const keys = [
  // Styles and a script for `GatsbyImage`: the cover (components/cover) shows its picture itself.
  'gatsby-image-style',
  // An inline script with the page's path, which is an attribute of the entry script's element instead.
  'script-loader',
  // Gatsby's name and version, which no visitor needs.
  'generator-',
];

/** The list of scripts, and inline scripts with the names of all chunks. The entry script starts the application without them. */
const scriptsSlice = '_gatsby-scripts';

/** Whether a component of the head or of the end of the body is one of these. */
export function isNeedless(node: ReactNode): boolean {
  if (!isValidElement<{ readonly sliceId?: string }>(node)) return false;
  return node.props.sliceId === scriptsSlice || keys.some((start) => node.key?.startsWith(start) === true);
}

/**
 * The HTML of a page without the style attributes that Gatsby's root and its announcer have: the policy allows none, and
 * src/components/styles/global.css says the same.
 */
export const withoutStyleAttributes = (html: string): string =>
  html.replace(/<div[^>]* id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (tag) => tag.replace(/ style="[^"]*"/, ''));
