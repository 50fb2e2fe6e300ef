/**
 * Loads nothing in advance for visitors with a slow connection or with data saving turned on (specification 2.6). Gatsby
 * checks the connection before it preloads the target of a visible link, but not when the pointer moves over a link.
 */

/** The part of Gatsby's loader (`window.___loader`) that loads a page when the pointer comes over its link. */
export interface HoveringLoader {
  hovering: (path: string) => void;
}

const slowTypes = ['slow-2g', '2g'];

/** Lets the pointer load pages only if the connection is not slow and data saving is off. */
export function spareConnection(loader: HoveringLoader, navigator: Pick<Navigator, 'connection'>): void {
  const { hovering } = loader;
  loader.hovering = (path) => {
    const { effectiveType = '', saveData = false } = navigator.connection ?? {};
    if (!saveData && !slowTypes.includes(effectiveType)) hovering(path);
  };
}
