/**
 * Stands in for `gatsby-react-router-scroll`, by an alias in webpack: src/services/places.ts scrolls, and nothing else does.
 * Gatsby's own stores a place in each frame of scrolling, under the name of another entry of the history.
 */
import type { ReactNode } from 'react';

/** Where Gatsby's handler would be around the page. */
export const ScrollContext = ({ children }: { readonly children: ReactNode }): ReactNode => children;

/** Exported by the package `gatsby`, and used by nothing in the site. */
export function useScrollRestoration(): never {
  throw new Error('useScrollRestoration has no handler behind it: see src/application/scroll-handler.ts');
}
