/**
 * Loads nothing in advance for visitors with a slow connection or with data saving turned on (specification 2.6). Gatsby
 * checks the connection before it preloads the target of a visible link, but not when the pointer moves over a link.
 */
import type { NavigationStep } from '../gatsby/gatsby';
import { mustSpare } from '../platform/connection';

/** Lets the pointer load pages only if the connection is not slow and data saving is off. */
export const spareConnection = (navigator: Pick<Navigator, 'connection'>): NavigationStep => ({
  hovering: (next) => (path) => {
    if (!mustSpare(navigator)) next(path);
  },
});
