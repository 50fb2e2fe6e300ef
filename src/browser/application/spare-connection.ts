/**
 * Loads nothing in advance for visitors with a slow connection or with data saving turned on (specification 2.6). Gatsby
 * checks the connection before it preloads the target of a visible link, but not when the pointer moves over a link.
 */
import type { NavigationStep } from '../gatsby/gatsby';

const slowTypes = ['slow-2g', '2g'];

/** Lets the pointer load pages only if the connection is not slow and data saving is off. */
export const spareConnection = (navigator: Pick<Navigator, 'connection'>): NavigationStep => ({
  hovering: (next) => (path) => {
    const { effectiveType = '', saveData = false } = navigator.connection ?? {};
    if (!saveData && !slowTypes.includes(effectiveType)) next(path);
  },
});
