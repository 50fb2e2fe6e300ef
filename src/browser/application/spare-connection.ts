import { mustSpare } from '../platform/connection';

/**
 * Keeps a hovered link from preloading its page on a slow connection or with data saving (specification 2.6): Gatsby
 * checks the connection before it preloads visible links, but not on hover, which React hears as `mouseover`.
 */
export const spareConnection = ({ document, navigator }: Pick<Window, 'document' | 'navigator'>): void =>
  document.addEventListener('mouseover', (event) => mustSpare(navigator) && event.stopPropagation(), {
    capture: true,
  });
