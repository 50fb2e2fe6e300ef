import { isValidElement, type ReactNode } from 'react';

/** Key prefixes of tags that Gatsby and its plugins add to every document. */
const keys = [
  // Styles and a script for `GatsbyImage`; components/cover shows its picture itself.
  'gatsby-image-style',
  // An inline script with the page's path, which is an attribute of the entry script instead.
  'script-loader',
  // Gatsby's name and version.
  'generator-',
];

/** Script tags, and inline scripts with the names of all chunks; the entry script starts the application without them. */
const scriptsSlice = '_gatsby-scripts';

/** Whether a component of the head or of the end of the body is Gatsby's, and this site does not need it. */
export function isGatsbyTag(node: ReactNode): boolean {
  if (!isValidElement<{ readonly sliceId?: string }>(node)) return false;
  return node.props.sliceId === scriptsSlice || keys.some((start) => node.key?.startsWith(start) === true);
}

/** Removes the style attributes of Gatsby's root and announcer, which the policy forbids; global.css has the same styles. */
export const withoutStyleAttributes = (html: string): string =>
  html.replace(/<div[^>]* id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (tag) => tag.replace(/ style="[^"]*"/, ''));
