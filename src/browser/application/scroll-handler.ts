/** Replaces `gatsby-react-router-scroll` by a webpack alias: that stores positions for the wrong history entry. */
import type { ReactNode } from 'react';

export const ScrollContext = ({ children }: { readonly children: ReactNode }): ReactNode => children;

/** The package `gatsby` imports it; the site does not call it. */
export function useScrollRestoration(): never {
  throw new Error('useScrollRestoration is not available on this site; see src/browser/application/scroll-handler.ts');
}
