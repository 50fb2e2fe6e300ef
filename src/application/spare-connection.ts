/**
 * Loads nothing in advance for a visitor whose connection is slow or who saves data (specification 2.6). Gatsby looks at
 * the connection before it preloads what a link in view leads to, but not when the pointer comes over a link.
 */

/** The part of Gatsby's loader (`window.___loader`) that loads a page when the pointer comes over its link. */
export interface HoveringLoader {
  hovering: (path: string) => void;
}

const slowTypes = ['slow-2g', '2g'];

/** Lets the pointer load pages only where the connection is neither slow nor to be spared. */
export function spareConnection(loader: HoveringLoader, navigator: Pick<Navigator, 'connection'>): void {
  const { hovering } = loader;
  loader.hovering = (path) => {
    const { effectiveType = '', saveData = false } = navigator.connection ?? {};
    if (!saveData && !slowTypes.includes(effectiveType)) hovering(path);
  };
}
