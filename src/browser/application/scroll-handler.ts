/**
 * Replaces `gatsby-react-router-scroll`, with an alias in webpack, since only src/browser/navigation/scroll-restoration.ts may scroll. Gatsby's own
 * handler stores a position in each frame while scrolling, under the name of the wrong entry of the history.
 */
import type { ReactNode } from 'react';

/** Where Gatsby's handler would be around the page. */
export const ScrollContext = ({ children }: { readonly children: ReactNode }): ReactNode => children;

/** Exported because the package `gatsby` expects it; the site does not use it. */
export function useScrollRestoration(): never {
  throw new Error('useScrollRestoration is not available on this site; see src/browser/application/scroll-handler.ts');
}
