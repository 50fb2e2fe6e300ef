import type { NavigationStep } from '../gatsby/gatsby';
import { mustSpare } from '../platform/connection';

/**
 * Lets a hover preload a page only if the connection is not slow and data saving is off (specification 2.6). Gatsby
 * checks the connection before it preloads visible links, but not on hover.
 */
export const spareConnection = (navigator: Pick<Navigator, 'connection'>): NavigationStep => ({
  hovering: (next) => (path) => {
    if (!mustSpare(navigator)) next(path);
  },
});
